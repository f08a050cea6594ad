// Deals one round of Dictionary Detective.
import {
  chooseDue,
  chooseRound,
  chooseSet,
  choosingFrom,
  poolOf,
  type Candidate,
  type Pool,
} from '#games/kit/rules/choose.ts';
import type { Dealer, Dealing, DealtStart } from '#games/kit/rules/game.ts';
import { wordItem } from '#games/kit/rules/items.ts';
import { shuffle } from '#games/kit/rules/random.ts';
import { levelsByLength } from '#games/kit/words/word-levels.ts';
import type { DictionaryEntry } from '#games/kit/words/words.ts';
import { poolsByYear, wordRepertoire } from '#games/kit/words/year-content.ts';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import { loadEntries } from '#games/kit/words/entries.ts';
import { isNear } from './near-words.ts';
import { rivalsTogether, withRivals } from './rivals.ts';
import { drawnFrom, PAIRS_PER_PAGE, startOf, type CaseStart, type Pair } from './start.ts';

/** Pairs in one round (spec S9 Dictionary). */
export const PAIRS_PER_CASE = 10;

interface Asked extends Candidate {
  entry: DictionaryEntry;
  /** Whether it is of the pupil's own year, whose words nobody confuses with each other. */
  isOwn: boolean;
}

export const repertoire = wordRepertoire(loadEntries, 'meaning');

/** Rejects when the words cannot be loaded. */
export const dealStart: Dealer<CaseStart> = async (dealing) => {
  const { year, focus } = dealing;
  const set = focus?.kind === 'objective' ? await candidatesOn(focus.objective, year) : [];
  return dealPairs(await poolFor(dealing), dealing, set);
};

const poolFor = poolsByYear(loadEntries, poolOfWords);

/** The words of a year, and those of the years before. */
export function poolOfWords(
  own: readonly DictionaryEntry[],
  earlier: readonly DictionaryEntry[] = [],
): Pool<Asked> {
  return poolOf(candidatesOf(own, false), candidatesOf(earlier, true));
}

/** Every word of an objective, of whichever year. */
async function candidatesOn(objective: string, year: YearGroup): Promise<Asked[]> {
  const others = await Promise.all(YEAR_GROUPS.filter((other) => other !== year).map(loadEntries));
  const own = candidatesOf(await loadEntries(year), false);
  return [...own, ...candidatesOf(others.flat(), true)]
    .filter((candidate) => candidate.objective === objective)
    .map((candidate) => ({ ...candidate, isEarlier: false }));
}

/**
 * Ten words by what a pupil remembers (D9), fewer when the pool is smaller; of earlier years only words that the pupil has met.
 * What a teacher has `set` comes first (D11), of whichever year. New words may give way to others as new and as hard, so that
 * words of a kind come together.
 */
export function dealPairs(
  pool: Pool<Asked>,
  {
    year,
    random,
    recent,
    memory,
    focus,
  }: Pick<Dealing, 'year' | 'random' | 'recent' | 'memory' | 'focus'>,
  set: readonly Asked[] = [],
): DealtStart<CaseStart> {
  const lately = new Set(recent);
  const choosing = choosingFrom(pool, { memory, random, recent }, joinCase);
  const chosen =
    focus?.kind === 'due'
      ? chooseDue(choosing, PAIRS_PER_CASE)
      : chooseSet(choosing, set, PAIRS_PER_CASE);
  const round = chooseRound(choosing, pool, PAIRS_PER_CASE, chosen);
  const isNew = ({ item }: Asked) => !memory.items.has(item);
  const others = [...pool.own.values(), ...pool.earlier.values()].flat().filter(isNew);
  const paired = withRivals(round, shuffle(random, others), {
    wordOf: ({ entry }) => entry,
    areEqual: (one, other) =>
      isNew(one) &&
      lately.has(one.entry.id) === lately.has(other.entry.id) &&
      one.isOwn === other.isOwn &&
      one.objective === other.objective &&
      one.level === other.level,
    mayJoin: (one, rest) => joinCase(one, rest) !== null,
  });
  const entries = paired.map(({ entry }) => entry);
  return dealt(rivalsTogether(entries, PAIRS_PER_PAGE), year);
}

/** No word twice; words of different years only where nobody would confuse them. */
function joinCase(candidate: Asked, round: readonly Asked[]): Asked | null {
  const fits = ({ item, isOwn, entry }: Asked) =>
    item !== candidate.item &&
    ((isOwn && candidate.isOwn) || !isNear(entry.word, candidate.entry.word));
  return round.every(fits) ? candidate : null;
}

function candidatesOf(entries: readonly DictionaryEntry[], isEarlier: boolean): Asked[] {
  const levelByLength = levelsByLength(entries.map(({ word }) => word));
  return entries.map((entry) => {
    const { word, objective } = entry;
    const item = wordItem(word, 'meaning');
    return {
      item,
      objective,
      level: levelByLength(word),
      isEarlier,
      isOwn: !isEarlier,
      dealtAs: entry.id,
      entry,
    };
  });
}

export function pairOf({ id, word, definition, sentence, objective }: DictionaryEntry): Pair {
  return { id, word, definition, sentence, objective };
}

function dealt(entries: readonly DictionaryEntry[], year: YearGroup): DealtStart<CaseStart> {
  const pairs = entries.map(pairOf);
  const asked = pairs.map(({ word, objective }) => {
    return { item: wordItem(word, 'meaning'), objective };
  });
  return { start: startOf(year, pairs), drawn: drawnFrom({ pairs }), asked };
}
