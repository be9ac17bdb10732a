/** What is read of Stryker's report. */
export interface MutationReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly mutants: readonly {
          readonly status: string;
          readonly mutatorName: string;
          readonly replacement?: string;
          readonly location: { readonly start: { readonly line: number; readonly column: number } };
        }[];
      }
    >
  >;
}

export interface MutationCounts {
  readonly killed: number;
  readonly survived: number;
  /** Mutants that no test reaches. */
  readonly unreached: number;
  readonly ignored: number;
}

/** How many mutants of a report were noticed; one that never ends counts as noticed. */
export function countsOf({ files }: MutationReport): MutationCounts {
  const all = Object.values(files).flatMap(({ mutants }) => mutants);
  const of = (...statuses: string[]) => all.filter(({ status }) => statuses.includes(status)).length;
  return {
    killed: of('Killed', 'Timeout'),
    survived: of('Survived'),
    unreached: of('NoCoverage'),
    ignored: of('Ignored', 'CompileError', 'RuntimeError'),
  };
}

/** `| 05-attack-sequence | 400 | 20 | 3 | 94.6% |` */
export function rowOf(folder: string, { killed, survived, unreached }: MutationCounts): string {
  const share = (100 * killed) / Math.max(1, killed + survived + unreached);
  return `| ${folder} | ${killed} | ${survived} | ${unreached} | ${share.toFixed(1)}% |`;
}

/** A line for each mutant that no test noticed. */
export function survivorsOf({ files }: MutationReport): string[] {
  return Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(
        ({ status, mutatorName, replacement = '', location: { start } }) =>
          `${file}:${start.line}:${start.column} ${status} ${mutatorName} ${replacement.replaceAll(/\s+/g, ' ').slice(0, 120)}`,
      ),
  );
}
