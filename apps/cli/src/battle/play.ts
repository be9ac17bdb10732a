import type { BattleEvent } from '@adjutant/engine';
import type { Session } from '@adjutant/session';
import { type Names, questionSentence, refusalSentence } from '@adjutant/text';
import type { Io } from '../io.ts';

/** How playing ended. */
export type Ending =
  | { readonly kind: 'over' }
  | { readonly kind: 'interrupted' }
  /** Something that must not happen: a bot's illegal answer or a fault of the program; the battle stands as it was before. */
  | { readonly kind: 'stopped'; readonly why: string; readonly error?: unknown };

/** Questions answered between two looks at whether somebody wants to stop. */
const LOOK_EVERY = 20;

/** Lets the bots play to the end, until Ctrl-C, or until something illegal. */
export async function play(session: Session, names: Names, io: Io): Promise<Ending> {
  for (let answered = 1; ; answered++) {
    if (answered % LOOK_EVERY === 0 && (await io.interrupted())) return { kind: 'interrupted' };
    const ending = advance(session, names);
    if (ending !== undefined) return ending;
  }
}

function advance(session: Session, names: Names): Ending | undefined {
  const { question } = session;
  try {
    const progress = session.advance();
    if (progress.kind === 'answered') return undefined;
    if (progress.kind === 'over') return { kind: 'over' };
    if (progress.kind === 'waits') return { kind: 'stopped', why: 'a person would have to answer' };
    const { name } = session.seats[progress.question.player];
    const reasons = progress.refusals.map((refusal) => refusalSentence(refusal, names)).join(' ');
    return {
      kind: 'stopped',
      why: `bot ${name} answered "${questionSentence(progress.question, names)}" illegally: ${reasons}`,
    };
  } catch (error) {
    const where = question === undefined ? '' : ` at "${questionSentence(question, names)}"`;
    return {
      kind: 'stopped',
      why: `a fault of the program${where}: ${error instanceof Error ? error.message : String(error)}`,
      error,
    };
  }
}

/** Calls `then` with the number of each round that begins. */
export function onRound(events: readonly BattleEvent[], then: (round: number) => void): void {
  for (const event of events) if (event.type === 'moment' && event.moment === 'start-of-round') then(event.round);
}
