// The keys of what a device stores for each user, without the schemas of what is stored: the first screen does without those.

/** Cached answers for each user, by the endpoint's name. */
export const CACHED_READS = [
  'getHistory',
  'getAvatars',
  'getUserAvatars',
  'getMemory',
  'getOwnWork',
  'getOpenTablesChecks',
] as const;
export type CachedRead = (typeof CACHED_READS)[number];

export const readKey = (userId: number, name: CachedRead) => `known:${userId}:${name}`;
/** Finished games that the server has not answered yet. */
export const gamesKey = (userId: number) => `outbox:${userId}`;
export const playSettingsKey = (userId: number) => `play-settings:${userId}`;
