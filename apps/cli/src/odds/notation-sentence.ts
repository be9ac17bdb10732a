import type { NotationCode, NotationProblem } from '@adjutant/odds';

const sentences: Readonly<Record<NotationCode, string>> = {
  'nothing-written':
    'nothing is written here. Write attacks such as "20x A3 WS3+ S4 AP-1 D1" and a target such as "10x T4 Sv3+ W2".',
  'word-unknown': 'this word says nothing to me.',
  'ability-unknown':
    'there is no such weapon ability; write them as printed, for example [SUSTAINED HITS 1, LETHAL HITS].',
  'missing-attacks': 'say how many attacks each weapon has, for example A3 or A D6+1.',
  'missing-strength': 'say the strength, for example S4.',
  'missing-damage': 'say the damage, for example D1; a random one is D D6+1.',
  'missing-skill': 'say on what it hits, for example BS3+ or WS3+; "auto" where it hits without a roll.',
  'missing-toughness': 'say the toughness, for example T4.',
  'missing-wounds': 'say the wounds of a model, for example W2.',
  'missing-save': 'say the save, for example Sv3+.',
  'too-many': 'that is more than any unit has.',
};

/** What was not understood of a notation, in one sentence. */
export function notationSentence({ code, part, word }: NotationProblem): string {
  return `"${part}"${word === '' || word === part ? '' : `, "${word}"`}: ${sentences[code]}`;
}
