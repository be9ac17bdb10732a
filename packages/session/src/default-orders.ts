import { type OrderFilter, type OrderTakes, whereNoDieFails } from './standing-order.ts';

/** An order that a person is given at the beginning; each can be ended at any time. */
export interface DefaultOrder {
  /** Kebab case, for what it is called. */
  readonly id: string;
  readonly filter: OrderFilter;
  readonly takes?: OrderTakes;
}

/**
 * The orders that people are given at first: they are not asked what the usual answer settles, and every such answer can be changed as
 * long as no die fell since.
 */
export const defaultOrders: readonly DefaultOrder[] = [
  { id: 'no-die-fails', filter: whereNoDieFails },
  {
    id: 're-roll-worth-its-price',
    filter: { purposes: ['re-roll'], offers: ['core/command-re-roll'] },
    takes: 'declined-if-suggested',
  },
  { id: 'free-re-rolls', filter: { purposes: ['re-roll'], offers: ['twin-linked'] }, takes: 'suggested' },
  {
    id: 'next-unit',
    filter: {
      purposes: ['unit-to-move', 'unit-to-shoot', 'unit-to-pile-in', 'unit-to-consolidate', 'unit-to-deploy'],
    },
    takes: 'next-unit',
  },
  { id: 'normal-move', filter: { purposes: ['move-type'] }, takes: { option: 'normal' } },
  { id: 'shoot-normally', filter: { purposes: ['shooting-type', 'fight-type'] }, takes: { option: 'normal' } },
  { id: 'charge-only-target', filter: { purposes: ['charge-targets'] }, takes: 'only-target' },
  {
    id: 'fight-only-target',
    filter: { purposes: ['weapons-and-targets'], facts: [{ test: 'is', path: 'way.kind', value: 'fight' }] },
    takes: 'only-target',
  },
  {
    id: 'order-as-shown',
    filter: {
      purposes: [
        'attacks-to-resolve',
        'unit-to-attack',
        'sub-pool',
        'battle-shock-order',
        'destroyed-models-order',
        'passengers-order',
      ],
    },
    takes: 'as-shown',
  },
  {
    id: 'losses-as-suggested',
    filter: { purposes: ['allocation-order', 'model-to-take-attack', 'mortal-wound-models', 'model-to-remove'] },
    takes: 'suggested',
  },
];
