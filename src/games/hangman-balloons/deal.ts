// Deals one round of Hangman with Balloons.
import {
  choicesFor,
  chooseDue,
  chooseNew,
  chooseNotDue,
  chooseOthers,
  chooseSet,
  levelOf,
  mayBringNew,
  poolOf,
  type Candidate,
  type Pool,
} from '#games/kit/rules/choose.ts';
import { pickFresh } from '#games/kit/rules/fresh.ts';
import type { Dealer, DealtStart, Repertoire } from '#games/kit/rules/game.ts';
import { wordItem } from '#games/kit/rules/items.ts';
import { NOTHING_REMEMBERED, type MemoryView } from '#games/kit/rules/memory.ts';
import type { Random } from '#games/kit/rules/random.ts';
import { levelsByLength } from '#games/kit/words/word-levels.ts';
import type { WordBank } from '#games/kit/words/words.ts';
import { YEAR_GROUPS, yearsUpTo, type YearGroup } from '#shared/years.ts';
import { loadBanks } from './banks.ts';
import { drawnFrom, type BalloonStart } from './start.ts';

/** Of this many rounds in a row, so many may ask a due word (D9: six of ten). */
const TURN = { rounds: 5, due: 3 };

/** A word of a bank, as it is dealt. */
type BankWord = BalloonStart & Candidate;

export const repertoire: Repertoire = {
  objectives: async () => {
    const banks = await Promise.all(YEAR_GROUPS.map(loadBanks));
    return new Set(banks.flat().map(({ objective }) => objective));
  },
  asks: (item) => item.endsWith('#spelling'),
};

/** Rejects when the banks cannot be loaded. */
export const dealStart: Dealer<BalloonStart> = async ({ year, random, recent, memory, focus }) => {
  const own = await loadBanks(year);
  if (!memory && !focus) return dealWord(own, random, recent);
  const known = memory ?? NOTHING_REMEMBERED;
  if (focus?.kind === 'objective') {
    const all = await Promise.all(YEAR_GROUPS.map(loadBanks));
    const set = all.flat().filter(({ objective }) => objective === focus.objective);
    if (set.length > 0) return dealSetWord(set, random, recent, known);
  }
  return dealWordByMemory(await poolFor(year), random, recent, known, focus?.kind === 'due');
};

const pools = new Map<YearGroup, Pool<BankWord>>();

/** What a year's rounds choose from: its words; of those of the years before, what the pupil has met. Made once. */
async function poolFor(year: YearGroup): Promise<Pool<BankWord>> {
  const known = pools.get(year);
  if (known) return known;
  const own = wordsOf(await loadBanks(year), false);
  const earlier = await Promise.all(yearsUpTo(year).slice(0, -1).map(loadBanks));
  const pool = poolOf(own, wordsOf(earlier.flat(), true));
  pools.set(year, pool);
  return pool;
}

/**
 * A word of another bank than the last round's, if the year has one, and not met lately, if one is left (D6). `recent`
 * holds ids of words, newest first; the year must have a word.
 */
export function dealWord(
  banks: readonly WordBank[],
  random: Random,
  recent: readonly string[],
): DealtStart<BalloonStart> {
  const others = banks.filter(({ id }) => !recent[0]?.startsWith(`${id}/`));
  const words = (others.length > 0 ? others : banks).flatMap(({ id, theme, objective, words }) =>
    words.map((word) => ({ id: `${id}/${word}`, word, theme, objective })),
  );
  return dealt(pickFresh(random, words, recent));
}

/** A word of the banks that a teacher has set (D11): a due one, else one never met, not dealt lately if one is left. */
function dealSetWord(
  banks: readonly WordBank[],
  random: Random,
  recent: readonly string[],
  memory: MemoryView,
): DealtStart<BalloonStart> {
  const words = wordsOf(banks, false);
  const others = words.filter(({ id }) => !recent.includes(id));
  const candidates = others.length > 0 ? others : words;
  const choosing = {
    memory,
    random,
    level: levelOf(memory, candidates),
    isRecent: ({ id }: BankWord) => recent.includes(id),
    join: (word: BankWord) => word,
  };
  const [chosen] = chooseSet(choosing, candidates, 1);
  if (!chosen) throw new RangeError('The banks have no words');
  return dealtOf(chosen);
}

/**
 * A due word, or in two rounds of five, and when nothing is due, one never met, unless too much is due; always of another bank
 * than the last round's, if there is one. Of earlier years come only words that the pupil has met. `isDueFirst` makes it a due one
 * in every round.
 */
function dealWordByMemory(
  pool: Pool<BankWord>,
  random: Random,
  recent: readonly string[],
  memory: MemoryView,
  isDueFirst = false,
): DealtStart<BalloonStart> {
  const { met, unmet } = choicesFor(pool, memory);
  const lastBank = recent[0]?.replace(/\/[^/]+$/, '');
  const isOther = ({ id, word }: BankWord) => id !== `${lastBank}/${word}`;
  const isAnyLeft = met.some(isOther) || unmet.some((group) => group.candidates.some(isOther));
  const mayCome = (word: BankWord) => isOther(word) || !isAnyLeft;
  const choices = { met: met.filter(mayCome), unmet };
  const choosing = {
    memory,
    random,
    level: levelOf(memory, choices.met),
    isRecent: ({ id }: BankWord) => recent.includes(id),
    join: (word: BankWord) => (mayCome(word) ? word : null),
  };
  const isDueTurn = isDueFirst || memory.rounds % TURN.rounds < TURN.due;
  const due = chooseDue(choosing, choices.met, isDueTurn ? 1 : 0);
  const isNewWelcome = mayBringNew(memory, choices.met);
  const known = isNewWelcome ? due : chooseNotDue(choosing, choices.met, due, 1);
  const withNew = chooseNew(choosing, unmet, known, 1);
  const [chosen] = chooseOthers(choosing, choices, withNew, 1);
  if (!chosen) throw new RangeError('The year has no words');
  return dealtOf(chosen);
}

function dealtOf({ id, word, theme, objective }: BankWord): DealtStart<BalloonStart> {
  return dealt({ id, word, theme, objective });
}

function wordsOf(banks: readonly WordBank[], isEarlier: boolean): BankWord[] {
  const levelByLength = levelsByLength(banks.flatMap(({ words }) => words));
  return banks.flatMap(({ id: bank, theme, objective, words }) =>
    words.map((word) => {
      const id = `${bank}/${word}`;
      const item = wordItem(word, 'spelling');
      return { id, word, theme, objective, item, level: levelByLength(word), isEarlier };
    }),
  );
}

function dealt(start: BalloonStart): DealtStart<BalloonStart> {
  const { word, objective } = start;
  const asked = [{ item: wordItem(word, 'spelling'), objective }];
  return { start, drawn: drawnFrom(start), asked };
}
