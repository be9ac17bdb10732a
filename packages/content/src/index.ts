export { factions11e, withArmies } from './armies/with-armies.ts';
export type { CardContent, DetachmentContent, FactionContent } from './armies/write.ts';
export * from './data/index.ts';
export { factions10e } from './orks-10e/index.ts';
