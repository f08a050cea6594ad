// First names that questions use.

/** Easy to read in every year. */
export const EASY_NAMES = [
  'Sam',
  'Zara',
  'Omar',
  'Meg',
  'Raj',
  'Nia',
  'Dev',
  'Mina',
  'Ali',
  'Kim',
  'Ben',
  'Tom',
] as const;
