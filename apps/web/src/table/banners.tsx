import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useBattle } from '../state/battle-store.ts';
import type { BattleFacts, BattleNow } from '../worker/protocol.ts';
import { BANNER_HEIGHT, type BannerWish, type Box, layBanners, widthOf } from './banner-layout.ts';
import { useCamera } from './camera.ts';
import { type Light, lightOf, stateWord } from './lit.ts';
import { extentOf, num } from './shapes.ts';

/** Below so many pixels an inch only what is in hand keeps its banner. */
const THIN = 9;

interface Named {
  readonly id: number;
  readonly player: 0 | 1;
  readonly name: string;
  readonly word: string;
  readonly light: Light;
}

/** The names of units beside them, dodging models and each other. */
export function Banners({ facts, now }: { readonly facts: BattleFacts; readonly now: BattleNow }) {
  const k = useCamera((camera) => Math.round(camera.k * 4) / 4);
  const inHand = useBattle(
    useShallow(({ chosen, target, hovered, selected }) => ({ chosen, target, hovered, selected })),
  );
  const named = facts.units.flatMap((unit): readonly Named[] => {
    const state = now.units[unit.id];
    if (state?.place !== 'table') return [];
    const light = lightOf({ now, ...inHand }, unit.id);
    if (k < THIN && light === 'no') return [];
    const strength = unit.models.length > 1 ? String(state.models) : '';
    const word = light === 'target' ? 'target' : stateWord(state.marks);
    return [
      {
        id: unit.id,
        player: unit.player,
        name: unit.short,
        word: [strength, word].filter((part) => part !== '').join(' · '),
        light,
      },
    ];
  });
  const key = named.map(({ id, name, word, light }) => `${id} ${name} ${word} ${light}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says all that matters of `named`
  const placed = useMemo(() => laid(named, facts, now, k), [key, facts, now.models, k]);
  return (
    <g className="onpx banners">
      {placed.map((box) => {
        const one = named.find(({ id }) => id === box.id);
        return one === undefined ? undefined : <Banner key={box.id} box={box} named={one} k={k} />;
      })}
    </g>
  );
}

function laid(named: readonly Named[], facts: BattleFacts, now: BattleNow, k: number) {
  const boxes = new Map<number, Box[]>();
  for (const model of facts.models) {
    const pose = now.models[model.id]?.pose;
    if (pose === undefined) continue;
    const { along, across } = extentOf(model.base);
    const half = Math.max(along, across) * 0.92 * k;
    const box = {
      x: pose.x * k - half,
      y: (facts.layout.height - pose.y) * k - half,
      width: 2 * half,
      height: 2 * half,
    };
    boxes.set(model.unit, [...(boxes.get(model.unit) ?? []), box]);
  }
  const wishes = named.flatMap(({ id, name, word, light }): readonly BannerWish[] => {
    const around = hull(boxes.get(id) ?? []);
    return around === undefined ? [] : [{ id, around, width: 26 + widthOf(`${name} ${word}`), first: light !== 'no' }];
  });
  const table = { x: 0, y: 0, width: facts.layout.width * k, height: facts.layout.height * k };
  return layBanners(wishes, [...boxes.values()].flat(), table);
}

function hull(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function Banner({ box, named, k }: { readonly box: Box; readonly named: Named; readonly k: number }) {
  const { player, name, word, light, id } = named;
  return (
    <g
      className={`px banner ${player === 0 ? 'a' : 'b'} ${light}`}
      data-unit={id}
      style={{ translate: `${num(box.x / k)}px ${num(box.y / k)}px` }}
    >
      <rect className="plate" width={box.width} height={BANNER_HEIGHT} rx={4} />
      {player === 0 ? (
        <rect className="sign" x={6} y={6} width={8} height={8} rx={1.5} />
      ) : (
        <circle className="sign" cx={10} cy={10} r={4.5} />
      )}
      <text x={19} y={14}>
        <tspan className="name">{name}</tspan> <tspan className="word">{word}</tspan>
      </text>
    </g>
  );
}
