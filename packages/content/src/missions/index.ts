/** Missions as data: the cards of the data package in the engine's words. */
export {
  type BookedMission,
  compileMissions,
  type MissionBook,
  missionBookFile,
  missionOf,
  settledOf,
  unscoredOf,
} from './mission-book.ts';
export type { SourceMissions } from './source.ts';
