import type { ModelInfo, PlayerId } from '@adjutant/engine';
import { type BaseShape, boundingRadius, type Pose, worldOutline } from '@adjutant/geometry';
import type { Spectator, WatchedModel } from '@adjutant/session';
import { type FrameOfPicture, type Pixel, SCALE } from './frame.ts';
import { ink, players } from './style.ts';
import { label, num, tag } from './svg.ts';
import { pathOf } from './terrain.ts';

/** All models on the table, each to scale with its facing, its player's colour and mark, and its wounds where it has lost some. */
export function modelsOf(seen: Spectator, frame: FrameOfPicture): string {
  return seen.models
    .map((model) => {
      const info = seen.roster.models[model.id];
      return model.pose === undefined || info === undefined ? '' : modelOf(model, model.pose, info, frame);
    })
    .join('');
}

/** Faint crosses where models fell. */
export function fallenOf(seen: Spectator, frame: FrameOfPicture): string {
  return seen.fallen
    .map(({ model, pose }) => {
      const info = seen.roster.models[model];
      if (info === undefined) return '';
      const { x, y } = frame.place(pose.x, pose.y);
      const r = Math.min(0.6, boundingRadius(info.profile.base)) * SCALE * 0.7;
      const d = `M${num(x - r)} ${num(y - r)}L${num(x + r)} ${num(y + r)}M${num(x - r)} ${num(y + r)}L${num(x + r)} ${num(y - r)}`;
      return tag('path', {
        d,
        stroke: players[info.player].dark,
        'stroke-width': 2.4,
        'stroke-linecap': 'round',
        opacity: 0.38,
      });
    })
    .join('');
}

function modelOf(model: WatchedModel, pose: Pose, info: ModelInfo, frame: FrameOfPicture): string {
  const { fill, dark } = players[info.player];
  const { x, y } = frame.place(pose.x, pose.y);
  const isCharacter = info.keywords.has('CHARACTER');
  const gone = model.status !== 'living';
  const style = {
    fill: gone ? '#888888' : fill,
    stroke: isCharacter ? '#FFFFFF' : dark,
    'stroke-width': isCharacter ? 2.4 : 1.6,
    opacity: gone ? 0.6 : undefined,
  };
  const outer = isCharacter
    ? outlineOf(info.profile.base, pose, frame, { fill: 'none', stroke: dark, 'stroke-width': 4.4 })
    : '';
  const wounds = model.wounds < info.profile.wounds && info.profile.wounds > 1;
  return [
    outer,
    outlineOf(info.profile.base, pose, frame, style),
    isLarge(info.profile.base)
      ? outlineOf(shrunk(info.profile.base), pose, frame, {
          fill: 'none',
          stroke: '#FFFFFF',
          'stroke-width': 1.2,
          opacity: 0.35,
        })
      : '',
    facingOf(info.profile.base, pose, frame),
    wounds
      ? woundsOf(x, y, model.wounds, info.profile.wounds)
      : markOf(info, frame.place(pose.x - pose.facingX * 0.12, pose.y - pose.facingY * 0.12)),
  ].join('');
}

/** Vehicles and monsters get an inner line, so that they do not look like flat patches. */
function isLarge(base: BaseShape): boolean {
  return boundingRadius(base) > 1.3;
}

function shrunk(base: BaseShape): BaseShape {
  const part = 0.82;
  if (base.kind === 'round') return { ...base, radius: base.radius * part };
  if (base.kind === 'oval') return { ...base, long: base.long * part, short: base.short * part };
  return { ...base, outline: base.outline.map(([x, y]) => [x * part, y * part] as const) };
}

type Style = Readonly<Record<string, string | number | undefined>>;

/** The outline of a base where a model stands. */
export function outlineOf(base: BaseShape, pose: Pose, frame: FrameOfPicture, style: Style): string {
  const { x, y } = frame.place(pose.x, pose.y);
  if (base.kind === 'round') return tag('circle', { cx: x, cy: y, r: base.radius * SCALE, ...style });
  if (base.kind === 'hull')
    return tag('path', {
      d: pathOf(worldOutline({ shape: base, pose, height: 0 }), frame),
      'stroke-linejoin': 'round',
      ...style,
    });
  const turn = `matrix(${num(pose.facingX)} ${num(-pose.facingY)} ${num(pose.facingY)} ${num(pose.facingX)} ${num(x)} ${num(y)})`;
  return tag('ellipse', { rx: base.long * SCALE, ry: base.short * SCALE, transform: turn, ...style });
}

/** A light wedge that points where the model faces. */
function facingOf(base: BaseShape, pose: Pose, frame: FrameOfPicture): string {
  const reach = frontOf(base);
  const at = (along: number, across: number) => {
    const { x, y } = frame.place(
      pose.x + along * pose.facingX - across * pose.facingY,
      pose.y + along * pose.facingY + across * pose.facingX,
    );
    return `${num(x)} ${num(y)}`;
  };
  const width = Math.min(0.22, reach * 0.3);
  const d = `M${at(reach * 0.97, 0)}L${at(reach - width * 1.6, width)}L${at(reach - width * 1.6, -width)}Z`;
  return tag('path', { d, fill: '#FFFFFF', opacity: 0.92 });
}

/** Inches from the centre to the front. */
function frontOf(base: BaseShape): number {
  if (base.kind === 'round') return base.radius;
  return base.kind === 'oval' ? base.long : Math.max(...base.outline.map(([x]) => x));
}

/** A square or a disc, so that sides are told apart without colour. */
function markOf({ player, profile }: ModelInfo, { x, y }: Pixel): string {
  const r = Math.min(7, Math.max(2.8, boundingRadius(profile.base) * SCALE * 0.22));
  if (players[player].mark === 'disc') return tag('circle', { cx: x, cy: y, r, fill: '#FFFFFF' });
  return tag('path', { d: square(x, y, r * 0.9), fill: '#FFFFFF' });
}

/** A player's mark: a square or a disc. */
export function signOf(player: PlayerId, x: number, y: number, r: number): string {
  const { fill, mark } = players[player];
  return mark === 'disc' ? tag('circle', { cx: x, cy: y, r, fill }) : tag('path', { d: square(x, y, r * 0.95), fill });
}

/** A square round a point. */
function square(x: number, y: number, r: number): string {
  return `M${num(x - r)} ${num(y - r)}h${num(2 * r)}v${num(2 * r)}h${num(-2 * r)}Z`;
}

/** Wounds left of a wounded model. */
function woundsOf(x: number, y: number, left: number, all: number): string {
  const text = all > 9 ? `${left}/${all}` : String(left);
  const width = text.length * 6.4 + 6;
  return [
    tag('rect', {
      x: x - width / 2,
      y: y - 7.5,
      width,
      height: 15,
      rx: 4,
      fill: '#FFFFFF',
      stroke: ink,
      'stroke-width': 1,
    }),
    label(x, y + 4, text, { 'text-anchor': 'middle', 'font-size': 11, 'font-weight': 700, fill: ink }),
  ].join('');
}
