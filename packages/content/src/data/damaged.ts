import type { AbilityEntry } from '@adjutant/engine';
import { fixedAmount } from '../amounts.ts';

/** Wounds at or below which a model counts as damaged; the data package has these for few datasheets, so they are written by hand. */
const thresholds: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  orks: {
    battlewagon: 5,
    'blitza-bommer': 4,
    'burna-bommer': 4,
    dakkajet: 4,
    gorkanaut: 7,
    'hunta-rig': 5,
    'kill-rig': 5,
    morkanaut: 7,
    stompa: 10,
    'wazbom-blastajet': 4,
  },
  'tau-empire': {
    'ax-1-0-tiger-shark': 6,
    'ghostkeel-battlesuit': 4,
    'hammerhead-gunship': 5,
    manta: 20,
    'razorshark-strike-fighter': 4,
    'riptide-battlesuit': 4,
    'sky-ray-gunship': 5,
    stormsurge: 5,
    'sun-shark-bomber': 4,
    'taunar-supremacy-armour': 10,
    'tiger-shark': 6,
  },
};

/** The damaged state of a datasheet; `undefined` where it has none. */
export function damagedEntry(
  faction: string,
  unit: string,
  wounds = thresholds[faction]?.[unit],
): AbilityEntry | undefined {
  if (wounds === undefined) return undefined;
  const name = `Damaged: 1-${wounds} Wounds Remaining`;
  return { id: `${faction}/${unit}/damaged`, name, kind: 'damaged', value: fixedAmount(wounds) };
}

/** Whether every datasheet of the faction was looked at. */
export function isDamagedKnown(faction: string): boolean {
  return thresholds[faction] !== undefined;
}
