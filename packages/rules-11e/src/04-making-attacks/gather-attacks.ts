import { type Call, flow, flowName, type Game, roll, rollFlow } from '@adjutant/engine';
import type { AttackRecord } from './attack.ts';
import { attackDice, diceToGather } from './attack-dice.ts';
import { rollContext } from './attack-rolls.ts';
import { attackOf } from './weapon-abilities.ts';

/** One weapon of a pool. */
export interface PoolMember {
  record: AttackRecord;
  /** Its attacks on this target, where they were split. */
  split?: number;
}

interface Gathering {
  members: readonly PoolMember[];
  at: number;
  attacks: number;
}

/** Gather Attack Dice; brings back how many there are. */
export const gatherAttacksFlow = flowName<Gathering, number>('gather-attacks');

/** Gathers the attack dice of a pool's weapons. */
export function gatherAttacks(members: readonly PoolMember[]): Call {
  return gatherAttacksFlow.begin({ members, at: 0, attacks: 0 });
}

/** A random A is rolled for each weapon apart; all dice then form one pool. @rule 04.03-b 04.03-d 04.03.02 02.02.03-b */
export const gatherAttacksSteps = flow(
  gatherAttacksFlow,
  {
    start(game, gathering) {
      const member = addFixed(game, gathering);
      if (member === undefined) return 'done';
      const { record } = member;
      const count = diceToGather(game, attackOf(game, record));
      const { player, id } = game.unit(record.unit);
      game.call(
        roll({ purpose: 'attacks', player, unit: id, count, rule: '02.02.03-b', context: rollContext(record, {}) }),
      );
      return 'gathered';
    },
    gathered(game, gathering) {
      const member = gathering.members[gathering.at];
      if (member === undefined) return 'done';
      gathering.attacks += attackDice(game, attackOf(game, member.record), game.result(rollFlow));
      gathering.at += 1;
      return 'start';
    },
  },
  ({ attacks }) => attacks,
);

/** Adds the weapons whose number of attacks is known, up to the first that has to roll for it, which is brought back. */
function addFixed(game: Game, gathering: Gathering): PoolMember | undefined {
  for (; gathering.at < gathering.members.length; gathering.at += 1) {
    const member = gathering.members[gathering.at];
    if (member === undefined) return undefined;
    if (member.split === undefined) {
      const attack = attackOf(game, member.record);
      if (diceToGather(game, attack) > 0) return member;
      gathering.attacks += attackDice(game, attack, []);
    } else gathering.attacks += member.split;
  }
  return undefined;
}
