/** Where mortal wounds come from. */
export type Source = 'rule' | 'devastating-wounds' | 'hazardous';

/** Whether mortal wounds that a destroyed model has not left go on to the next one. @rule 10e.mortal-a 10e.mortal-b 10e.devastating-b */
export function carriesOver(source: Source): boolean {
  return source === 'rule';
}
