/** How the rules of armies are written: the constructors of the 11th edition, with what players are told about each rule. */
import {
  type About,
  type EffectDefinition,
  type StratagemDefinition,
  startEffect,
  type UnitId,
} from '@adjutant/engine';
import {
  stratagem as cardOf,
  ability as effectOf,
  type moments,
  type StratagemSketch,
  targetUnit,
  untilPhaseEnd,
} from '@adjutant/rules-11e/content';

/** The state of the data that hand-written rules follow: the launch of the edition with its first errata. */
const DATA_VERSION = '11e-launch';

type EffectSketch = Parameters<typeof effectOf>[0];
type Known<When extends keyof typeof moments> = Parameters<StratagemSketch<When>['targets']>[0];

/** What players are told; where it is written for is the same for all. */
export type Told = Pick<About, 'name' | 'of' | 'reminder'> & { readonly touches?: readonly string[] };

function about(source: About['source'], { name, of, reminder, touches = [] }: Told): About {
  return { name, source, of, ruleset: '11e', dataVersion: DATA_VERSION, reminder, touches };
}

/** Writes a rule of a datasheet, of an army, of a detachment or of a card that needs more than `unitCard`. */
export function ability({
  source,
  name,
  of,
  reminder,
  touches = [],
  ...sketch
}: Omit<EffectSketch, 'about'> & Told & Pick<About, 'source'>): EffectDefinition {
  return effectOf({ ...sketch, about: about(source, { name, of, reminder, touches }) });
}

/** A card with the effects that it starts. */
export interface CardContent {
  readonly card: StratagemDefinition;
  readonly effects: readonly EffectDefinition[];
}

type CardSketch<When extends keyof typeof moments> = Omit<StratagemSketch<When>, 'about' | 'detachment'> &
  Omit<Told, 'of' | 'name'> & { readonly detachment: Pick<DetachmentContent, 'id' | 'name'> };

/** Writes a card. */
export function card<When extends keyof typeof moments>(sketch: CardSketch<When>): StratagemDefinition {
  const { reminder, touches = [], detachment, ...rest } = sketch;
  const told = about('stratagem', { name: sketch.name, of: detachment.name, reminder, touches });
  return cardOf({ ...rest, detachment: detachment.id, about: told } as StratagemSketch<When>);
}

/** A card that gives its one target an effect until the phase ends, or until another time. */
export function unitCard<When extends keyof typeof moments>(
  sketch: Omit<CardSketch<When>, 'targets' | 'use'> & {
    readonly until?: typeof untilPhaseEnd;
    readonly hooks: NonNullable<EffectSketch['hooks']>;
    targets(
      context: Known<When>,
      player: Parameters<StratagemSketch<When>['targets']>[1],
      game: Parameters<StratagemSketch<When>['targets']>[2],
    ): readonly UnitId[];
  },
): CardContent {
  const { hooks, until = untilPhaseEnd, targets, ...rest } = sketch;
  const written = card<When>({
    ...rest,
    targets: (context, player, game) => targets(context, player, game).map(targetUnit),
    use(_context, { units: [unit] }, player, game) {
      if (unit === undefined) return;
      startEffect(game, { effect: sketch.id, owner: player, unit, data: {}, until: until(game) }, sketch.rule);
    },
  } as CardSketch<When>);
  const effect = effectOf({ id: sketch.id, rule: sketch.rule, hooks, ...(written.about && { about: written.about }) });
  return { card: written, effects: [effect] };
}

/** A rule that the engine does not play: its players are told of it and apply it by agreement. */
export function manual(
  id: string,
  told: Pick<Told, 'name' | 'of'> & Partial<Told> & Pick<About, 'source'>,
): EffectDefinition {
  const reminder = 'Adjutant does not know this rule: read it where it is printed, and apply it by agreement.';
  return ability({ id, rule: id, fidelity: 'manual', reminder, ...told });
}

/** A detachment: its rules, which are in force from the start, and its cards. */
export interface DetachmentContent {
  readonly id: string;
  readonly name: string;
  /** Ids of effects in force for its army during the whole battle. */
  readonly rules: readonly string[];
  readonly effects: readonly EffectDefinition[];
  readonly cards: readonly CardContent[];
}

/** All that is written for a faction in an edition. */
export interface FactionContent {
  readonly faction: string;
  readonly effects: readonly EffectDefinition[];
  readonly flows: Parameters<typeof import('@adjutant/engine').withContent>[3];
  /** Ids of effects in force for every army of the faction. */
  readonly armyRules: readonly string[];
  readonly detachments: readonly DetachmentContent[];
}
