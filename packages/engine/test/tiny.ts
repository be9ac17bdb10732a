/** A tiny invented ruleset and battle for tests of the machine: two units a side, no rules of any edition. */
import {
  type BattleSetup,
  byName,
  type Datasheet,
  type DiceSetup,
  type EffectDefinition,
  type FlowDefinition,
  type Game,
  newGame,
  type Offer,
  type RerollPermission,
  type Ruleset,
  rollSteps,
  windowSteps,
} from '../src/index.ts';

const soldier: Datasheet = {
  id: 'soldier',
  name: 'Soldier',
  faction: 'tiny',
  factionKeywords: [],
  keywords: ['INFANTRY'],
  profiles: [
    {
      name: 'Soldier',
      move: 6,
      toughness: 4,
      save: 4,
      wounds: 2,
      leadership: 7,
      objectiveControl: 1,
      base: { kind: 'round', radius: 0.5 },
      height: 1,
      keywords: [],
    },
  ],
  weapons: [],
  abilities: [],
  composition: [],
  points: [],
  dataVersion: 'tiny',
};

const army = (name: string) => ({
  name,
  faction: 'tiny',
  detachments: [],
  points: 0,
  datasheets: { soldier },
  units: ['first', 'second'].map((unit) => ({
    name: unit,
    points: 50,
    components: [{ datasheet: 'soldier', role: 'only' as const }],
    models: [0, 1].map(() => ({ component: 0, profile: 'Soldier', weapons: [] })),
  })),
});

export const tinySetup: BattleSetup = {
  ruleset: 'tiny',
  switches: {},
  dataVersion: 'tiny',
  armies: [army('left'), army('right')],
  layout: {
    id: 'tiny',
    name: 'tiny',
    width: 30,
    height: 20,
    areas: [],
    features: [],
    objectives: [{ id: 'middle', name: 'middle', x: 15, y: 10 }],
    deploymentZones: [
      [
        [0, 0],
        [30, 0],
        [30, 5],
      ],
      [
        [0, 20],
        [30, 20],
        [30, 15],
      ],
    ],
  },
  mission: { id: 'tiny', name: 'tiny', rounds: 1, values: {} },
};

export interface TinyParts {
  readonly flows?: readonly FlowDefinition[];
  readonly effects?: readonly EffectDefinition[];
  readonly rerolls?: Ruleset['rerolls'];
  readonly offers?: readonly Offer[];
}

export function tinyRuleset({
  flows = [],
  effects = [],
  rerolls = (): readonly RerollPermission[] => [],
  offers = [],
}: TinyParts): Ruleset {
  return {
    id: 'tiny',
    flows: byName([...flows, rollSteps, windowSteps], (flow) => flow.name),
    effects: byName(effects, (effect) => effect.id),
    stratagems: new Map(),
    switches: { reading: { default: 'one', choices: ['one', 'two'], rule: 'tiny' } },
    begin: () => ({ flow: flows[0]?.name ?? 'none', locals: {} }),
    startingEffects: () =>
      effects.map((effect, at) => ({
        effect: effect.id,
        owner: at % 2 === 0 ? (0 as const) : (1 as const),
        data: {},
        until: { kind: 'battle' },
      })),
    rerolls,
    offers: (_game, player) => (player === 0 ? offers : []),
    hasOffers: () => offers.length > 0,
  };
}

/** A tiny battle with nothing on the stack. */
export function tinyGame(parts: TinyParts, dice: DiceSetup = { kind: 'script', faces: [] }): Game {
  return newGame(tinySetup, tinyRuleset(parts), dice);
}
