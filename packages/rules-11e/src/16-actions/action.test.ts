import { type Game, score, setPlace, startEffect } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { notes, shootAll } from '../../test/attacks.ts';
import { offered, path, refused } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { becomeBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { isEngaged } from '../03-moving/engagement.ts';
import { canDo } from '../09-movement-phase/activities.ts';
import { whyNotEligibleToShoot } from '../10-shooting-phase/eligible-to-shoot.ts';
import { reposition } from '../20-strategic-reserves/reposition.ts';
import { ability } from '../effect.ts';
import { chargePhaseFlow, moveFlow, movementPhaseFlow, shootingPhaseFlow } from '../flows.ts';
import { ruleset11e } from '../index.ts';
import { type ActionSketch, action } from './action.ts';
import { whyNoAction } from './eligibility.ts';
import { performing } from './performing.ts';

const dig: ActionSketch = {
  id: 'test/dig',
  name: 'Dig',
  rule: 'test',
  open: true,
  starts: { at: 'duringShootingPhase' },
  completes: { at: 'endOfShootingPhase', turn: 'own' },
  units: () => true,
  effect: (game, { player }) => score(game, player, 'dig', 1, 'test'),
};

const gun = [{ range: 24 }];
const enemy: UnitSketch = { player: 1, at: [30, 30], weapons: gun };

const other: UnitSketch = { at: [40, 10], weapons: gun };

function digging(sketch: Partial<ActionSketch> = {}, more: Partial<SceneSketch> = {}): Scene {
  const effects = [...action({ ...dig, ...sketch }), ...(more.effects ?? [])];
  const units = { us: { at: [30, 10] as const, weapons: gun }, enemy, ...more.units };
  const s = scene({ ...more, units, effects });
  startEffect(s.game, { effect: dig.id, owner: 0, data: {}, until: { kind: 'battle' } }, 'test');
  return s;
}

/** The option with which the active player starts the action. */
function digOption(s: Scene): string {
  const { question } = s;
  const options = question.kind === 'choose-one' ? question.options : [];
  return options.find(({ group }) => group === dig.id)?.id ?? 'nothing';
}

function start(s: Scene): Scene {
  s.run(shootingPhaseFlow.begin({}));
  return s.answer(digOption(s)).answer('unit:0');
}

const points = (s: Scene) => s.game.state.players[0].victoryPoints;

test('16.01-b 16.01-c 16.01-l a unit starts an action, and at its time the effect is resolved', () => {
  const s = start(digging({}, { units: { other } }));
  expect([performing(s.game, 0)?.owner, points(s)]).toEqual([0, 0]);
  s.answer('pass');
  expect([s.over, points(s), performing(s.game, 0)]).toEqual([true, 1, undefined]);
});

test('16.01-a an open action is open to both players, another only to its owner', () => {
  const theirs = digging({}, { turn: 1 }).run(shootingPhaseFlow.begin({}));
  expect(digOption(theirs)).not.toBe('nothing');
  const owned = digging({ open: false }, { turn: 1 }).run(shootingPhaseFlow.begin({}));
  expect(digOption(owned)).toBe('nothing');
});

test('16.01-b 16.01-c the unit has to fit, and the use limit counts starts', () => {
  const units = { other: { at: [40, 10] as const, weapons: gun }, third: { at: [20, 10] as const } };
  const fits = (game: Game, unit: number) => game.unitInfo(unit).name !== 'third';
  const s = digging({ units: fits, useLimit: { count: 1, per: 'turn' } }, { units });
  s.run(shootingPhaseFlow.begin({})).answer(digOption(s));
  expect(offered(s)).toEqual(['unit:0', 'unit:1']);
  s.answer('unit:0');
  expect(digOption(s)).toBe('nothing');
});

test('16.01-c at a moment every unit that wants to may start it', () => {
  const units = { other };
  const s = digging({ starts: { at: 'startOfShootingPhase' } }, { units }).run(shootingPhaseFlow.begin({}));
  s.answer(digOption(s)).answer('unit:1');
  expect(offered(s)).toEqual(['unit:0']);
  s.answer('unit:0');
  expect([0, 1].map((unit) => performing(s.game, unit) !== undefined)).toEqual([true, true]);
});

test('16.01-c what the action is performed on is chosen with the unit', () => {
  const choices = () => ['a', 'b'].map((id) => ({ id, value: { objective: id } }));
  const s = start(digging({ choices }, { units: { other } }));
  expect([s.question.purpose, offered(s)]).toEqual(['action-choice', ['a', 'b']]);
  expect(performing(s.answer('b').game, 0)?.data).toEqual({ choice: { objective: 'b' } });
});

test('16.01-d who may not start an action', () => {
  const why = (us: UnitSketch, then: (s: Scene) => void = () => undefined, more: SceneSketch['units'] = {}) => {
    const s = scene({ units: { us: { at: [30, 10], ...us }, ...more } });
    then(s);
    return whyNoAction(s.game, 0)?.code;
  };
  const touching = { touching: { player: 1 as const, at: [30, 12.5] as const } };
  const did = (fact: string) => (s: Scene) => Object.assign(s.game.unit(0).facts, { [fact]: s.game.state.clock.turn });
  expect(why({})).toBeUndefined();
  expect(why({ reserves: true })).toBe('not-on-the-battlefield');
  expect(why({ keywords: ['AIRCRAFT'] })).toBe('aircraft');
  expect(why({ keywords: ['FORTIFICATION'] })).toBe('fortification');
  expect(why({}, (s) => becomeBattleShocked(s.game, 0, 'test'))).toBe('battle-shocked');
  expect(why({ oc: 0 })).toBe('no-objective-control');
  expect(why({}, undefined, touching)).toBe('engaged');
  expect(why({ keywords: ['TITANIC'] }, undefined, touching)).toBeUndefined();
  expect(why({}, did('advancedOn'))).toBe('advanced');
  expect(why({}, did('fellBackOn'))).toBe('fell-back');
  expect(why({}, did('actionStartedOn'))).toBe('started-another-action');
});

test('01.07-f a battle-shocked unit starts no action, unless a rule lets it', () => {
  const stoic = ability({
    id: 'stoic',
    rule: 'test',
    hooks: { allows: ({ activity }) => (activity === 'start-action' ? 'battle-shocked' : undefined) },
  });
  const s = scene({ units: { us: {} }, effects: [stoic], detachments: [['stoic'], []] });
  becomeBattleShocked(s.game, 0, 'test');
  expect(whyNoAction(s.game, 0)).toBeUndefined();
});

test('16.01-e 16.01 ex 4 a unit that has shot starts no action in that phase', () => {
  const s = digging({}, { dice: [1] });
  shootAll(s, 'us', 'enemy', 'normal');
  expect(whyNoAction(s.game, 0)?.code).toBe('has-shot');
  s.game.state.clock.phase += 1;
  expect(whyNoAction(s.game, 0)).toBeUndefined();
});

test('16.01-f from starting until the end of the turn it neither shoots nor charges', () => {
  const s = start(digging({}, { units: { other } }));
  expect(refused(s, 'unit:0')).toBe('16.01-f started-an-action');
  expect(canDo(s.game, 0, 'declare-charge')?.rule).toBe('16.01-f');
  s.game.state.clock.turn += 1;
  expect(canDo(s.game, 0, 'shoot')).toBeUndefined();
});

test('16.01 ex 3, 16.01-f TITANIC units still shoot, and do not charge either', () => {
  const s = start(digging({}, { units: { us: { at: [30, 10], weapons: gun, keywords: ['TITANIC'] } } }));
  expect(whyNotEligibleToShoot(s.game, 0)).toBeUndefined();
  expect(canDo(s.game, 0, 'declare-charge')?.code).toBe('started-an-action');
});

test('16.01-g a unit without ranged weapons is eligible to shoot, and so to an action that asks for that', () => {
  const eligible = (game: Game, unit: number) => whyNotEligibleToShoot(game, unit) === undefined;
  const s = digging({ units: eligible }, { units: { us: { at: [30, 10] }, other } });
  expect(performing(start(s).game, 0)).toBeDefined();
});

/** The unit moves 1" after starting. */
function moved(s: Scene, moveType: string): Scene {
  s.run(
    moveFlow.begin({
      unit: 0,
      moveType,
      rule: 'test',
      movers: [{ model: 0, maximum: 3 }],
      constraints: [],
      mayDecline: false,
    }),
  );
  return s.answer([path(0, [30, 11])]);
}

test('16.01-h 16.01 ex 2 any move but a pile-in or consolidation stops it', () => {
  const after = (moveType: string) => performing(moved(start(longDig()), moveType).game, 0) !== undefined;
  expect([after('normal'), after('surge'), after('pile-in'), after('consolidation')]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

/** The same action, completed at the end of the turn. */
function longDig(more: Partial<SceneSketch> = {}): Scene {
  return digging({ completes: { at: 'endOfTurn', turn: 'own' } }, more);
}

test('16.01-h leaving the battlefield stops it, also where the unit comes back', () => {
  const s = start(longDig());
  reposition(s.game, 0, 'test');
  setPlace(s.game, 0, { kind: 'table' }, 'test');
  expect([performing(s.game, 0), notes(s, 'action-stopped').length]).toEqual([undefined, 1]);
});

test('cs.faq.01.07-2-a 16.01-i 01.07-g becoming battle-shocked stops it', () => {
  const s = start(longDig());
  becomeBattleShocked(s.game, 0, 'test');
  expect(performing(s.game, 0)).toBeUndefined();
});

test('cs.faq.01.07-1-a 16.01-j 01.07-g a rule that lets a unit start actions while battle-shocked lets it go on', () => {
  const stoic = ability({
    id: 'stoic',
    rule: 'test',
    hooks: { allows: ({ activity }) => (activity === 'start-action' ? 'battle-shocked' : undefined) },
  });
  const s = start(longDig({ effects: [stoic], detachments: [['stoic'], []] }));
  becomeBattleShocked(s.game, 0, 'test');
  expect(performing(s.game, 0)).toBeDefined();
});

test('16.01-k 16.01 ex 1 becoming engaged does not stop it', () => {
  const s = start(longDig());
  s.game.model(s.models('enemy')[0]!).pose = { x: 30, y: 12, z: 0, facingX: 0, facingY: 1 };
  expect([isEngaged(s.game, 0), performing(s.game, 0) !== undefined]).toEqual([true, true]);
});

test('16 open point 2 remaining stationary does not stop it', () => {
  const s = start(longDig({ phase: 'movement' }));
  s.run(movementPhaseFlow.begin({})).answer('unit:0').answer('remain-stationary');
  expect(performing(s.game, 0)).toBeDefined();
});

test('16.01-f a charge phase offers no charge to a unit that has started an action', () => {
  const s = start(longDig({ units: { near: { player: 1, at: [30, 16] }, other: { at: [36, 10] } } }));
  s.run(chargePhaseFlow.begin({}));
  expect(refused(s, 'unit:0')).toBe('16.01-f started-an-action');
});

test('16.01-m the rules themselves offer no action: in a battle without mission cards none is in force', () => {
  const actions = [...ruleset11e.effects.values()].filter((effect) => 'action' in effect).map(({ id }) => id);
  const { effects } = scene({ units: { us: {} } }).game.state;
  expect(effects.filter(({ effect }) => actions.includes(effect))).toEqual([]);
  expect(actions.every((id) => id.startsWith('mission/'))).toBe(true);
});
