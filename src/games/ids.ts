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
