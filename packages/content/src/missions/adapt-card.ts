import type { Award, AwardMoment, CardAction, CardRule, DrawRule, MissionCard } from '@adjutant/rules-11e';
import { plain } from '../names.ts';
import { actionRules, actions, conditions, describedRules, lastRoundAtTurnEnd, orLastTurn } from './amendments.ts';
import { adaptCondition } from './conditions.ts';
import { quantities } from './quantities.ts';
import type { SourceAction, SourceAward, SourceCard, SourceDrawn } from './source.ts';

/** Rounds of a battle with cards. */
export const ROUNDS = 5;

/** A mission card in the engine's words; what has none is named in `unscored`. */
export function adaptCard(card: SourceCard): MissionCard {
  const unscored: string[] = [];
  const secondary = card.card_type !== 'primary';
  const awards = (card.awards ?? []).flatMap((award, at) => adaptAward(card.id, award, at, secondary, unscored));
  const rules: CardRule[] = [...(describedRules[card.id] ?? [])];
  const performed: CardAction[] = [];
  for (const action of card.actions ?? []) {
    const rule = actionRules[action.action_id ?? ''];
    const adapted = adaptAction(action);
    if (rule !== undefined) rules.push(rule);
    else if (adapted !== undefined) performed.push(adapted);
    else unscored.push(`action ${action.action_id ?? 'without a name'}`);
  }
  const drawn = card.when_drawn === undefined ? undefined : adaptDrawn(card.when_drawn);
  if (card.when_drawn !== undefined && drawn === undefined) unscored.push(`when drawn: ${card.when_drawn.operation}`);
  return {
    id: card.id,
    name: plain(card.name),
    awards: named(awards),
    actions: performed,
    rules,
    ...(drawn === undefined ? {} : { drawn }),
    ...(awards.some(({ mode }) => mode === 'fixed') ? { fixed: true } : {}),
    unscored,
  };
}

/** An award by what it pays for; without an id, since two may be named alike. */
type NamelessAward = Omit<Award, 'id'> & { readonly about: string };

function adaptAward(
  card: string,
  award: SourceAward,
  at: number,
  secondary: boolean,
  unscored: string[],
): NamelessAward[] {
  const about = award.per ?? wordsOf(award) ?? card;
  const given = award.when === undefined ? undefined : adaptCondition(award.when, secondary);
  const when = given ?? conditions[card]?.[at];
  const per = award.per === undefined ? undefined : quantities[award.per];
  const moment = momentOf(card, award);
  const points = award.vp ?? award.vp_per;
  const isKnown =
    moment !== undefined &&
    points !== undefined &&
    (award.when === undefined || given !== undefined) &&
    (award.per === undefined ? when !== undefined : per !== undefined) &&
    award.per_max === undefined;
  if (!isKnown) {
    unscored.push(`award ${at + 1}: ${about}`);
    return [];
  }
  const adapted: NamelessAward = {
    about,
    moment,
    points,
    ...(when === undefined ? {} : { when }),
    ...(per === undefined ? {} : { per }),
    ...(award.vp_max === undefined ? {} : { most: award.vp_max }),
    ...(award.exclusive_group === undefined ? {} : { group: award.exclusive_group }),
    ...(award.mode === 'fixed' || award.mode === 'tactical' ? { mode: award.mode } : {}),
  };
  return partedByRound(card, adapted);
}

function wordsOf({ when }: SourceAward): string | undefined {
  return when?.type ?? when?.operands?.map(({ type }) => type).join(`-${when.operator}-`);
}

/** The awards of the Command phase that are scored at the turn's end in the last round. */
function partedByRound(card: string, award: NamelessAward): NamelessAward[] {
  const { moment } = award;
  if (!lastRoundAtTurnEnd.includes(card) || moment.at !== 'end-of-command-phase') return [award];
  return [
    { ...award, moment: { ...moment, toRound: ROUNDS - 1 } },
    { ...award, moment: { ...moment, at: 'end-of-turn', fromRound: ROUNDS } },
  ];
}

function momentOf(card: string, { trigger }: SourceAward): AwardMoment | undefined {
  const { timing, phase, player_turn = 'either', battle_round = {} } = trigger;
  const at = timing === 'end-of-phase' && phase === 'command' ? 'end-of-command-phase' : timing;
  const turn = ({ 'your-turn': 'own', 'opponent-turn': 'opponent', either: 'either' } as const)[player_turn];
  if (turn === undefined) return undefined;
  if (at !== 'end-of-command-phase' && at !== 'end-of-turn' && at !== 'end-of-battle') return undefined;
  return {
    at,
    turn,
    ...(battle_round.min === undefined ? {} : { fromRound: battle_round.min }),
    ...(battle_round.max === undefined ? {} : { toRound: battle_round.max }),
    ...(orLastTurn.includes(card) ? { orLastTurn: true } : {}),
  };
}

/** Awards that pay for the same thing are numbered. */
function named(awards: readonly NamelessAward[]): Award[] {
  return awards.map(({ about, ...award }, at) => {
    const before = awards.slice(0, at).filter((other) => other.about === about).length;
    return { id: before === 0 ? about : `${about}-${before + 1}`, ...award };
  });
}

function adaptAction({ action_id = '', starts, use_limit, battle_round }: SourceAction): CardAction | undefined {
  const words = actions[action_id];
  if (words === undefined || starts !== 'shooting') return undefined;
  return {
    id: action_id,
    name: nameOf(action_id),
    ...words,
    ...(battle_round?.min === undefined ? {} : { fromRound: battle_round.min }),
    ...(use_limit === undefined ? {} : { useLimit: use_limit }),
  };
}

/** `sensor-sweep` as "Sensor Sweep". */
function nameOf(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function adaptDrawn({ operation, card_ids, battle_round, condition }: SourceDrawn): DrawRule | undefined {
  if (operation !== 'redraw' && operation !== 'replace') return undefined;
  const { subject, quantifier, unit_filter = {} } = condition ?? {};
  if (condition !== undefined && (subject !== 'opponent' || quantifier !== 'none')) return undefined;
  const { wounds_min, model_count_min } = unit_filter;
  return {
    does: operation === 'redraw' ? 'again' : 'may-replace',
    ...(battle_round?.max === undefined ? {} : { toRound: battle_round.max }),
    ...(card_ids === undefined ? {} : { with: card_ids }),
    ...(condition === undefined
      ? {}
      : {
          unlessEnemyHas: {
            ...(wounds_min === undefined ? {} : { wounds: wounds_min }),
            ...(model_count_min === undefined ? {} : { startingStrength: model_count_min }),
          },
        }),
  };
}
