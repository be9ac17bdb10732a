/** Collects what the adapter did not understand or had to assume, for the compile summary. */
export class CompileNotes {
  readonly counts = new Map<string, { count: number; examples: string[] }>();

  add(code: string, example: string): void {
    const entry = this.counts.get(code) ?? { count: 0, examples: [] };
    entry.count += 1;
    if (entry.examples.length < 5 && !entry.examples.includes(example)) entry.examples.push(example);
    this.counts.set(code, entry);
  }

  /** A line per code, most frequent first. */
  lines(): string[] {
    return [...this.counts]
      .sort((a, b) => b[1].count - a[1].count)
      .map(
        ([code, { count, examples }]) =>
          `${code}: ${count} (${examples.join(', ')}${count > examples.length ? ', ...' : ''})`,
      );
  }
}
