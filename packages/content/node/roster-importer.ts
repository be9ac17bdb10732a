/** The data package's own importer of army lists; Node only, since the package is large. */

type Result = ReturnType<typeof import('@alpaca-software/40kdc-data')['tryImportRoster']>;

/** An army list as the data package reads it. */
export type PackageRoster = Extract<Result, { ok: true }>['roster'];

/** Loads the data package, which takes a second or more, and gives its importer. */
export async function loadRosterImporter(): Promise<(text: string) => PackageRoster | undefined> {
  const { tryImportRoster } = await import('@alpaca-software/40kdc-data');
  return (text) => {
    const result = tryImportRoster(text);
    return result.ok ? result.roster : undefined;
  };
}
