// Words whose meanings children would confuse with each other, and words that the game leaves out.
import { pairs, type Pair } from '#games/kit/words/word-pairs.ts';

/** Words of a year that are kept out of this game. */
export const KEPT_OUT: readonly string[] = ['cemetery', 'harass', 'soldier', 'Christmas'];

/**
 * Definitions that children would confuse. They may be of different years, because later banks may revise earlier
 * words.
 */
export const NEAR_IN_MEANING: readonly Pair[] = [
  ...pairs('house', 'bedroom', 'kitchen', 'home'),
  ...pairs('sunset', 'night'),
  ...pairs('push', 'pull'),
  ...pairs('child', 'children', 'people'),
  ...pairs('pretty', 'beautiful'),
  ...pairs('clothes', 'jacket'),
  ...pairs('floor', 'door'),
  ...pairs('city', 'village'),
  ...pairs('guard', 'guide'),
  ...pairs('strange', 'special', 'peculiar'),
  ...pairs('centre', 'build'),
  ...pairs('centre', 'circle'),
  ...pairs('ordinary', 'regular'),
  ...pairs('popular', 'favourite'),
  ...pairs('possess', 'possession'),
  ...pairs('experience', 'experiment'),
  ...pairs('occasion', 'occasionally'),
  ...pairs('breath', 'breathe'),
  ...pairs('system', 'category'),
  ...pairs('definite', 'determined'),
  ...pairs('community', 'neighbour'),
  ...pairs('dictionary', 'language'),
  ...pairs('restaurant', 'vegetable'),
  ...pairs('nuisance', 'hindrance'),
  ...pairs('conscience', 'conscious'),
  ...pairs('profession', 'secretary'),
  ...pairs('accompany', 'accommodate'),
  ...pairs('recommend', 'suggest', 'persuade'),
  ...['car', 'bus', 'lorry', 'van', 'vehicle', 'tram', 'train', 'motorbike'].flatMap((vehicle) =>
    pairs('bicycle', vehicle),
  ),
];

/** Whether `other` is a form of a word: 'jumped' of 'jump'. */
export function isFormOf(word: string, other: string): boolean {
  return new RegExp(`^${word}(s|es|ed|ing|ly|ally|er|ion)$`).test(other);
}

/** Whether two words must not be in one round, because of their meanings or because one is a form of the other. */
export function isNear(one: string, other: string): boolean {
  return (
    isFormOf(one, other) ||
    isFormOf(other, one) ||
    NEAR_IN_MEANING.some((pair) => pair.includes(one) && pair.includes(other))
  );
}
