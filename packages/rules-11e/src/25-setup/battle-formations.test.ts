import { viewFor } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { setupFlow } from '../flows.ts';
import { battleFormationsFlow, revealFormationsFlow } from './battle-formations.ts';

const capacity = {
  capacity: 6,
  accepts: [['INFANTRY']],
  refuses: ['JUMP PACK'],
  spaces: [{ keyword: 'TERMINATOR', spaces: 2 }],
};
const truk = { undeployed: true, keywords: ['VEHICLE', 'TRANSPORT'], transport: capacity } as const;
const dedicated = { ...truk, keywords: [...truk.keywords, 'DEDICATED TRANSPORT'] } as const;
const squad = { undeployed: true, models: 3 } as const;

/** Player 0 declares formations, which are then shown. */
function formations(units: SceneSketch['units'], more: Partial<SceneSketch> = {}): Scene {
  const s = scene({ units, round: 0, phase: 'declare-battle-formations', ...more });
  s.game.push(revealFormationsFlow.begin({}));
  return s.run(battleFormationsFlow.begin({ player: 0 }));
}

const offered = (s: Scene) => (s.over || !('options' in s.question) ? [] : s.question.options.map(({ id }) => id));
const place = (s: Scene, name: string) => s.game.unit(s.unit(name)).place;

test('25.10-b 18.01-c 20.01-a a unit can start aboard a transport or in reserves, as its player decides', () => {
  const s = formations({ truk, a: squad, b: squad });
  expect(offered(s)).toEqual(['reserves:0', 'aboard:1:0', 'reserves:1', 'aboard:2:0', 'reserves:2']);
  s.answer('aboard:1:0').answer('reserves:2').answer('pass');
  expect([place(s, 'truk'), place(s, 'a'), place(s, 'b')]).toEqual([
    { kind: 'undeployed' },
    { kind: 'aboard', transport: 0 },
    { kind: 'reserves' },
  ]);
});

test('18.01-b several units ride together while there is room, each as a whole', () => {
  const s = formations({ truk, a: squad, b: squad, c: { ...squad, models: 1 } }).answer('aboard:1:0');
  expect(offered(s)).toContain('aboard:2:0');
  expect(offered(s.answer('aboard:2:0')).filter((id) => id.startsWith('aboard'))).toEqual([]);
});

test('18.01-a the datasheet says who may ride and who takes more room', () => {
  const jump = { ...squad, keywords: ['INFANTRY', 'JUMP PACK'] };
  const heavy = (models: number) => ({ ...squad, models, keywords: ['INFANTRY', 'TERMINATOR'] });
  const s = formations({ truk, jump, bikes: { ...squad, keywords: ['MOUNTED'] }, three: heavy(3), four: heavy(4) });
  expect(offered(s).filter((id) => id.startsWith('aboard'))).toEqual(['aboard:3:0']);
});

test('18.01-g what a model carries can change the number', () => {
  const weapons = [{ name: 'big gun', range: 24 }];
  const small = { ...truk, weapons, transport: { ...capacity, capacityWith: [{ weapon: 'big gun', capacity: 2 }] } };
  expect(offered(formations({ small, a: squad }))).toEqual(['reserves:0', 'reserves:1']);
});

test('20.01-c 25.03-a at most half of the points limit in reserves, passengers included', () => {
  const s = formations({
    truk: { ...truk, points: 300 },
    a: { ...squad, points: 201 },
    b: { ...squad, points: 200 },
    c: { ...squad, points: 299 },
  });
  s.answer('reserves:0');
  expect(offered(s)).toEqual(['aboard:2:0', 'reserves:2']);
  s.answer('aboard:2:0');
  expect(s.over).toBe(true);
});

test('20.01-c a transport takes the points of its passengers along', () => {
  const units = {
    truk: { ...truk, points: 300 },
    a: { ...squad, points: 201 },
    b: { ...squad, points: 200 },
    c: { ...squad, points: 299 },
  };
  expect(offered(formations(units).answer('aboard:1:0'))).not.toContain('reserves:0');
  expect(offered(formations(units).answer('aboard:2:0'))).toContain('reserves:0');
});

test('20.01-c the mission can name the points limit', () => {
  expect(offered(formations({ a: { ...squad, points: 300 } }, { mission: { pointsLimit: 500 } }))).toEqual([]);
});

test('20.01-a a FORTIFICATION cannot start in reserves', () => {
  expect(offered(formations({ bunker: { ...squad, keywords: ['FORTIFICATION'] } }))).toEqual([]);
});

test('23.01-a 20.01-d AIRCRAFT start in reserves', () => {
  const s = formations({ jet: { undeployed: true, keywords: ['VEHICLE', 'AIRCRAFT'] } });
  expect([s.over, place(s, 'jet')]).toEqual([true, { kind: 'reserves' }]);
});

test('TRN-13 cs.am.18.01-a 18.01-d 18.01-e a DEDICATED TRANSPORT with nobody aboard is destroyed, which triggers nothing', () => {
  const demise = {
    id: 'deadly-demise',
    name: 'Deadly Demise 1',
    kind: 'core',
    value: { dice: 0, sides: 6, plus: 1 },
  } as const;
  const s = formations({ truk: { ...dedicated, abilities: [demise] }, a: squad });
  expect(s.question.facts).toMatchObject({ emptyTransports: [0] });
  s.answer('pass');
  expect([place(s, 'truk'), place(s, 'a'), s.over]).toEqual([{ kind: 'destroyed' }, { kind: 'undeployed' }, true]);
});

test('18.01-d a DEDICATED TRANSPORT with somebody aboard stays', () => {
  const s = formations({ truk: dedicated, a: squad }).answer('aboard:1:0').answer('pass');
  expect(place(s, 'truk')).toEqual({ kind: 'undeployed' });
});

test('25.10-b H47 formations are declared in secret and shown together', () => {
  const units = { truk, a: squad, b: squad, enemy: { ...squad, player: 1 } } as const;
  const s = scene({ units, round: 0, dice: [6, 1] })
    .run(setupFlow.begin({}))
    .answer('attacker');
  s.answer('aboard:1:0').answer('reserves:2');
  expect(offered(s)).toEqual(['reserves:0']);
  const seen = viewFor(s.game, 1);
  expect([seen.state.players[0].secrets, seen.question, s.events('unit-place').length]).toEqual([{}, undefined, 0]);
  expect(seen.state.units.every((unit) => unit.place.kind === 'undeployed')).toBe(true);
  expect(s.game.state.stack.some(({ locals }) => JSON.stringify(locals).includes('transport'))).toBe(false);
  s.answer('pass').answer('pass');
  expect([place(s, 'a').kind, place(s, 'b').kind, place(s, 'enemy').kind]).toEqual([
    'aboard',
    'reserves',
    'undeployed',
  ]);
});

test('RES-01 20.01 ex 1 half of the battle size, not of what the army adds up to, may wait in reserves', () => {
  const reserves = (points: number) => {
    const units = { one: { ...squad, points }, other: { ...squad, points: 1840 - points } };
    return offered(formations(units)).includes('reserves:0');
  };
  expect([reserves(930), reserves(1000), reserves(1005)]).toEqual([true, true, false]);
});
