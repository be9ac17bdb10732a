export { type ImportOptions, importArmy, resolveList } from './import-army.ts';
export { type BattleSize, battleSizeFor, battleSizes } from './muster/battle-size.ts';
export { checkMuster } from './muster/check-muster.ts';
export type { MusterFinding } from './muster/finding.ts';
export type { AttachedRole, ParsedItem, ParsedLine, ParsedList, ParsedUnit } from './parsed.ts';
export { unitPoints } from './points.ts';
export type { OtherReader } from './read/read-list.ts';
export { type ImportError, type ImportResult, importErrorCodes, type ReportEntry, warningsOf } from './report.ts';
