// Deals one round of Hangman with Balloons.
import {
  chooseDue,
  chooseInTurn,
  chooseOthers,
  chooseSet,
  choosingFrom,
  poolOf,
  type Candidate,
  type Pool,
} from '#games/kit/rules/choose.ts';
import type { Dealer, Dealing, DealtStart } from '#games/kit/rules/game.ts';
import { wordItem } from '#games/kit/rules/items.ts';
import { clueTo } from '#games/kit/words/spelling-words.ts';
import { levelsByLength } from '#games/kit/words/word-levels.ts';
import type { WordBank } from '#games/kit/words/words.ts';
import { poolsByYear, wordRepertoire } from '#games/kit/words/year-content.ts';
import { YEAR_GROUPS, yearOrFirst, yearsUpTo } from '#shared/years.ts';
import { loadBanks } from './banks.ts';
import { drawnFrom, type BalloonStart } from './start.ts';

/** Of this many rounds in a row, how many may ask a due word (D9: six of ten). */
const TURN = { rounds: 5, due: 3 };

/** A word of a bank, as it is dealt. */
type BankWord = BalloonStart & Candidate;

export const repertoire = wordRepertoire(loadBanks, 'spelling');

/** Rejects when the banks cannot be loaded. */
export const dealStart: Dealer<BalloonStart> = async (dealing) => {
  const dealt = await dealFrom(dealing);
  return { ...dealt, start: await withClue(dealt.start) };
};

/** The start with the clue to its word, from the year of its bank or the nearest one before. */
export async function withClue(start: BalloonStart): Promise<BalloonStart> {
  const year = yearOrFirst(Number(/^Y(\d)/.exec(start.id)?.[1]));
  const clue = await clueTo(start.word, yearsUpTo(year).toReversed());
  return { ...start, ...(clue !== undefined && { clue }) };
}

async function dealFrom(dealing: Dealing): Promise<DealtStart<BalloonStart>> {
  const { focus } = dealing;
  if (focus?.kind === 'objective') {
    const all = await Promise.all(YEAR_GROUPS.map(loadBanks));
    const set = all.flat().filter(({ objective }) => objective === focus.objective);
    if (set.length > 0) return dealSetWord(set, dealing);
  }
  return dealWord(await poolFor(dealing), dealing);
}

type WordDealing = Pick<Dealing, 'random' | 'recent' | 'memory' | 'focus'>;

const poolFor = poolsByYear(loadBanks, poolOfBanks);

/** The words of a year's banks, and those of earlier years. */
export function poolOfBanks(
  own: readonly WordBank[],
  earlier: readonly WordBank[] = [],
): Pool<BankWord> {
  return poolOf(wordsOf(own, false), wordsOf(earlier, true));
}

/**
 * A word of the banks that a teacher has set (D11): a due one, otherwise one never met, not dealt recently if possible.
 */
function dealSetWord(
  banks: readonly WordBank[],
  { random, recent, memory }: WordDealing,
): DealtStart<BalloonStart> {
  const words = wordsOf(banks, false);
  const others = words.filter(({ id }) => !recent.includes(id));
  const candidates = others.length > 0 ? others : words;
  const choosing = choosingFrom(poolOf(candidates), { memory, random, recent }, (word) => word);
  const [chosen] = chooseSet(choosing, candidates, 1);
  if (!chosen) throw new RangeError('The banks have no words');
  return dealtOf(chosen);
}

/**
 * A due word. In two rounds of five, and when nothing is due, a word never met, unless too much is due. The bank
 * differs from the last round's if possible. Words of earlier years are only asked once already met.
 */
export function dealWord(
  pool: Pool<BankWord>,
  { random, recent, memory, focus }: WordDealing,
): DealtStart<BalloonStart> {
  const lastBank = recent[0]?.replace(/\/[^/]+$/, '');
  const isOther = ({ id, word }: BankWord) => id !== `${lastBank}/${word}`;
  const mayCome = (word: BankWord) => isOther(word) || !pool.all.some(isOther);
  const join = (word: BankWord) => (mayCome(word) ? word : null);
  const choosing = choosingFrom(pool, { memory, random, recent }, join);
  const isDueTurn = focus?.kind === 'due' || (memory.rounds ?? 0) % TURN.rounds < TURN.due;
  const due = chooseDue(choosing, isDueTurn ? 1 : 0);
  const inTurn = chooseInTurn(choosing, pool.own, due, 1);
  const [chosen] = chooseOthers(choosing, pool, inTurn, 1);
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
      const level = levelByLength(word);
      return { id, word, theme, objective, item, level, isEarlier, dealtAs: id };
    }),
  );
}

function dealt(start: BalloonStart): DealtStart<BalloonStart> {
  const { word, objective } = start;
  const asked = [{ item: wordItem(word, 'spelling'), objective }];
  return { start, drawn: drawnFrom(start), asked };
}
