/** A scene for each rule of the core that asks a player: where it is offered, to what, and what comes of it. */
import { flow, flowName, openWindow, type UnitId } from '@adjutant/engine';
import { isBattleShocked } from '../src/01-core-concepts/battle-shock.ts';
import { preBattleFlow } from '../src/25-setup/pre-battle.ts';
import {
  chargePhaseFlow,
  commandPhaseFlow,
  fightStepFlow,
  movementPhaseFlow,
  moveUnitFlow,
  shootingPhaseFlow,
} from '../src/flows.ts';
import { moments } from '../src/moments.ts';
import { allAt, pools, rolled } from './attacks.ts';
import { beginTurn, card, cardBattle } from './cards.ts';
import { charged, choose, fightOn, fought } from './fights.ts';
import { above, inRow, offered, path } from './moves.ts';
import { fixed, type Scene, type SceneSketch, scene, type UnitSketch } from './scene.ts';
import { slay } from './slay.ts';

export interface Asking {
  /** Who is asked, and where: the moment of the window, or the purpose of another question. */
  readonly player: 0 | 1;
  readonly where: string;
  /** The moment of that other question. */
  readonly moment?: string;
  /** The battle at that question; what differs makes near misses. */
  at(more?: Partial<SceneSketch>): Scene;
  /** The units that its lines name: all of them and no other; none where one line is for all. */
  readonly targets: readonly string[];
  /** Uses it for the first target; whether what it says has happened. */
  does(s: Scene, use: string): boolean;
  /** Scenes that lack one thing each: it is not offered there. */
  readonly misses?: Readonly<Record<string, () => Scene>>;
}

/** A flow that opens one window about a unit, for moments that only long play reaches. */
function windowAbout(moment: 'chargeMoveEnded' | 'unitSelectedToFight') {
  const name = flowName<{ unit: UnitId }>(`test/${moment}`);
  const steps = flow(name, {
    start(game, { unit }) {
      openWindow(game, moments[moment], { unit });
      return 'done';
    },
  });
  return (s: Scene, unit: UnitId): Scene => {
    Object.assign(s.ruleset, { flows: new Map([...s.ruleset.flows, [steps.name, steps]]) });
    return s.run(name.begin({ unit }));
  };
}

const chargeEnded = windowAbout('chargeMoveEnded');
const selectedToFight = windowAbout('unitSelectedToFight');
const gun = { range: 30, attacks: 6, skill: 3 } as const;
const foe = (x: number, y: number, more: UnitSketch = {}): UnitSketch => ({ player: 1, at: [x, y], ...more });

function challenge(more: Partial<SceneSketch> = {}, unit = 'heroes'): Scene {
  const heroes: UnitSketch = { at: [10, 10], leader: { keywords: ['CHARACTER'] } };
  const units = { heroes, squad: { at: [20, 10] as const }, enemy: foe(10, 12) };
  const s = scene({ phase: 'fight', commandPoints: [1, 1], units, ...more });
  return selectedToFight(s, s.unit(unit));
}

function bravery(more: Partial<SceneSketch> = {}): Scene {
  const units = { squad: { models: 4 }, whole: {}, enemy: foe(30, 30) };
  const s = scene({ phase: 'command', dice: [6, 6], units, ...more });
  return slay(s, 'squad', 2).run(commandPhaseFlow.begin({}));
}

function grenades(more: Partial<SceneSketch> = {}, us: UnitSketch = {}): Scene {
  const thrower: UnitSketch = { at: [30, 10], keywords: ['INFANTRY', 'GRENADES'], weapons: [gun] };
  const units = {
    us: { ...thrower, ...us },
    plain: { at: [33, 10] as const, weapons: [gun] },
    foe: foe(30, 18, { wounds: 6 }),
  };
  return scene({ commandPoints: [1, 1], dice: [4, 4, 1, 1, 1, 1], units, ...more }).run(shootingPhaseFlow.begin({}));
}

function crash(more: Partial<SceneSketch> = {}, keywords: readonly string[] = ['VEHICLE']): Scene {
  const tank: UnitSketch = { at: [30, 10], keywords, toughness: 2, wounds: 12 };
  const units = { tank, foe: foe(...above([30, 10], 0.5), { wounds: 9 }) };
  return chargeEnded(
    charged(scene({ phase: 'charge', commandPoints: [1, 0], dice: [6, 1], units, ...more }), 'tank'),
    0,
  );
}

function endOfMovement(
  us: UnitSketch,
  more: Partial<SceneSketch> = {},
  enemyAt: readonly [number, number] = [30, 30],
): Scene {
  const units = { us, enemy: foe(...enemyAt) };
  return scene({ phase: 'movement', turn: 1, commandPoints: [1, 0], units, ...more })
    .run(movementPhaseFlow.begin({}))
    .answerAll('unit-to-move', 'end');
}

const guard: UnitSketch = { at: [30, 10], weapons: [gun] };
const overwatch = (more: Partial<SceneSketch> = {}, us: UnitSketch = guard) =>
  endOfMovement(us, { dice: [6, 1, 1, 1, 1, 1, 1], ...more });
const arrival = (more: Partial<SceneSketch> = {}, us: UnitSketch = {}) =>
  endOfMovement({ reserves: true, ...us }, more, [30, 40]);

function smoke(more: Partial<SceneSketch> = {}): Scene {
  const smoker = foe(30, 25, { keywords: ['VEHICLE', 'SMOKE'] });
  const units = {
    us: { at: [30, 10] as const, weapons: [{ range: 30, attacks: 1, skill: 3 }] },
    smoker,
    other: foe(40, 25),
  };
  return scene({ commandPoints: [0, 1], dice: [3], units, ...more }).run(shootingPhaseFlow.begin({}));
}

function intervention(more: Partial<SceneSketch> = {}, us: UnitSketch = {}): Scene {
  const units = { hero: { at: [30, 10] as const, ...us }, enemy: foe(...above([30, 10], 5)) };
  const s = scene({ phase: 'charge', turn: 1, commandPoints: [1, 0], dice: [4, 4], units, ...more });
  charged(s, 'enemy');
  s.game.unit(s.unit('enemy')).facts.chargeDeclaredOn = s.game.state.clock.phase;
  return s.run(chargePhaseFlow.begin({})).answerAll('unit-to-charge', 'pass');
}

function counter(more: Partial<SceneSketch> = {}): Scene {
  const weapons = [{ attacks: 1, skill: 6 }] as const;
  const [a, b] = [10, 20].map((x): UnitSketch => ({ at: [x, 10], weapons }));
  const [c, d] = [10, 20].map((x) => foe(...above([x, 10], 1), { weapons }));
  const units = { A1: a!, A2: b!, B1: c!, B2: d!, far: foe(50, 40, { weapons }) };
  const s = scene({ phase: 'fight', commandPoints: [0, 2], dice: [1, 1, 1, 1], units, ...more });
  return fightOn(choose(s.run(fightStepFlow.begin({})), 'A1'));
}

const transport = { capacity: 12, accepts: [['INFANTRY']], refuses: [], spaces: [] };
function ride(more: Partial<SceneSketch> = {}, at: readonly [number, number] = [20, 23]): Scene {
  const carrier: UnitSketch = { at, transport, keywords: ['VEHICLE', 'TRANSPORT'], base: { kind: 'round', radius: 1 } };
  const s = scene({ phase: 'movement', units: { us: { at: [20, 20] }, other: { at: [23, 23] }, carrier }, ...more });
  return s
    .run(moveUnitFlow.begin({ unit: 0 }, 0))
    .answer('normal')
    .answer([path(0, [20, 20.5])]);
}

function scout(more: Partial<SceneSketch> = {}, at: readonly [number, number] = [30, 5]): Scene {
  const abilities = [{ id: 'scouts', name: 'Scouts', kind: 'core', value: fixed(6) }] as const;
  const units = { us: { at, abilities }, plain: { at: [40, 5] as const } };
  const s = scene({ round: 0, phase: 'pre-battle-abilities', units, ...more });
  return s.run(preBattleFlow.begin({ player: 0, passed: [] }));
}

function acting(completes: 'end-of-turn' | 'at-once') {
  const action = { id: 'dig', name: 'Dig', on: { kind: 'objective', which: { notHome: true } }, completes } as const;
  const primary = card([{ points: 1, per: { count: 'actions', action: 'dig' } }], { actions: [action] });
  return (more: Partial<SceneSketch> = {}, y = 21): Scene => {
    const objectives = [{ id: 'centre', x: 30, y: 22 }];
    const units = { us: { at: [30, y] as const, weapons: [gun] }, far: { at: [5, 5] as const, weapons: [gun] } };
    const s = cardBattle(primary, { objectives, units: { ...units, enemy: foe(5, 40, { weapons: [gun] }) }, ...more });
    return beginTurn(s).run(shootingPhaseFlow.begin({}));
  };
}
const lasting = acting('end-of-turn');
const atOnce = acting('at-once');

const used = (s: Scene, use: string) => s.answer(use);

/** All of them, by the id of the stratagem or the effect. */
export const asking: Readonly<Record<string, Asking>> = {
  'core/epic-challenge': {
    ...{ player: 0, where: moments.unitSelectedToFight.name, at: challenge, targets: ['heroes'] },
    does: (s, use) => used(s, use).game.state.effects.some(({ effect }) => effect === 'core/epic-challenge'),
    misses: { 'no CHARACTER model': () => challenge({}, 'squad') },
  },
  'core/insane-bravery': {
    ...{ player: 0, where: moments.beforeBattleShockRoll.name, at: bravery, targets: ['squad'] },
    does: (s, use) => !isBattleShocked(used(s, use).game, 0) && s.diceLeft() === 2,
  },
  'core/explosives': {
    ...{ player: 0, where: 'unit-to-shoot', moment: moments.duringShootingPhase.name, at: grenades, targets: ['us'] },
    does: (s, use) => used(s, use).wounds('foe')[0] === 4 && rolled(s, 'explosives')[0]?.length === 6,
    misses: { 'neither GRENADES nor EXPLOSIVES': () => grenades({}, { keywords: ['INFANTRY'] }) },
  },
  'core/crushing-impact': {
    ...{ player: 0, where: moments.chargeMoveEnded.name, at: crash, targets: ['tank'] },
    does: (s, use) => used(s, use).wounds('foe')[0] === 8 && s.wounds('tank')[0] === 11,
    misses: { 'neither MONSTER nor VEHICLE': () => crash({}, ['INFANTRY']) },
  },
  'core/rapid-ingress': {
    ...{ player: 0, where: moments.endOfMovementPhase.name, at: arrival, targets: ['us'] },
    does: (s, use) =>
      used(s, use)
        .answer(inRow(s, 'us', [10, 3]))
        .game.unit(0).place.kind === 'table',
    misses: {
      'the first round': () => arrival({ round: 1 }),
      AIRCRAFT: () => arrival({}, { keywords: ['VEHICLE', 'AIRCRAFT'] }),
      'not in reserves': () => arrival({}, { reserves: false, at: [30, 5] }),
    },
  },
  'core/fire-overwatch': {
    ...{ player: 0, where: moments.endOfMovementPhase.name, at: overwatch, targets: ['us'] },
    does: (s, use) => pools(used(s, use).answer(allAt(s, 'enemy')))[0] === '6 1 0',
    misses: {
      TITANIC: () => overwatch({}, { ...guard, keywords: ['VEHICLE', 'TITANIC'] }),
      'no ranged weapon': () => overwatch({}, { ...guard, weapons: [{}] }),
      engaged: () => overwatch({}, { ...guard, at: [30, 28] }),
    },
  },
  'core/smokescreen': {
    ...{ player: 1, where: moments.startOfShootingPhase.name, at: smoke, targets: ['smoker'] },
    does: (s, use) => pools(used(s, use).answer('unit:0').answer(allAt(s, 'smoker')))[0] === '1 0 0',
  },
  'core/heroic-intervention': {
    ...{ player: 0, where: moments.endOfChargePhase.name, at: intervention, targets: ['hero'] },
    does: (s, use) => used(s, use).question.purpose === 'charge-targets',
    misses: {
      'a VEHICLE that is no WALKER': () => intervention({}, { keywords: ['VEHICLE'] }),
      'farther than 12"': () => intervention({}, { at: [30, 2] }),
    },
  },
  'core/counteroffensive': {
    ...{ player: 1, where: moments.attacksResolved.name, at: counter, targets: ['B1', 'B2'] },
    does: (s, use) => fought(used(s, use)).join() === 'A1,B1',
  },
  'core/embark': {
    ...{ player: 0, where: moments.unitEndedMove.name, at: ride, targets: [] },
    does: (s, use) => used(s, use).game.unit(0).place.kind === 'aboard',
    misses: { 'too far from the TRANSPORT': () => ride({}, [20, 27]) },
  },
  scouts: {
    ...{ player: 0, where: 'pre-battle-ability', moment: moments.preBattleAbilities.name, at: scout, targets: ['us'] },
    does: (s, use) => used(s, use).question.purpose === 'scout-move',
    misses: { 'not wholly within its zone': () => scout({}, [30, 9.8]) },
  },
  'mission/action': {
    ...{ player: 0, where: 'unit-to-shoot', moment: moments.duringShootingPhase.name, at: lasting, targets: [] },
    does: (s, use) =>
      used(s, use)
        .answer('unit:0')
        .game.state.effects.some(({ unit, effect }) => unit === 0 && effect.startsWith('mission/action')),
    misses: { 'nothing to act on': () => lasting({}, 10) },
  },
  'mission/action-at-once': {
    ...{ player: 0, where: 'unit-to-shoot', moment: moments.duringShootingPhase.name, at: atOnce, targets: [] },
    does: (s, use) => !offered(used(s, use).answer('unit:0')).includes('unit:0'),
    misses: { 'nothing to act on': () => atOnce({}, 10) },
  },
};
