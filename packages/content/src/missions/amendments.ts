/**
 * What the cards say in words and the data has no field for: conditions of awards, how actions are completed, when an award
 * is also looked at. Each entry is read from the card's description.
 */
import type { CardAction, CardRule, Condition, Quantity } from '@adjutant/rules-11e';

const fit = { wholly: true, fit: true } as const;
const inNoMansLand = (side: 'friendly' | 'enemy'): Quantity => ({
  count: 'units',
  side,
  place: 'no-mans-land',
  ...fit,
});
const nearCentre = (side: 'friendly' | 'enemy', inches: number): Quantity => ({
  count: 'units-near-centre',
  side,
  inches,
  ...(side === 'friendly' ? { fit: true } : {}),
});
const holdsCentre = (clear: number): Condition => ({
  all: [
    { of: nearCentre('friendly', 3), atLeast: 1 },
    { of: nearCentre('enemy', clear), atMost: 0 },
  ],
});
const moreInTheMiddle: Condition = { of: inNoMansLand('friendly'), moreThan: inNoMansLand('enemy') };

/** Conditions of awards that the data gives none, by card and position of the award. */
export const conditions: Readonly<Record<string, Readonly<Record<number, Condition>>>> = {
  'display-of-might': { 0: moreInTheMiddle, 1: moreInTheMiddle },
  assassination: {
    2: {
      any: [
        { of: { count: 'models-destroyed', side: 'enemy', keyword: 'CHARACTER' }, atLeast: 1 },
        { of: { count: 'models-left', side: 'enemy', keyword: 'CHARACTER' }, atMost: 0 },
      ],
    },
  },
  'centre-ground': { 0: holdsCentre(3), 1: holdsCentre(6) },
  outflank: { 0: { of: { count: 'flanks' }, atLeast: 1 }, 1: { of: { count: 'flanks' }, atLeast: 2 } },
};

/** Cards whose awards of the Command phase are scored at the end of the turn in the last round. */
export const lastRoundAtTurnEnd: readonly string[] = ['battlefield-dominance'];

/** Cards that are scored when the opponent's turn or the battle ends, whichever is first. */
export const orLastTurn: readonly string[] = ['burden-of-trust', 'defend-stronghold', 'beacon'];

/** Rules that only a card's description has. */
export const describedRules: Readonly<Record<string, readonly CardRule[]>> = {
  'burden-of-trust': ['guard-objectives'],
  beacon: ['beacon-unit'],
  'a-tempting-target': ['tempting-target'],
};

/** Actions of the data that are no actions of section 16. */
export const actionRules: Readonly<Record<string, CardRule>> = {
  condemn: 'condemn-units',
  consecrate: 'consecrate-objectives',
  'place-markers': 'markers-before-battle',
  'clear-markers': 'clear-markers',
};

type ActionWords = Omit<CardAction, 'id' | 'name' | 'fromRound' | 'useLimit'>;

const held = { completes: 'end-of-turn', needs: 'control' } as const;
const notHome = { kind: 'objective', which: { notHome: true } } as const;
const centre = { kind: 'objective', which: { role: 'centre' } } as const;

/** What the actions of section 16 are performed on, and how they end. */
export const actions: Readonly<Record<string, ActionWords>> = {
  'booby-trap': {
    on: { kind: 'area', place: 'outside-own-zone', untagged: 'trapped' },
    completes: 'at-once',
    tag: 'trapped',
    marker: 'place',
  },
  'sensor-sweep': { on: centre, ...held, marker: 'remove', needsTwoMarkers: true },
  decoy: { on: { ...notHome, untagged: 'decoyed' }, ...held, tag: 'decoyed', marker: 'place' },
  'secure-asset': { on: notHome, ...held },
  'maintain-control': { on: centre, ...held, marker: 'place' },
  sabotage: { on: notHome, ...held },
  'vanguard-operation': {
    on: { kind: 'area', place: 'opponent-territory' },
    completes: 'end-of-turn',
    needs: 'no-enemies',
  },
  surveil: {
    on: { kind: 'enemy', inches: 18, untagged: 'surveilled' },
    completes: 'at-once',
    tag: 'surveilled',
    tagLasts: 'turn',
  },
  triangulate: { on: notHome, ...held, tag: 'triangulated', marker: 'place' },
  'extract-intelligence': { on: { ...notHome, unmarked: true }, ...held, marker: 'place' },
  plunder: { on: { kind: 'area', place: 'outside-own-territory' }, completes: 'at-once', tag: 'plundered' },
  cleanse: { on: notHome, ...held, tag: 'cleansed', tagLasts: 'turn' },
};
