// The rating of an answer that was stored without one.
import { spellingRating, type Answer, type ReviewRating } from '#games/kit/replay.ts';

/**
 * The rating that follows from the rest of an answer. Only a right answer in the last second of a question's clock was rated
 * otherwise: hard, for which this says good.
 */
export function impliedRating({
  item,
  right,
  tries,
}: Pick<Answer, 'item' | 'right' | 'tries'>): ReviewRating | null {
  if (item.endsWith('#sight')) return null;
  if (item.endsWith('#spelling')) return spellingRating(tries - 1);
  return right ? 'good' : 'again';
}
