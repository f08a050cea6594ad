// What an item is called on the screen.
import { objectiveOf } from '#shared/objectives/index.ts';
import type { YearGroup } from '#shared/years.ts';

/** The words of teachers' own lists by number; deleted ones are missing. */
export type OwnWordLabels = ReadonlyMap<number, string>;

/** The number of a word in a teacher's list; null for any other item. */
export function ownWordOf(item: string): number | null {
  const [, id] = /^own\/(\d+)#/.exec(item) ?? [];
  return id === undefined ? null : Number(id);
}

/** An item with the word in place of its number in a teacher's list; null if its word is deleted. */
export function itemWith(item: string, ownWords: OwnWordLabels): string | null {
  const own = ownWordOf(item);
  if (own === null) return item;
  const word = ownWords.get(own);
  return word === undefined ? null : item.replace(`own/${own}`, `word/${word}`);
}

/** The label of an item, given the words of teachers' lists and for whose year it is; null if its word is deleted. */
export function labelWith(item: string, ownWords: OwnWordLabels, year?: YearGroup): string | null {
  const named = itemWith(item, ownWords);
  return named === null ? null : labelOf(named, year);
}

/**
 * The word of 'word/island#meaning', '7 × 8' of 'fact/7×8', but '2 groups of 5' in Year 1, which does not know the sign yet, and the
 * title of the objective for other items.
 */
export function labelOf(item: string, year?: YearGroup): string {
  if (ownWordOf(item) !== null) return 'A word of a teacher’s list';
  const [, word] = /^word\/(.+)#/.exec(item) ?? [];
  if (word !== undefined) return word;
  const [, groups, size] = /^fact\/(\d+)×(\d+)$/.exec(item) ?? [];
  if (groups !== undefined && year === 1) {
    return `${groups} ${groups === '1' ? 'group' : 'groups'} of ${size}`;
  }
  const fact = factOf(item);
  if (fact) return fact.label;
  return objectiveOf(objectiveCode(item))?.title ?? item;
}

/** '7 × 8' and 56 of 'fact/7×8'; null for any other item. */
export function factOf(item: string): { label: string; result: number } | null {
  const [, one, sign, other] = /^fact\/(\d+)([×+])(\d+)$/.exec(item) ?? [];
  if (one === undefined) return null;
  const [left, right] = [Number(one), Number(other)];
  return { label: `${one} ${sign} ${other}`, result: sign === '+' ? left + right : left * right };
}

/** 'Y1.GR.4' of 'Y2~Y1.GR.4/003'. */
function objectiveCode(item: string): string {
  return item.slice(item.lastIndexOf('~') + 1).split('/')[0] ?? '';
}
