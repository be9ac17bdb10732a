import type { PlayerId } from './datasheet.ts';
import type { Option, Question } from './decisions/question.ts';
import type { Moment, Trigger, TriggerLayer } from './effects.ts';
import { flow, flowName } from './flow.ts';
import type { Game } from './game.ts';
import type { JsonObject } from './json.ts';
import { type Offer, stratagemFlow } from './stratagem.ts';
import { endEffects } from './write.ts';

interface WindowLocals {
  moment: string;
  rule: string;
  context: JsonObject;
  /** The active player when the moment came: it orders the groups, whoever is active meanwhile. */
  active: PlayerId;
  group: number;
  /** Rules of this timing that have been used; each works once. */
  used: string[];
}

/** The one flow of all interrupts: the rules of one timing, group by group; it never returns to an earlier group (01.03.02). */
export const windowFlow = flowName<WindowLocals>('window');

/** One rule that can be used now. */
interface Candidate {
  readonly id: string;
  readonly option: Option;
  use(): void;
}

interface Group {
  readonly layer: TriggerLayer;
  /** Whether its rules belong to the active player, to the other, or to nobody. */
  readonly side: 'active' | 'other' | 'nobody';
  readonly forced: boolean;
}

const groups: readonly Group[] = [
  { layer: 'control', side: 'nobody', forced: true },
  { layer: 'core', side: 'nobody', forced: true },
  { layer: 'player', side: 'active', forced: true },
  { layer: 'player', side: 'active', forced: false },
  { layer: 'player', side: 'other', forced: true },
  { layer: 'player', side: 'other', forced: false },
  { layer: 'mission', side: 'nobody', forced: true },
];

export const windowSteps = flow(windowFlow, {
  start(game, open) {
    while (open.group < groups.length && candidates(game, open, open.group).length === 0) open.group += 1;
    return open.group < groups.length ? 'choose' : 'done';
  },
  choose(game, open) {
    game.ask(windowQuestion(game, open));
    return 'use';
  },
  use(game, open) {
    const id = game.answer<string | null>();
    if (id === null) {
      open.group += 1;
      return 'start';
    }
    const candidate = candidates(game, open, open.group).find((one) => one.id === id);
    open.used.push(id);
    candidate?.use();
    return 'start';
  },
});

/** Opens a moment where somebody has a rule for it; otherwise costs next to nothing and leaves no frame. */
export function openWindow<Context extends JsonObject>(game: Game, moment: Moment<Context>, context: Context): void {
  game.observer?.moment(moment.name);
  endWhatLastsUntil(game, moment.name, context);
  if (game.effects.triggersAt(moment.name).length === 0 && !game.ruleset.hasOffers(game, moment.name)) return;
  const locals: WindowLocals = {
    moment: moment.name,
    rule: moment.rule,
    context,
    active: game.active,
    group: 0,
    used: [],
  };
  if (!groups.some((_group, at) => candidates(game, locals, at).length > 0)) return;
  game.call(windowFlow.begin(locals));
}

/** Effects that last until this moment comes, for the unit that it is about or in this player's turn, end before its rules are used. */
function endWhatLastsUntil(game: Game, name: string, { unit }: JsonObject): void {
  const { player } = game.state.clock;
  const ended = game.effects
    .endingAt(name)
    .filter(
      ({ until }) =>
        (until.kind === 'moment' && until.unit === unit) ||
        (until.kind === 'players-moment' && until.player === player),
    );
  if (ended.length > 0) endEffects(game, (effect) => ended.includes(effect));
}

function windowQuestion(game: Game, open: WindowLocals): Question {
  const group = groups[open.group];
  return {
    kind: 'choose-one',
    player: playerOf(open, group?.side ?? 'nobody'),
    purpose: 'window',
    rule: open.rule,
    facts: { moment: open.moment, context: open.context },
    options: candidates(game, open, open.group).map((candidate) => candidate.option),
    mayPass: group?.forced === false,
  };
}

function playerOf(open: WindowLocals, side: Group['side']): PlayerId {
  return side === 'other' ? (open.active === 0 ? 1 : 0) : open.active;
}

function candidates(game: Game, open: WindowLocals, at: number): Candidate[] {
  const group = groups[at];
  if (group === undefined) return [];
  const player = group.side === 'nobody' ? undefined : playerOf(open, group.side);
  const found: Candidate[] = [];
  for (const { instance, handler } of game.effects.triggersAt(open.moment)) {
    const id = `effect:${instance.serial}`;
    const trigger: Trigger<unknown> = handler;
    if ((trigger.layer ?? 'player') !== group.layer || trigger.forced !== group.forced || open.used.includes(id))
      continue;
    if (player !== undefined && (trigger.player?.(open.context, instance, game) ?? instance.owner) !== player) continue;
    if (!trigger.applies(open.context, instance, game)) continue;
    const subject = instance.unit === undefined ? {} : { unit: instance.unit };
    const option: Option = { id, value: id, group: instance.effect, ...subject };
    found.push({ id, option, use: () => trigger.use(open.context, instance, game) });
  }
  if (!group.forced && player !== undefined) {
    for (const offer of game.ruleset.offers(game, player, open.moment, open.context))
      found.push(offerCandidate(game, open, player, offer));
  }
  return found;
}

function offerCandidate(game: Game, open: WindowLocals, player: PlayerId, offer: Offer): Candidate {
  const { stratagem, target, price } = offer;
  const id = `stratagem:${stratagem}:${target.id}`;
  const [unit] = target.units;
  const option: Option = { id, value: id, group: stratagem, price, ...(unit === undefined ? {} : { unit }) };
  return {
    id,
    option,
    use: () => game.call(stratagemFlow.begin({ stratagem, target, price, player, context: open.context })),
  };
}
