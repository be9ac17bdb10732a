import type { DeclaredWeapon } from '@adjutant/engine';
import type { Pose } from '@adjutant/geometry';
import { create } from 'zustand';
import type {
  Asked,
  BattleFacts,
  BattleNow,
  Chance,
  Judged,
  LogLine,
  RefusedCard,
  Said,
  SightShown,
  TargetOdds,
} from '../worker/protocol.ts';

/** Paths of models in a move or set-up that is being thought of; a model without one stays. */
export type Draft = ReadonlyMap<number, readonly Pose[]>;

export type Layer = 'reach' | 'sight' | 'none';

/** What the battle screen shows and what a person has put together so far. */
export interface BattleScreen {
  readonly status: 'loading' | 'open' | 'missing' | 'failed';
  readonly error: string;
  readonly facts: BattleFacts | undefined;
  readonly now: BattleNow | undefined;
  readonly log: readonly LogLine[];
  /** Number of the question that the parts below belong to. */
  readonly answering: number | undefined;
  /** Ids chosen, in order. */
  readonly chosen: readonly string[];
  /** Numbers by option, or the one number at `value`. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly draft: Draft;
  readonly judged: Judged | undefined;
  readonly declared: readonly DeclaredWeapon[];
  readonly target: number | undefined;
  /** Weapons are aimed one by one. */
  readonly perWeapon: boolean;
  /** Odds by target, as far as they are counted. */
  readonly odds: ReadonlyMap<number, TargetOdds>;
  readonly chances: readonly Chance[];
  readonly noTargets: readonly RefusedCard[];
  /** Lines of sight to the target that is aimed at. */
  readonly sight: readonly SightShown[];
  /** The solver found no legal place for what was asked of it last. */
  readonly noPlace: boolean;
  /** An answer is under way. */
  readonly sent: boolean;
  readonly refusals: readonly Said[];
  /** A unit looked at, and one pointed at. */
  readonly selected: number | undefined;
  readonly hovered: number | undefined;
  /** The model that arrows move, where not the whole unit is moved. */
  readonly model: number | undefined;
  readonly layer: Layer;
  readonly heights: boolean;
  /** The form of adjustments is open. */
  readonly adjusting: boolean;
}

const nothingChosen = {
  chosen: [],
  numbers: {},
  draft: new Map() as Draft,
  judged: undefined,
  declared: [],
  target: undefined,
  perWeapon: false,
  odds: new Map() as ReadonlyMap<number, TargetOdds>,
  chances: [],
  noTargets: [],
  sight: [],
  noPlace: false,
  sent: false,
  refusals: [],
  model: undefined,
} as const satisfies Partial<BattleScreen>;

const closed: BattleScreen = {
  status: 'loading',
  error: '',
  facts: undefined,
  now: undefined,
  log: [],
  answering: undefined,
  ...nothingChosen,
  selected: undefined,
  hovered: undefined,
  layer: 'reach',
  heights: false,
  adjusting: false,
};

export const useBattle = create<BattleScreen>(() => closed);

/** Forgets the battle that was open. */
export function closeScreen(): void {
  useBattle.setState(closed);
}

/** Takes in what the worker tells; another question begins with nothing chosen. */
export function takeNow(now: BattleNow): void {
  useBattle.setState((screen) => {
    const log = [...screen.log.slice(0, now.logFrom), ...now.log];
    const number = now.asked?.number;
    const same = number !== undefined && number === screen.answering && !screen.sent;
    return {
      now,
      facts: now.facts ?? screen.facts,
      log,
      status: 'open',
      answering: number,
      ...(same ? {} : nothingChosen),
      ...(same ? {} : firstChoice(now)),
    };
  });
}

/** What is chosen when a question appears: the first option, so that Enter answers it; nothing where passing costs nothing. */
function firstChoice({ asked }: BattleNow): Partial<BattleScreen> {
  if (asked === undefined) return {};
  const { question, options } = asked;
  const ids = options.map(({ id }) => id);
  const about = { selected: question.unit };
  switch (question.kind) {
    case 'choose-one':
      return { ...about, chosen: isOptional(asked) ? [] : ids.slice(0, 1) };
    case 'choose-some':
      return {
        ...about,
        chosen: isOptional(asked) ? [] : [...(question.sets?.[0] ?? ids.slice(0, Math.max(1, question.min)))],
      };
    case 'order':
      return { ...about, chosen: ids };
    case 'number':
      return { ...about, numbers: { value: question.max } };
    case 'assign':
      return { ...about, numbers: evenly(ids, question.total, question.minEach) };
    default:
      return about;
  }
}

/** Purposes of which the plain goal of the step is to choose, not to pass. */
const goals: ReadonlySet<string> = new Set([
  'unit-to-move',
  'unit-to-shoot',
  'unit-to-charge',
  'unit-to-fight',
  'unit-to-pile-in',
  'unit-to-consolidate',
  'unit-to-deploy',
  'charge-targets',
]);

/** Whether passing is the answer that costs nothing: then it stands first, and nothing is chosen beforehand. */
export function isOptional({ question, declining }: Asked): boolean {
  const isPlacing = question.kind === 'move-models' || question.kind === 'place-models';
  return declining !== undefined && !isPlacing && !goals.has(question.purpose);
}

function evenly(ids: readonly string[], total: number, least: number): Readonly<Record<string, number>> {
  const numbers = Object.fromEntries(ids.map((id) => [id, least]));
  const [first] = ids;
  if (first !== undefined) numbers[first] = least + total - least * ids.length;
  return numbers;
}
