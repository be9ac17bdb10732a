/** What the players' mission cards leave on the table: tags, operation markers, completed actions, active cards. All are effects without hooks. */
import {
  type EffectInstance,
  endEffects,
  type Game,
  type JsonObject,
  note,
  type PlayerId,
  startEffect,
  type UnitId,
  type Until,
} from '@adjutant/engine';
import { ability } from '../effect.ts';
import { type MissionCard, type MissionCards, missionCards } from './cards.ts';

const RULE = 'mission';

const mark = (id: string) => ability({ id: `mission/${id}`, rule: RULE });

/** An objective, an area of terrain or a unit that a card marked. */
const tag = mark('tag');
/** An operation marker in an area or in range of an objective. */
const marker = mark('marker');
/** An action that was completed this turn. */
export const completed = mark('completed');
/** A secondary mission that its player may score. */
export const activeCard = mark('active-card');
/** A secondary mission that its player has scored or discarded. */
export const spentCard = mark('spent-card');
/** Points scored in this battle round, by kind of card. */
export const roundScore = mark('round-score');
/** How the table stood when the turn began. */
export const turnBegan = mark('turn-began');
/** Units that either army lost in the turn before. */
export const lostBefore = mark('lost-before');

export const marks = [tag, marker, completed, activeCard, spentCard, roundScore, turnBegan, lostBefore] as const;

/** What a tag or a marker lies on. */
export interface MarkedPlace {
  readonly objective?: string;
  readonly area?: string;
  readonly unit?: UnitId;
  /** The objective that the unit guards. */
  readonly guards?: string;
}

/** The cards of the battle; throws where the mission has none. */
export function cardsOf(game: Game): MissionCards {
  const { mission } = game.setup;
  const cards = missionCards(mission);
  if (cards === undefined) throw new Error(`mission ${mission.id} has no cards`);
  return cards;
}

/** A secondary mission that a player may score, and how it is played. */
export interface ActiveCard {
  readonly card: MissionCard;
  readonly mode: 'fixed' | 'tactical';
  readonly primary: boolean;
}

/** All cards that a player may score now, the primary mission first. */
export function activeCards(game: Game, player: PlayerId): ActiveCard[] {
  const cards = cardsOf(game);
  const held = game.effects.of(activeCard.id).filter(({ owner }) => owner === player);
  const secondaries = held.flatMap(({ data }): ActiveCard[] => {
    const card = cards.secondaries.find(({ id }) => id === data.card);
    return card === undefined ? [] : [{ card, mode: data.mode === 'fixed' ? 'fixed' : 'tactical', primary: false }];
  });
  return [{ card: cards.primaries[player], mode: 'fixed', primary: true }, ...secondaries];
}

export function startMark(
  game: Game,
  effect: { readonly id: string },
  owner: PlayerId,
  data: JsonObject,
  until: Until,
  unit?: UnitId,
): void {
  startEffect(game, { effect: effect.id, owner, data, until, ...(unit === undefined ? {} : { unit }) }, RULE);
}

/** Marks an objective, an area or a unit with a card's word; a second time changes nothing. */
export function putTag(game: Game, owner: PlayerId, name: string, place: MarkedPlace, until: Until): void {
  if (isTagged(game, owner, name, place)) return;
  const { unit, ...where } = place;
  startMark(game, tag, owner, { tag: name, turn: game.state.clock.turn, ...where }, until, unit);
  note(game, 'mission-tag', RULE, { player: owner, tag: name, ...place });
}

/** A player's marks of one word. */
export function tagsOf(game: Game, owner: PlayerId, name: string): EffectInstance[] {
  return game.effects.of(tag.id).filter((one) => one.owner === owner && one.data.tag === name);
}

export function isTagged(game: Game, owner: PlayerId, name: string, place: MarkedPlace): boolean {
  return tagsOf(game, owner, name).some((one) => liesOn(one, place));
}

function liesOn({ unit, data }: EffectInstance, place: MarkedPlace): boolean {
  return (
    unit === place.unit &&
    data.objective === place.objective &&
    data.area === place.area &&
    data.guards === place.guards
  );
}

/** A player's operation markers. */
export function markersOf(game: Game, owner: PlayerId): EffectInstance[] {
  return game.effects.of(marker.id).filter((one) => one.owner === owner);
}

/** Places an operation marker. */
export function placeMarker(game: Game, owner: PlayerId, place: MarkedPlace): void {
  startMark(game, marker, owner, { ...place }, { kind: 'battle' });
  note(game, 'mission-marker-placed', RULE, { player: owner, ...place });
}

/** Takes operation markers away. */
export function removeMarkers(game: Game, markers: readonly EffectInstance[]): void {
  const serials = markers.map(({ serial }) => serial);
  endEffects(game, ({ serial }) => serials.includes(serial));
  for (const { owner, data } of markers) note(game, 'mission-marker-removed', RULE, { player: owner, ...data });
}
