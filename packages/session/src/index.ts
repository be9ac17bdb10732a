export * from './battle-file.ts';
export * from './enforcement.ts';
export * from './facts.ts';
export * from './position.ts';
export * from './seat.ts';
export * from './session.ts';
export * from './spectator.ts';
export * from './standing-order.ts';
