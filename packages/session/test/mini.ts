/** A tiny invented ruleset: two players, three rounds, each turn a player picks a unit to move or roll with. Enough for a session to work on. */
import {
  type BattleSetup,
  byName,
  type Datasheet,
  flow,
  flowName,
  type PlayerId,
  type Ruleset,
  roll,
  rollFlow,
  rollSteps,
  score,
  setClock,
  setResult,
  startBattle,
  windowSteps,
} from '@adjutant/engine';

const battle = flowName<Record<never, never>>('battle');
const turn = flowName<{ player: PlayerId }>('turn');

/** `step` is a calm choice; `roll` throws a die, `break` breaks the machine, `secret` draws a secret, a pass ends the turn. */
function turnSteps() {
  return flow(turn, {
    start(game, { player }) {
      const { turn: turns, phase } = game.state.clock;
      setClock(game, 'start-of-turn', '1.1', { turn: turns + 1, phase: phase + 1, phaseName: 'turn', player });
      return 'choose';
    },
    choose(game, { player }) {
      const options = ['step', 'roll', 'break', 'secret'].map((id) => ({ id, value: id, group: id }));
      const facts = { phase: game.state.clock.phase, faces: [2, 5], needed: 3 };
      game.ask({ kind: 'choose-one', player, purpose: 'choose', rule: '1.2', options, mayPass: true, facts });
      return 'chosen';
    },
    chosen(game, { player }) {
      const choice = game.answer<string | null>();
      if (choice === null) return 'done';
      if (choice === 'break') throw new Error('the machine broke');
      if (choice === 'secret')
        Object.assign(game.state.players[player], { secrets: { card: game.state.nextQuestion } });
      if (choice === 'step') score(game, player, 'steps', 1, '1.3');
      if (choice !== 'roll') return 'choose';
      game.call(roll({ purpose: 'test', player, count: 1, rule: '1.4', context: {} }));
      return 'rolled';
    },
    rolled(game, { player }) {
      score(game, player, 'rolls', game.result(rollFlow)[0] ?? 0, '1.4');
      return 'choose';
    },
  });
}

function battleSteps() {
  return flow(battle.keeping<{ turns: number }>(), {
    start(game, made) {
      const { turns = 0 } = made;
      made.turns = turns + 1;
      if (turns === 6) {
        setResult(game, { winner: 'draw', reason: 'rounds-played', victoryPoints: [0, 0] });
        return 'done';
      }
      setClock(game, 'start-of-round', '1.0', { round: Math.floor(turns / 2) + 1 });
      game.call(turn.begin({ player: turns % 2 === 0 ? 0 : 1 }));
      return 'start';
    },
  });
}

export const miniRuleset: Ruleset = {
  id: 'mini',
  flows: byName([rollSteps, windowSteps, turnSteps(), battleSteps()], (one) => one.name),
  effects: new Map([
    ['brave', { id: 'brave', rule: '1', fidelity: 'exact', hooks: {}, triggers: {} }],
    ['loud', { id: 'loud', rule: '1', fidelity: 'manual', hooks: {}, triggers: {} }],
  ]),
  stratagems: new Map(),
  switches: {},
  begin: () => battle.begin({}),
  startingEffects: () => [],
  rerolls: () => [],
  offers: () => [],
  hasOffers: () => false,
};

const datasheet: Datasheet = {
  id: 'mini/guard',
  name: 'Guard',
  faction: 'mini',
  factionKeywords: [],
  keywords: [],
  profiles: [
    {
      name: 'Guard',
      toughness: 3,
      save: 4,
      wounds: 2,
      leadership: 7,
      base: { kind: 'round', radius: 0.5 },
      height: 1,
      keywords: [],
    },
  ],
  weapons: [],
  abilities: [
    { id: 'brave', name: 'Brave', kind: 'core' },
    { id: 'loud', name: 'Loud', kind: 'datasheet' },
    { id: 'mini/odd', name: 'Odd', kind: 'datasheet' },
  ],
  composition: [],
  points: [],
  dataVersion: 'test',
};

const army = {
  name: 'Army',
  faction: 'mini',
  detachments: [],
  points: 10,
  units: [
    {
      name: 'Guard',
      components: [{ datasheet: 'mini/guard', role: 'only' as const }],
      models: [{ component: 0, profile: 'Guard', weapons: [] }],
      points: 10,
    },
  ],
  datasheets: { 'mini/guard': datasheet },
};

export const miniSetup: BattleSetup = {
  ruleset: 'mini',
  switches: {},
  dataVersion: 'test',
  armies: [army, army],
  layout: {
    id: 'mini',
    name: 'Mini',
    width: 30,
    height: 20,
    areas: [],
    features: [],
    objectives: [{ id: 'centre', name: 'Centre', x: 15, y: 10 }],
    deploymentZones: [[], []],
  },
  mission: { id: 'mini', name: 'Mini', rounds: 3, values: {} },
};

/** The mini battle at its first question. */
export function miniBattle() {
  return startBattle(miniSetup, miniRuleset, { kind: 'seeded', seed: 'mini' });
}
