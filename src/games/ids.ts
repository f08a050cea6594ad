// The list of games, in the order of the home page, with the practices after them: every other list of games must have an entry for each id.
export const GAME_IDS = [
  'grammar-guru',
  'dictionary-detective',
  'mathematics-mountain',
  'word-search',
  'hangman-balloons',
  'find-my-number',
  'listen-and-spell',
] as const;

/** The id of a game, which is also the name of its folder. */
export type GameId = (typeof GAME_IDS)[number];

/** The check of the times tables for Year 4 (D11). */
export const TABLES_CHECK = 'tables-check';

/**
 * Everything that is dealt, played and replayed: the games and the tables check. The check is not a game: it is not listed on the
 * home page, in histories or in statistics, and unlocks nothing.
 */
export const PLAYABLE_IDS = [...GAME_IDS, TABLES_CHECK] as const;

export type PlayableId = (typeof PLAYABLE_IDS)[number];
