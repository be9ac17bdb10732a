import { endEffects, moveModel, setStatus, startEffect } from '@adjutant/engine';
import { expect, test } from 'vitest';
import {
  allAt,
  fightAll,
  fires,
  firstOf,
  notes,
  pools,
  rolled,
  shoot,
  shootAll,
  targetsOf,
} from '../../test/attacks.ts';
import { type Scene, type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { weaponAbility } from '../24-core-abilities/weapon-ability.ts';
import { ability } from '../effect.ts';
import { shootUnitFlow } from '../flows.ts';

const gun = { range: 24 };
const shooters: UnitSketch = { at: [10, 10], weapons: [gun] };
const targets: UnitSketch = { player: 1, at: [10, 20], models: 3 };

/** A scene with effects in force for the players. */
function withEffects(
  sketch: Omit<SceneSketch, 'effects'>,
  effects: NonNullable<SceneSketch['effects']>,
  player: 0 | 1 = 0,
): Scene {
  const ids = effects.map(({ id }) => id);
  return scene({ ...sketch, effects, detachments: player === 0 ? [ids, []] : [[], ids] });
}

test('04.00-a, -c, 05.00-a, -b, 05.01-a, 05.02-a a unit shoots: weapons and targets, then hits, wounds, saves and damage', () => {
  const s = scene({
    units: { a: { ...shooters, models: 2, weapons: [{ ...gun, attacks: 2, ap: -1 }] }, b: targets },
    dice: [1, 3, 4, 6, 3, 4, 5, 2, 4],
  });
  const [first] = s.models('b');
  shootAll(s, 'a', 'b').answer([`model:${first}`]);
  expect([s.left('b'), s.diceLeft(), s.over]).toEqual([2, 0, true]);
});

test('04.03.04-a, -b a unit has shot in this turn if it made an attack', () => {
  const shotOn = (attacks: boolean) => {
    const s = scene({ units: { a: shooters, b: targets }, dice: [1] });
    shoot(s, 'a').answer(attacks ? allAt(s, 'b') : []);
    return s.game.unit(s.unit('a')).facts.shotOn === s.game.state.clock.turn;
  };
  expect([shotOn(true), shotOn(false)]).toEqual([true, false]);
});

test('04.03.05-a a unit has fought in the same way', () => {
  const s = scene({ units: { a: { at: [10, 10], weapons: [{}] }, b: { ...targets, at: [10, 12] } }, dice: [1] });
  fightAll(s, 'a', 'b');
  expect(s.game.unit(s.unit('a')).facts.foughtOn).toBe(s.game.state.clock.turn);
});

test('H01, 15.02-d, 05.01-i: Command Re-roll throws one die of a pool again, and is offered once', () => {
  const s = scene({
    units: { a: { ...shooters, weapons: [{ ...gun, attacks: 3 }] }, b: targets },
    dice: [1, 1, 5, 4, 1, 1],
    commandPoints: [2, 0],
  });
  shootAll(s, 'a', 'b');
  expect(s.question).toMatchObject({ purpose: 're-roll', player: 0, facts: { roll: 'hit', faces: [1, 1, 5] } });
  const option = 'options' in s.question ? s.question.options.find(({ id }) => id.endsWith('/1'))! : undefined;
  s.answer([option!.id]);
  expect([rolled(s, 'hit').at(-1), pools(s), s.over]).toEqual([[4, 1, 5], ['3 2 0'], true]);
});

test('H02, 01.05.02-c: TWIN-LINKED first, then Command Re-roll on another die; no die twice', () => {
  const weapons = [{ ...gun, attacks: 2, skill: 2, abilities: [weaponAbility('twin-linked')] }];
  const s = scene({
    units: { a: { ...shooters, weapons }, b: targets },
    dice: [2, 2, /* wounds */ 1, 2, /* again */ 3, 3],
    commandPoints: [1, 0],
  });
  shootAll(s, 'a', 'b').answer([]);
  s.answer(['twin-linked/1']);
  const left = 'options' in s.question ? s.question.options.map(({ id }) => id) : [];
  expect(left.map((id) => id.split('/').at(-1))).toEqual(['2']);
  expect(s.answer(left).over).toBe(true);
});

/** The first target unit goes away as soon as it is targeted. */
const slipsAway = ability({
  id: 'slips-away',
  rule: 'test',
  triggers: {
    targetsSelected: {
      forced: true,
      applies: () => true,
      use: ({ targets: [first] }, _self, game) => {
        for (const model of game.unitInfo(first!).models) {
          moveModel(game, model, [{ x: 10, y: 40, z: 0, facingX: 0, facingY: 1 }], 'test');
        }
      },
    },
  },
});

test('H12, 04.03.03-a a target that has become illegal by a move: its attackers choose new ones', () => {
  const s = withEffects(
    {
      units: { a: { ...shooters, weapons: [gun, gun] }, b: { ...targets, models: 1 }, c: { ...targets, at: [14, 20] } },
      dice: [1],
    },
    [slipsAway],
    1,
  );
  const [model] = s.models('a');
  shootAll(s, 'a', 'b');
  expect([s.question.purpose, targetsOf(s, model!, 0), targetsOf(s, model!, 1)]).toEqual(['new-targets', ['c'], ['c']]);
  s.answer([fires(s, model!, 1, 'c')]);
  expect([pools(s), notes(s, 'attacks-lost')]).toEqual([['1 0 0'], [{ target: s.unit('b'), weapons: 1 }]]);
});

test('04.03.03-a a target that moved and is still legal stays the target', () => {
  const s = withEffects(
    { units: { a: { ...shooters, weapons: [{ range: 48 }] }, b: { ...targets, models: 1 } }, dice: [1] },
    [slipsAway],
    1,
  );
  expect([shootAll(s, 'a', 'b').over, pools(s)]).toEqual([true, ['1 0 0']]);
});

test('05 open point 4, 04.02-n: that the nearest model has fallen to an earlier pool makes no target illegal', () => {
  const weapons = [{ ...gun, strength: 8, ap: -6 }, { range: 10 }];
  const b: UnitSketch = {
    player: 1,
    at: [
      [10, 21.26],
      [10, 24],
    ],
  };
  const s = scene({ units: { a: { ...shooters, weapons }, b }, dice: [6, 6, 1, 1] });
  const [nearest] = s.models('b');
  shootAll(s, 'a', 'b')
    .answer(`attacks:${s.models('a')[0]}:0`)
    .answer([`model:${nearest}`]);
  expect([pools(s), s.left('b'), s.diceLeft()]).toEqual([['1 1 1', '1 0 0'], 1, 0]);
});

const backAtThem = ability({
  id: 'back-at-them',
  rule: 'test',
  triggers: {
    attacksResolved: {
      forced: true,
      applies: ({ frame, tally }, self) =>
        self.until.kind === 'frame' && self.until.frame === frame && tally[0]?.destroyed === 1,
      use: (_context, self, game) => {
        endEffects(game, (effect) => effect.serial === self.serial);
        startEffect(game, { effect: 'paid-back', owner: 1, data: {}, until: { kind: 'battle' } }, 'test');
      },
    },
  },
});
const armsItself = ability({
  id: 'arms-itself',
  rule: 'test',
  triggers: {
    targetsSelected: {
      forced: false,
      applies: ({ targets: all }) => all.length > 0,
      use: ({ frame, targets: [unit] }, self, game) => {
        startEffect(
          game,
          { effect: 'back-at-them', owner: self.owner, unit: unit!, data: {}, until: { kind: 'frame', frame } },
          'test',
        );
      },
    },
  },
});

test('H33, 04.02-p, 10.02-f: a reaction armed when targets are selected acts when those attacks are resolved', () => {
  const units = { a: shooters, b: targets };
  const s = scene({ units, dice: [6, 6, 1], effects: [armsItself, backAtThem], detachments: [[], ['arms-itself']] });
  shootAll(s, 'a', 'b');
  expect([s.question.purpose, s.question.player]).toEqual(['window', 1]);
  s.answer('options' in s.question ? s.question.options[0]!.id : '');
  firstOf(s);
  expect([s.game.effects.of('paid-back').length, s.game.effects.of('back-at-them').length, s.over]).toEqual([
    1,
    0,
    true,
  ]);
});

/** Both models of the attacker that carry its weapons fall when it has selected its targets. */
const strikesFirst = ability({
  id: 'strikes-first',
  rule: 'test',
  triggers: {
    targetsSelected: {
      forced: true,
      applies: () => true,
      use: ({ unit }, _self, game) => {
        for (const model of game.unitInfo(unit).models.slice(0, 2))
          setStatus(game, model, 'removed', { kind: 'rule', rule: 'test', owner: 1 });
      },
    },
  },
});

test('HAZ-04, H19, 24.15-b, -c: hazard rolls are counted by the weapons selected, though their bearers have fallen and do not attack', () => {
  const plasma = { ...gun, abilities: [weaponAbility('hazardous')] };
  const each = [{}, {}, { carries: [] }, { carries: [] }, { carries: [] }];
  const s = withEffects(
    { units: { a: { ...shooters, models: 5, weapons: [plasma], each }, b: targets }, dice: [3, 3] },
    [strikesFirst],
    1,
  );
  shootAll(s, 'a', 'b');
  expect([rolled(s, 'hazard'), s.over]).toEqual([[[3, 3]], true]);
});

test('04.03-h, H20: destroyed models with triggers go first, then hazard rolls, then rules after shooting', () => {
  const log = ability({
    id: 'afterwards',
    rule: 'test',
    triggers: {
      attacksResolved: {
        forced: true,
        applies: () => true,
        use: ({ unit }, _self, game) =>
          void startEffect(game, { effect: 'seen', owner: 0, unit, data: {}, until: { kind: 'battle' } }, 'test'),
      },
    },
  });
  const demise = {
    id: 'deadly-demise',
    name: 'Deadly Demise 1',
    kind: 'core',
    value: { dice: 0, sides: 6, plus: 1 },
  } as const;
  const weapons = [{ ...gun, abilities: [weaponAbility('hazardous')] }];
  const s = withEffects(
    {
      units: { a: { ...shooters, weapons }, b: { ...targets, models: 1, abilities: [demise] } },
      dice: [6, 6, 1, /* demise */ 2, /* hazard */ 4],
    },
    [log],
  );
  shootAll(s, 'a', 'b');
  const order = s.game.log.flatMap((event) =>
    event.type === 'dice' ? [event.purpose] : event.type === 'effect-started' ? [event.effect.effect] : [],
  );
  expect(order).toEqual(['hit', 'wound', 'save', 'deadly-demise', 'hazard', 'seen']);
});

test('ATT-05, 19.04-g, H15: an ability of a leader who falls lasts until the attacks are resolved', () => {
  const pain = ability({
    id: 'aura-of-pain',
    rule: 'test',
    hooks: { feelNoPain: ({ model }, self, game) => (game.model(model).unit === self.unit ? 2 : undefined) },
  });
  const leader = { keywords: ['CHARACTER'], abilities: [{ id: 'aura-of-pain', name: '', kind: 'datasheet' }] } as const;
  const weapons = [
    { ...gun, damage: 3, abilities: [weaponAbility('precision')] },
    { ...gun, strength: 5 },
  ];
  const s = scene({
    units: { a: { ...shooters, weapons }, b: { ...targets, models: 2, leader } },
    effects: [pain],
    dice: [6, 6, 1, /* pain */ 1, 1, 1, 6, 6, 1, /* pain */ 5],
  });
  shootAll(s, 'a', 'b')
    .answer(`attacks:${s.models('a')[0]}:0`)
    .answer('group:1');
  firstOf(s);
  expect([s.left('b'), s.game.effects.of('aura-of-pain').length, s.diceLeft()]).toEqual([2, 0, 0]);
});

test("01.03-e, 04.00-b, 01 open point 9: the turn player orders what comes after attacks in the opponent's turn", () => {
  const after = (id: string) =>
    ability({
      id,
      rule: 'test',
      triggers: { attacksResolved: { forced: false, applies: () => true, use: () => undefined } },
    });
  const s = scene({
    units: { a: shooters, b: targets },
    dice: [6, 1],
    turn: 1,
    phase: 'movement',
    effects: [after('mine'), after('yours')],
    detachments: [['mine'], ['yours']],
  });
  s.run(shootUnitFlow.begin({ unit: s.unit('a'), types: ['snap'], outOfPhase: true })).answer(allAt(s, 'b'));
  expect([s.question.purpose, s.question.player]).toEqual(['window', 1]);
});
