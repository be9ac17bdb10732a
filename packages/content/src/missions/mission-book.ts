import type { MissionSetup } from '@adjutant/engine';
import { type MissionCard, type MissionCards, missionCards, type ScoringCap } from '@adjutant/rules-11e';
import { plain } from '../names.ts';
import { adaptCard, ROUNDS } from './adapt-card.ts';
import type { SourceMission, SourceMissions } from './source.ts';

/** A pairing of dispositions, and the primary mission that either player has by it. */
export interface BookedMission {
  /** Id of the first player's primary mission, which names the pairing. */
  readonly id: string;
  readonly name: string;
  readonly dispositions: readonly [string, string];
  readonly primaries: readonly [string, string];
}

/** All missions of the data package: the content of one file. */
export interface MissionBook {
  readonly source: string;
  readonly missions: readonly BookedMission[];
  readonly primaries: Readonly<Record<string, MissionCard>>;
  readonly secondaries: readonly MissionCard[];
  readonly caps: Readonly<Record<string, { readonly primary: ScoringCap; readonly secondary: ScoringCap }>>;
}

/** Relative to the folder of compiled data. */
export const missionBookFile = 'missions/book.json';

/** Cards drawn in each own Command phase, or chosen for the battle. */
const DRAWS = 2;
/** Most points of one card drawn from the deck. */
const TACTICAL_CARD = 5;
/** Caps where a mission names none. */
const ROUND_CAP = 15;
const BATTLE_CAP = 45;

/** Turns the mission records of the data package into one book. */
export function compileMissions(source: SourceMissions, sourceName: string): MissionBook {
  const cards = source.cards.map((card) => ({ isPrimary: card.card_type === 'primary', card: adaptCard(card) }));
  const primaries = cards.filter(({ isPrimary }) => isPrimary).map(({ card }) => card);
  const names = new Map(source.dispositions.map(({ id, name }) => [id, plain(name)]));
  const missions = source.matchups.flatMap((matchup): BookedMission[] => {
    const { disposition, opponent_disposition, mission_id } = matchup;
    const other = source.matchups.find(
      (one) => one.disposition === opponent_disposition && one.opponent_disposition === disposition,
    );
    const found = [mission_id, other?.mission_id].map((id) => primaries.find((card) => card.id === id));
    const [own, theirs] = found;
    if (own === undefined || theirs === undefined) return [];
    return [
      {
        id: mission_id,
        name: own.id === theirs.id ? own.name : `${own.name} against ${theirs.name}`,
        dispositions: [names.get(disposition) ?? disposition, names.get(opponent_disposition) ?? opponent_disposition],
        primaries: [own.id, theirs.id],
      },
    ];
  });
  return {
    source: sourceName,
    missions,
    primaries: Object.fromEntries(primaries.map((card) => [card.id, card])),
    secondaries: cards.filter(({ isPrimary }) => !isPrimary).map(({ card }) => card),
    caps: Object.fromEntries(source.missions.map((mission) => [mission.id, capsOf(mission)])),
  };
}

function capsOf(mission: SourceMission | undefined) {
  return {
    primary: { round: mission?.vp_per_round_cap ?? ROUND_CAP, battle: mission?.vp_per_game_cap ?? BATTLE_CAP },
    secondary: {
      round: mission?.secondary_vp_per_round_cap ?? ROUND_CAP,
      battle: mission?.secondary_vp_per_game_cap ?? BATTLE_CAP,
    },
  };
}

/** A mission of the book as a battle's setup embeds it, with all cards. */
export function missionOf(book: MissionBook, id: string): MissionSetup | undefined {
  const booked = book.missions.find((mission) => mission.id === id);
  const [own, theirs] = (booked?.primaries ?? []).map((primary) => book.primaries[primary]);
  if (booked === undefined || own === undefined || theirs === undefined) return undefined;
  const cards: MissionCards = {
    dispositions: booked.dispositions,
    primaries: [own, theirs],
    secondaries: book.secondaries,
    draws: DRAWS,
    caps: { ...(book.caps[id] ?? capsOf(undefined)), tacticalCard: TACTICAL_CARD },
  };
  return { id: booked.id, name: booked.name, rounds: ROUNDS, values: {}, cards };
}

/** What of a mission nobody scores or enforces, a line a card. */
export function unscoredOf(mission: MissionSetup): readonly { readonly card: string; readonly what: string }[] {
  const cards = missionCards(mission);
  if (cards === undefined) return [];
  return [...new Set([...cards.primaries, ...cards.secondaries])].flatMap(({ name, unscored }) =>
    unscored.map((what) => ({ card: name, what })),
  );
}

/** What the data leaves open about the deck of secondary missions and is settled here, in words for the players. */
export function settledOf(mission: MissionSetup): readonly string[] {
  const cards = missionCards(mission);
  if (cards === undefined || cards.secondaries.length === 0) return [];
  const { draws, caps } = cards;
  return [
    `players draw ${draws} secondary missions in each of their Command phases and keep those that have not scored`,
    `a drawn secondary mission pays at most ${caps.tacticalCard} VP`,
    'no secondary mission is discarded for CP',
    'both players see the secondary missions that are drawn',
  ];
}
