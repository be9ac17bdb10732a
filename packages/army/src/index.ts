export { type ImportOptions, importArmy, resolveList } from './import-army.ts';
export type { AttachedRole, ParsedItem, ParsedLine, ParsedList, ParsedUnit } from './parsed.ts';
export { unitPoints } from './points.ts';
export type { OtherReader } from './read/read-list.ts';
export { type ImportError, type ImportResult, importErrorCodes, type ReportEntry, warningsOf } from './report.ts';
