import type { ArmySetup } from '@adjutant/engine';
import { useEffect, useState } from 'react';
import { engine } from '../worker/client.ts';
import { listArmies } from '../worker/store.ts';
import { examples } from './examples.ts';

/** An army that can be chosen. */
export interface Choosable {
  readonly id: string;
  readonly army: ArmySetup;
  readonly example: boolean;
}

/** The examples and the armies that were brought, the latest first; undefined while they are read. */
export function useArmies(): readonly Choosable[] | undefined {
  const [armies, setArmies] = useState<readonly Choosable[] | undefined>(undefined);
  useEffect(() => {
    let current = true;
    void load().then((read) => (current ? setArmies(read) : undefined));
    return () => {
      current = false;
    };
  }, []);
  return armies;
}

async function load(): Promise<readonly Choosable[]> {
  const own = (await listArmies()).map(({ id, army }) => ({ id, army, example: false }));
  const read = await Promise.all(
    examples.map(async ({ id, text }) => ({ id, result: await engine().readArmyList(text) })),
  );
  return [...read.flatMap(({ id, result }) => (result.ok ? [{ id, army: result.army, example: true }] : [])), ...own];
}
