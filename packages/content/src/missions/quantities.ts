import type { Quantity } from '@adjutant/rules-11e';

const controlled = { count: 'objectives', controlledBy: 'own' } as const;
const destroyed = { count: 'units-destroyed', side: 'enemy', window: 'this-turn' } as const;
const models = { count: 'models-destroyed', side: 'enemy' } as const;
const beacon = { count: 'tagged-units', tag: 'beacon', side: 'friendly' } as const;

/** What the data counts for awards that pay for each, by its words. */
export const quantities: Readonly<Record<string, Quantity>> = {
  'controlled-objective': controlled,
  'controlled-non-home-objective': { ...controlled, which: { notHome: true } },
  'controlled-objective-in-enemy-territory': { ...controlled, which: { territory: 'opponent' } },
  'objective-newly-controlled-this-turn': { ...controlled, newly: true },
  'objective-guarded-by-your-army': { ...controlled, guarded: true },
  'decoyed-objective': { count: 'objectives', which: { tag: 'decoyed' } },
  'decoyed-objective-in-enemy-territory': { count: 'objectives', which: { tag: 'decoyed', territory: 'opponent' } },
  'enemy-unit-destroyed-this-turn': destroyed,
  'enemy-unit-destroyed-that-started-the-turn-within-range-of-an-objective': { ...destroyed, startedOn: {} },
  'enemy-unit-of-13-or-more-starting-strength-destroyed-this-turn': { ...destroyed, startingStrength: 13 },
  'enemy-character-model-destroyed-this-turn': { ...models, keyword: 'CHARACTER' },
  'enemy-character-model-with-wounds-4-or-more-destroyed-this-turn': { ...models, keyword: 'CHARACTER', wounds: 4 },
  'enemy-model-with-wounds-10-or-more-destroyed-this-turn': { ...models, wounds: 10 },
  'friendly-unit-wholly-within-opponent-deployment-zone': {
    count: 'units',
    side: 'friendly',
    place: 'opponent-zone',
    wholly: true,
    fit: true,
  },
  'beacon-unit-on-battlefield-not-in-own-deployment-zone': { ...beacon, outside: 'own-zone' },
  'beacon-unit-on-battlefield-not-in-own-territory': { ...beacon, outside: 'own-territory' },
  'terrain-area-trapped-this-turn': { count: 'areas', tag: 'trapped', taggedThisTurn: true },
  'terrain-area-trapped-this-turn-that-is-an-objective': {
    count: 'areas',
    tag: 'trapped',
    taggedThisTurn: true,
    objective: true,
  },
  'friendly-unit-that-committed-sabotage-this-turn': { count: 'actions', action: 'sabotage' },
  'sabotaging-unit-within-range-of-an-objective-in-enemy-territory': {
    count: 'actions',
    action: 'sabotage',
    on: { territory: 'opponent' },
  },
  'extract-intelligence-action-completed-this-turn': { count: 'actions', action: 'extract-intelligence' },
  'operation-marker-within-range-of-a-controlled-central-objective': {
    count: 'markers',
    side: 'friendly',
    near: { role: 'centre' },
    controlled: true,
  },
};
