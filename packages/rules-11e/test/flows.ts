/** The flows of the edition, for tests of other packages that play a phase or a part of one. */
export * from '../src/flows.ts';
