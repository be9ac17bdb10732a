/** The compiled data of the content package, as files beside the app. */
const addresses = import.meta.glob<string>('../../../../packages/content/generated/**/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

const texts = new Map<string, Promise<string | undefined>>();

/** The text of a compiled file, or undefined where there is none; fetched once. */
export function generated(file: string): Promise<string | undefined> {
  const known = texts.get(file);
  if (known !== undefined) return known;
  const text = load(file);
  texts.set(file, text);
  text.catch(() => texts.delete(file)); // asked for again, it is fetched again
  return text;
}

async function load(file: string): Promise<string | undefined> {
  const address = Object.entries(addresses).find(([path]) => path.endsWith(`/generated/${file}`))?.[1];
  if (address === undefined) return undefined;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${file} cannot be loaded (${response.status})`);
  return response.text();
}

/** A compiled file read as JSON. */
export async function generatedJson<T>(file: string): Promise<T | undefined> {
  const text = await generated(file);
  return text === undefined ? undefined : (JSON.parse(text) as T);
}
