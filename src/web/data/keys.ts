// The keys of what a device stores for each user, without the schemas of what is stored: the first screen does without those.
import { SPARE } from './storage.ts';

/** Cached answers for each user, by the endpoint's name. */
export const CACHED_READS = [
  'getHistory',
  'getAvatars',
  'getUserAvatars',
  'getMemory',
  'getOwnWork',
  'getOwnDue',
  'getOpenTablesChecks',
] as const;
export type CachedRead = (typeof CACHED_READS)[number];

export const readKey = (userId: number, name: CachedRead) => `known:${userId}:${name}`;
/** Finished games that the server has not answered yet. */
export const gamesKey = (userId: number) => `outbox:${userId}`;
export const playSettingsKey = (userId: number) => `play-settings:${userId}`;
/** The play settings of a device on which nobody is signed in. */
export const VISITOR_SETTINGS = 'visitor-settings';
/** The rounds dealt ahead for set work. */
export const workRoundsKey = (userId: number) => `${SPARE}work-rounds:${userId}`;
/** The rounds dealt ahead to water and to mend. */
export const dueRoundsKey = (userId: number) => `${SPARE}due-rounds:${userId}`;
/** Begins the keys of the rounds dealt ahead, one for each game and year. */
export const roundsPrefix = (userId: number) => `${SPARE}rounds:${userId}:`;
/** Begins the keys of the rounds that were left, one for each game. */
export const leftRoundsPrefix = (userId: number) => `${SPARE}left-rounds:${userId}:`;
/** Begins the keys of what was drawn last, one for each game. */
export const drawnPrefix = (userId: number) => `recent:${userId}:`;
