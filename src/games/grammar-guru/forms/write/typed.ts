// How long a typed answer can be.

/** Most letters of an answer. */
export const MOST_LETTERS = 14;
/** Most letters that can be typed, with room for a wrong answer longer than the right one. */
export const MOST_TYPED = 24;
