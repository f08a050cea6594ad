// The list of games, in the order of the home page: every other list of games must have an entry for each id.
export const GAME_IDS = [
  'grammar-guru',
  'dictionary-detective',
  'mathematics-mountain',
  'word-search',
  'hangman-balloons',
  'find-my-number',
] as const;

/** The id of a game, which is the name of its folder as well. */
export type GameId = (typeof GAME_IDS)[number];

/** The check of the times tables for Year 4 (D11). */
export const TABLES_CHECK = 'tables-check';

/**
 * Whatever is dealt, played and replayed: the games, and the tables check, which is no game. It is not on the home page among
 * the games, in no history and no statistics, and unlocks nothing.
 */
export const ROUND_IDS = [...GAME_IDS, TABLES_CHECK] as const;

export type RoundId = (typeof ROUND_IDS)[number];
