/** Why a notation was not understood. */
export type NotationCode =
  | 'nothing-written'
  | 'word-unknown'
  | 'ability-unknown'
  | 'missing-attacks'
  | 'missing-strength'
  | 'missing-damage'
  | 'missing-skill'
  | 'missing-toughness'
  | 'missing-wounds'
  | 'missing-save'
  | 'too-many';

/** A notation that was not understood, with the word that did it; a sentence is made of it elsewhere. */
export class NotationProblem extends Error {
  readonly code: NotationCode;
  readonly word: string;
  /** The part of the notation that was being read. */
  readonly part: string;

  constructor(code: NotationCode, part: string, word = '') {
    super(`${code}: ${word === '' ? part : word}`);
    this.code = code;
    this.part = part;
    this.word = word;
  }
}
