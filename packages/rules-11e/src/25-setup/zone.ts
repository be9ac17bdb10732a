/** Deployment zones: who is in them, and where a unit is set up in one (25.10, 03.02.02). */
import {
  type BattleSetup,
  type Game,
  isPossible,
  type ModelId,
  type PlayerId,
  standingBody,
  type UnitId,
} from '@adjutant/engine';
import { type Constraint, isWhollyInside, type Point, type TableEdge } from '@adjutant/geometry';
import { living, livingOnTable } from '../01-core-concepts/populations.ts';

function zoneOf(game: Game, player: PlayerId): readonly Point[] {
  return game.setup.layout.deploymentZones[player];
}

/** Whether a unit on the battlefield stands wholly within its player's deployment zone. @rule 24.31-c 24.32-a */
export function isWhollyInZone(game: Game, unit: UnitId): boolean {
  const zone = zoneOf(game, game.unit(unit).player);
  return livingOnTable(game, unit).every((model) => isWhollyInside(standingBody(game, model), zone));
}

/** Wholly within the own deployment zone; a model whose base cannot be touches the own battlefield edge instead. @rule 25.10-c 03.02.02-a */
export function zoneConstraints(game: Game, unit: UnitId, rule: string): Constraint[] {
  const { player } = game.unit(unit);
  const outline = zoneOf(game, player);
  const models = living(game, unit);
  const large = models.filter((model) => !fits(game, model, player));
  const regions = [{ kind: 'polygon', outline } as const];
  if (large.length === 0) return [{ kind: 'wholly-within', rule, regions }];
  const band = { kind: 'edge-band', distance: 0, edges: ownEdges(game, player) } as const;
  const others = models.filter((model) => !large.includes(model));
  return [
    ...(others.length === 0 ? [] : [{ kind: 'wholly-within', rule, regions, movers: others } as const]),
    { kind: 'within', rule: '03.02.02-a', regions: [band], movers: large },
  ];
}

const known = new WeakMap<BattleSetup, Map<string, boolean>>();

/** Whether a model's base has a place anywhere in a deployment zone; found out once for each base. @rule 03.02.02-a */
function fits(game: Game, model: ModelId, player: PlayerId): boolean {
  const { base, height } = game.modelInfo(model).profile;
  const answers = known.get(game.setup) ?? new Map<string, boolean>();
  known.set(game.setup, answers);
  const key = JSON.stringify([player, base]);
  const answer = answers.get(key);
  if (answer !== undefined) return answer;
  const { width, height: depth } = game.setup.layout;
  const found = isPossible({
    mode: 'set-up',
    scene: { width, height: depth, standing: [] },
    movers: [{ id: model, body: { shape: base, pose: { x: 0, y: 0, z: 0, facingX: 1, facingY: 0 }, height } }],
    constraints: [
      { kind: 'on-table', rule: '03.02-a' },
      { kind: 'wholly-within', rule: '25.10-c', regions: [{ kind: 'polygon', outline: zoneOf(game, player) }] },
    ],
  });
  answers.set(key, found);
  return found;
}

/** The edge of the table along which most of a player's deployment zone lies; several where they are equal. @rule 03.02.02-a */
function ownEdges(game: Game, player: PlayerId): TableEdge[] {
  const { width, height } = game.setup.layout;
  const zone = zoneOf(game, player);
  const shared: Record<TableEdge, number> = { left: 0, right: 0, bottom: 0, top: 0 };
  for (const [at, [x, y]] of zone.entries()) {
    const [toX, toY] = zone[(at + 1) % zone.length] ?? [x, y];
    if (x === 0 && toX === 0) shared.left += Math.abs(toY - y);
    if (x === width && toX === width) shared.right += Math.abs(toY - y);
    if (y === 0 && toY === 0) shared.bottom += Math.abs(toX - x);
    if (y === height && toY === height) shared.top += Math.abs(toX - x);
  }
  const most = Math.max(...Object.values(shared));
  return (Object.keys(shared) as TableEdge[]).filter((edge) => shared[edge] === most);
}
