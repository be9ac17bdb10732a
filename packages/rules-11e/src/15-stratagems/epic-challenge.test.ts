import { flow, flowName, openWindow, type Weapon } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { fixed, type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import type { Attack } from '../04-making-attacks/attack.ts';
import { endWithPhase } from '../07-battle-round/durations.ts';
import { hooks } from '../hooks.ts';
import { moments } from '../moments.ts';

const selectFlow = flowName<{ unit: number }>('test/select-to-fight');
const selectSteps = flow(selectFlow, {
  start(game, { unit }) {
    openWindow(game, moments.unitSelectedToFight, { unit });
    return 'done';
  },
});

const leader = { keywords: ['INFANTRY', 'CHARACTER'] };
const units = {
  squad: { models: 2, leader: { ...leader, models: 2 } },
  grunts: { models: 2 },
  enemy: { player: 1 },
} as const;

/** A unit was just selected to fight. */
function selected(unit: number, more: Partial<SceneSketch> = {}): Scene {
  const s = scene({ units, phase: 'fight', commandPoints: [1, 1], ...more });
  const flows = new Map([...s.ruleset.flows, [selectSteps.name, selectSteps]] as const);
  Object.assign(s.ruleset, { flows });
  return s.run(selectFlow.begin({ unit }));
}

const profile = {
  name: 'x',
  attacks: fixed(1),
  skill: 3,
  strength: fixed(4),
  armourPenetration: 0,
  damage: fixed(1),
  abilities: [],
};
const weapon: Weapon = { id: 'x', name: 'x', profiles: [profile] };

function abilitiesOf(s: Scene, model: number, melee: boolean): string[] {
  const rest = {
    unit: 0,
    weapon,
    profile,
    target: 2,
    targetModels: 1,
    halfRange: false,
    cover: false,
    singleTarget: true,
    outOfPhase: false,
  };
  const attack = { ...rest, model, melee } as unknown as Attack;
  return hooks.weaponAbilities.parts(s.game, attack).flatMap(({ value }) => value.map(({ id }) => id));
}

const CHALLENGE = 'stratagem:core/epic-challenge:unit:0:model:3';

test('15.03 ex 1, 15.03-a 15.03-b 15.03-c the melee weapons of the chosen CHARACTER model gain [PRECISION]', () => {
  const s = selected(0).answer(CHALLENGE);
  expect([abilitiesOf(s, 3, true), abilitiesOf(s, 3, false), abilitiesOf(s, 2, true)]).toEqual([['precision'], [], []]);
  endWithPhase(s.game);
  expect(abilitiesOf(s, 3, true)).toEqual([]);
});

test("15.03-b in either player's turn, for an own CHARACTER unit", () => {
  expect('options' in selected(0, { turn: 1 }).question).toBe(true);
  expect(selected(1).over).toBe(true);
});

test('15.03-b only CHARACTER models can be picked, and only in the Fight phase', () => {
  const { question } = selected(0);
  expect('options' in question && question.options.map(({ id }) => id)).toEqual([
    CHALLENGE.replace('3', '2').replace('model:3', 'model:2'),
    CHALLENGE,
  ]);
  expect(selected(0, { phase: 'charge' }).over).toBe(true);
});
