/** How benches play a flow to its end. */
import { answerOf, type Game, type Json, problemOf, type Question } from '@adjutant/engine';
import { propose } from '@adjutant/geometry';

/** Everything at the first unit that each weapon may attack. */
function declared(question: Extract<Question, { kind: 'declare-attacks' }>): Json {
  return question.weapons.map(({ id, profiles }) => {
    const profile = profiles.find(({ targets }) => targets.length > 0);
    const [unit] = profile?.targets ?? [];
    return { id, profile: profile?.profile ?? 0, targets: unit === undefined ? [] : [{ unit }] };
  });
}

/** What a player answers who declines every offer and lets the models be hit in their order. */
function usual(game: Game, question: Question): Json {
  switch (question.kind) {
    case 'declare-attacks':
      return declared(question);
    case 'order':
      return question.options.map(({ id }) => id);
    case 'choose-some':
      return question.purpose === 're-roll'
        ? []
        : ((question.sets?.[0] ?? question.options.map(({ id }) => id)) as Json);
    case 'choose-one':
      return question.mayPass && question.purpose === 'window' ? 'pass' : (question.options[0]?.id ?? 'pass');
    case 'move-models': {
      const moves = propose(problemOf(game, question), { kind: 'satisfy' });
      return moves === undefined ? 'decline' : answerOf(question, moves);
    }
    default:
      throw new Error(`the bench does not answer ${question.purpose}`);
  }
}

/** Answers until nothing is asked any more; brings back how many questions there were. */
export function playOn(game: Game): number {
  for (let asked = 0; ; asked++) {
    const { question } = game;
    if (question === undefined) return asked;
    const refusals = game.reply({ question: question.number, value: usual(game, question) });
    if (refusals.length > 0) throw new Error(JSON.stringify(refusals));
  }
}

const seed = [1, 2, 3, 4] as const;

/** Gives a game the dice of the bench. */ export function seeded(game: Game): Game {
  game.state.dice = { kind: 'seeded', words: [...seed] };
  return game;
}
