/** The 10th edition: its ruleset, and what decides its attacks. */
export { withMarkers } from './objectives/markers.ts';
export * from './queries.ts';
export { ruleset10e } from './ruleset.ts';
