// Deals one round of Word Search: a bank's words, hidden in a square of letters.
import type { Dealer, DealtStart } from '#games/kit/rules/game.ts';
import { wordItem } from '#games/kit/rules/items.ts';
import type { MemoryView } from '#games/kit/rules/memory.ts';
import { pickOne, shuffle, type Random } from '#games/kit/rules/random.ts';
import { clueTo } from '#games/kit/words/spelling-words.ts';
import type { WordBank } from '#games/kit/words/words.ts';
import { yearsUpTo, type YearGroup } from '#shared/years.ts';
import { loadBanks } from './banks.ts';
import { makeBoard } from './board.ts';
import { drawnFrom, type SearchStart } from './start.ts';

/** The most words on a board (spec S9 Word Search). */
export const MOST_WORDS = 10;

/** The banks of the last rounds are not dealt again, however many due words they have. */
const BANKS_BETWEEN = 3;

/** Rejects when the year's banks cannot be loaded. */
export const dealStart: Dealer<SearchStart> = async ({ year, random, recent, memory }) =>
  withMeanings(
    dealBoard(year, await loadBanks(year), random, recent, memory),
    // Without a network a browser may not have the years before.
    memory.items.size === 0 ? [year] : yearsUpTo(year).toReversed(),
  );

/** The result of the round tells them: what a word means in its bank, or else the clue to it of one of these years. */
async function withMeanings(
  dealt: DealtStart<SearchStart>,
  years: readonly YearGroup[],
): Promise<DealtStart<SearchStart>> {
  const words = await Promise.all(
    dealt.start.words.map(async (one) => {
      const meaning = one.meaning ?? (await clueTo(one.word, years));
      return meaning === undefined ? one : { ...one, meaning };
    }),
  );
  return { ...dealt, start: { ...dealt.start, words } };
}

/**
 * A board with a bank not met recently, if there is one (D6), or with the bank that has most due words, so that they
 * are met here before they are asked elsewhere (D9). The year must have a bank.
 */
export function dealBoard(
  year: YearGroup,
  banks: readonly WordBank[],
  random: Random,
  recent: readonly string[],
  memory: MemoryView,
): DealtStart<SearchStart> {
  const isDue = (word: string) => isWordDue(memory, word);
  const bank = pickLeastRecent(random, withMostDue(banks, recent, isDue), recent);
  const inTurn = shuffle(random, bank.words).toSorted(
    (one, other) => Number(isDue(other)) - Number(isDue(one)),
  );
  const { rows, placed } = makeBoard(year, inTurn.slice(0, MOST_WORDS), random);
  const words = placed.map(({ word }) => {
    return { id: `${bank.id}/${word}`, word, meaning: bank.meanings?.[word] };
  });
  const start = { theme: bank.theme, words, grid: [...rows] };
  // Finding a word is no proof of knowing it.
  return { start, drawn: drawnFrom(start), asked: [] };
}

/**
 * The banks with most due words among those that the last rounds did not use. All banks if there are no others or none
 * has a due word.
 */
function withMostDue(
  banks: readonly WordBank[],
  recent: readonly string[],
  isDue: (word: string) => boolean,
): readonly WordBank[] {
  const last = recent.slice(0, BANKS_BETWEEN);
  const dueIn = ({ words }: WordBank) => words.filter(isDue).length;
  const others = banks.filter(({ id }) => !last.includes(id));
  const most = Math.max(0, ...others.map(dueIn));
  return most === 0 ? banks : others.filter((bank) => dueIn(bank) === most);
}

function isWordDue({ items }: MemoryView, word: string): boolean {
  return [wordItem(word, 'meaning'), wordItem(word, 'spelling')].some(
    (item) => items.get(item)?.isDue,
  );
}

/**
 * A random item whose id is not in `recent` (newest first), or, if all were met, the one met longest ago (D6: a new
 * game uses another bank than the last one did). The list must not be empty.
 */
export function pickLeastRecent<T extends { id: string }>(
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
