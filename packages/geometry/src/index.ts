export type { BaseShape, Body, Point, Pose } from './body.ts';
