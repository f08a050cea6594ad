// What the moves of a round have in common, whether they are recorded or replayed (D8).

/** Most moves of one round. */
export const MOVES_MAX = 400;
/** Most bytes that the moves of one round take as JSON. */
export const MOVES_BYTES_MAX = 16_384;
/** How many wrong tries (lines or pairs that do not match) are recorded. */
export const MISSES_MAX = 300;
/** The longest time of play that is accepted, in milliseconds: a day, as for a result without moves (D2). */
export const PLAY_MS_MAX = 86_400_000;

/** When a move was made: whole milliseconds of play since the round began, pauses left out. */
export interface Timed {
  t: number;
}
