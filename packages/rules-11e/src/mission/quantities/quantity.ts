import type { Quantity } from '../cards.ts';

/** A quantity of one kind. */
export type QuantityOf<Count extends Quantity['count']> = Extract<Quantity, { count: Count }>;
