export type { BaseShape, Body, Point, Pose } from './body.ts';
export * from './distance.ts';
export * from './polygon.ts';
export * from './pose.ts';
export * from './sweep.ts';
export * from './tolerance.ts';
