/** How the program ends. */
export const exits = { ok: 0, differs: 1, badInput: 2, interrupted: 130 } as const;

/** Something that the user can mend: shown as one message, without a stack trace. */
export class Problem extends Error {
  readonly exit: number;

  constructor(message: string, exit: number = exits.badInput) {
    super(message);
    this.exit = exit;
  }
}
