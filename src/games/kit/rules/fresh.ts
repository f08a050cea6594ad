// Draws items that a pupil has not met recently.
import { pickOne, type Random } from './random.ts';

/**
 * A random item whose id is not in `recent` (newest first), or, if all were met, the one met longest ago (D6: a new
 * game uses another bank than the last one did). The list must not be empty.
 */
export function pickFresh<T extends { id: string }>(
  random: Random,
  items: readonly T[],
  recent: readonly string[],
): T {
  const unmet = items.filter(({ id }) => !recent.includes(id));
  if (unmet.length > 0) return pickOne(random, unmet);
  const longestAgo = Math.max(...items.map(({ id }) => recent.indexOf(id)));
  return pickOne(
    random,
    items.filter(({ id }) => recent.indexOf(id) === longestAgo),
  );
}
