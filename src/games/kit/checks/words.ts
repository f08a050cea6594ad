// Words that are excluded from a game, and pairs of words that must not be in one bank.
import type { Pair } from '../words/word-pairs.ts';
import type { Finding } from './content.ts';

/** A finding for each pair whose words are both in one bank. `ids` maps the words of the bank to their items. */
export function together(
  near: readonly Pair[],
  ids: ReadonlyMap<string, string>,
  rule: string,
): Finding[] {
  return near.flatMap(([one, other]) => {
    const id = ids.get(one);
    if (id === undefined || !ids.has(other)) return [];
    return [{ id, rule, message: `“${one}” is in the same bank as “${other}”` }];
  });
}

/** A word of a year that has no place in the game. */
export function keptOut(id: string, word: string): Finding {
  return { id, rule: 'word-kept-out', message: `“${word}” has no place in this game` };
}
