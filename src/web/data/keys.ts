// The keys of what a device stores for each user, without the schemas of what is stored: the first screen does without those.
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { SPARE } from './storage.ts';

/** Begins the keys of cached answers, one for each of the user's own reads. */
export const answersPrefix = (userId: number) => `known:${userId}:`;
export const answerKey = (userId: number, path: Endpoint['path']) =>
  `${answersPrefix(userId)}${path}`;
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
/** Begins the keys of the rounds that were left: a user's, one for each game. */
export const LEFT_ROUNDS = `${SPARE}left-rounds:`;
export const leftRoundsPrefix = (userId: number) => `${LEFT_ROUNDS}${userId}:`;
/** Begins the keys of what was drawn last, one for each game. */
export const drawnPrefix = (userId: number) => `recent:${userId}:`;
