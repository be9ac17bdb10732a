import type { Quantity } from '@adjutant/engine';

/** A quantity of one kind. */
export type QuantityOf<Count extends Quantity['count']> = Extract<Quantity, { count: Count }>;
