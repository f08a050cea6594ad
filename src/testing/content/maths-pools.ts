// Question types with fewer than 500 questions: arithmetic or the curriculum's range allows no more.
import { MATHS_TABLE } from '#testing/maths-table.ts';

/** How many questions each of them has at least, by the id of the type. */
export const SMALL_POOLS: Readonly<Record<string, number>> = Object.fromEntries(
  MATHS_TABLE.filter(({ pool }) => pool < 500).map(({ id, pool }) => [id, pool]),
);
