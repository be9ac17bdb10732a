import { type Answer, type Game, resumeBattle } from '@adjutant/engine';

/**
 * Saves the battle at its question and loads it, and forks it: neither may change the question, nor what comes of an answer. Brings back
 * what to do with the answer: a line for each difference.
 */
export function saveAndLoad(game: Game): (answer: Answer) => string[] {
  const text = JSON.stringify(game.state);
  const loaded = resumeBattle(game.setup, game.ruleset, JSON.parse(text), false);
  const forked = game.fork();
  const asked = JSON.stringify(game.question);
  const broken: string[] = [];
  for (const [name, copy] of [
    ['loading', loaded],
    ['forking', forked],
  ] as const) {
    if (JSON.stringify(copy.question) !== asked) broken.push(`${name} changes question ${asked.slice(0, 200)}`);
  }
  if (JSON.stringify(game.state) !== text) broken.push('asking again changes the state');
  return (answer) => {
    loaded.reply(answer);
    forked.reply(answer);
    const now = textOf(game.state);
    if (textOf(loaded.state) !== now) broken.push(`after loading, answer ${answer.question} leads elsewhere`);
    if (textOf(forked.state) !== now) broken.push(`after forking, answer ${answer.question} leads elsewhere`);
    return broken;
  };
}

/** Plain data as text, its keys in order: a saved state leaves out what is undefined and so has its keys in another order. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part !== 'object' || part === null || Array.isArray(part)
      ? part
      : Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
}
