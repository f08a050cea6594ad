// What words of games in capital letters have in common.

/** Fewest letters of a word. */
export const SHORTEST_WORD = 4;

/** Words of a year that have no place in a game of words in capitals. */
export const KEPT_OUT: readonly string[] = [
  'Mr',
  'Mrs',
  'Christmas',
  'February',
  'soldier',
  'cemetery',
  'harass',
];
