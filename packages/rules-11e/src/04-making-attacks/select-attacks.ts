import {
  type Assign,
  type DeclaredWeapon,
  flow,
  flowName,
  type Game,
  note,
  openWindow,
  roll,
  rollFlow,
} from '@adjutant/engine';
import { hooks } from '../hooks.ts';
import { moments } from '../moments.ts';
import { attacksCharacteristic } from './attack-dice.ts';
import { rollContext } from './attack-rolls.ts';
import { declarationQuestion, hazardousSelected, noteDuplicates, planAttacks, spendOneShots } from './declaration.ts';
import { type PlannedAttack, sameWeapon, targetsLeft } from './planned-attack.ts';
import type { WayOfAttacking } from './surroundings.ts';
import { type PlaceThen, placesOf } from './targets-moved.ts';
import { attackOf } from './weapon-abilities.ts';

interface Selection {
  planned: PlannedAttack[];
  /** Where the unit and its targets stood: only what has moved since can have become illegal. */
  places: Record<string, PlaceThen>;
  hazardous: number;
}

/** Select Weapons and Select Targets of a unit; `frame` is the frame of its attacks, for which armed rules wait. */
export const selectAttacksFlow = flowName<{ way: WayOfAttacking; frame: number }, Selection>('select-attacks');

/** All weapons and all targets are declared before any die is rolled, then rules that look at the targets are used. @rule 04.00-c 04.01 04.02 04.02-p */
export const selectAttacksSteps = flow(
  selectAttacksFlow.keeping<Selection>(),
  {
    start(game, { way }) {
      game.ask(declarationQuestion(game, way));
      return 'declared';
    },
    declared(game, selection) {
      const declared = game.answer<DeclaredWeapon[]>();
      selection.planned = planAttacks(game, selection.way, declared);
      selection.places = placesOf(game, selection.way.unit, selection.planned);
      selection.hazardous = hazardousSelected(game, selection.way, declared);
      spendOneShots(game, selection.way, declared);
      noteDuplicates(game, selection.planned);
      return 'splits';
    },
    splits(game, { planned = [] }) {
      const first = nextToSplit(planned);
      if (first === undefined) return 'window';
      const { record } = first;
      const { player } = game.unit(record.unit);
      const count = attackOf(game, record).profile.attacks.dice;
      game.call(
        roll({
          purpose: 'attacks',
          player,
          unit: record.unit,
          count,
          rule: '02.02.03-b',
          context: rollContext(record, {}),
        }),
      );
      return 'splitRolled';
    },
    splitRolled(game, { planned = [] }) {
      const first = nextToSplit(planned);
      if (first !== undefined)
        first.split = attacksCharacteristic(game, attackOf(game, first.record), game.result(rollFlow));
      return 'assign';
    },
    assign(game, { planned = [] }) {
      game.ask(splitQuestion(game, planned));
      return 'assigned';
    },
    assigned(game, { planned = [] }) {
      const given = game.answer<Record<string, number>>();
      for (const attack of weaponToSplit(planned)) attack.split = given[`unit:${attack.record.target}`] ?? 0;
      return 'splits';
    },
    window(game, { way, frame, planned = [] }) {
      const { unit, kind, outOfPhase } = way;
      const targets = targetsLeft(planned);
      note(game, 'targets-selected', '04.02', {
        unit,
        attacks: planned.map(({ record, split }) => describe(record, split)),
      });
      if (targets.length > 0) openWindow(game, moments.targetsSelected, { unit, targets, kind, frame, outOfPhase });
      return 'afterWindow';
    },
    afterWindow(game, { planned = [] }) {
      for (const attack of planned)
        if (!attack.record.cover && coverByRule(game, attack)) attack.record = { ...attack.record, cover: true };
      return 'done';
    },
  },
  ({ planned = [], places = {}, hazardous = 0 }) => ({ planned, places, hazardous }),
);

function describe({ model, slot, profile, target }: PlannedAttack['record'], split: number | undefined) {
  return { model, slot, profile, target, ...(split === undefined ? {} : { split }) };
}

/** A rule used just after targets were selected may give the benefit of cover. @rule 04.02-p 13.08-j */
function coverByRule(game: Game, { record }: PlannedAttack): boolean {
  return !record.melee && hooks.cover.first(game, attackOf(game, record)) !== undefined;
}

/** The first weapon with several targets and no number of attacks yet: its A is random and is rolled now (04 open point 2). @rule 02.02.03-b 04.02-k */
function nextToSplit(planned: readonly PlannedAttack[]): PlannedAttack | undefined {
  return planned.find((attack) => attack.split === undefined && !attack.record.singleTarget);
}

/** All targets of the weapon whose attacks have just been rolled: the total stands in the first of them. */
function weaponToSplit(planned: readonly PlannedAttack[]): readonly PlannedAttack[] {
  const first = planned.find((attack) =>
    planned.some((other) => sameWeapon(attack, other) && other.split === undefined && !other.record.singleTarget),
  );
  return first === undefined ? [] : planned.filter((attack) => sameWeapon(attack, first));
}

function splitQuestion(game: Game, planned: readonly PlannedAttack[]): Assign {
  const attacks = weaponToSplit(planned);
  const record = attacks[0]?.record;
  const total = attacks[0]?.split ?? 0;
  return {
    kind: 'assign',
    player: record === undefined ? game.active : game.unit(record.unit).player,
    purpose: 'split-attacks',
    rule: '04.02-k',
    ...(record === undefined ? {} : { unit: record.unit, model: record.model }),
    options: attacks.map(({ record: { target } }) => ({ id: `unit:${target}`, value: target, unit: target })),
    total,
    minEach: total >= attacks.length ? 1 : 0,
  };
}
