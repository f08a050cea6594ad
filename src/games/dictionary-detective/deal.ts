// Deals one round of Dictionary Detective.
import { chooseRound, levelOf, type Candidate } from '#games/kit/choose.ts';
import type { Dealer, DealtStart } from '#games/kit/game.ts';
import { wordItem } from '#games/kit/items.ts';
import type { MemoryView } from '#games/kit/memory.ts';
import { pickSome, type Random } from '#games/kit/random.ts';
import { levelsByLength } from '#games/kit/word-levels.ts';
import type { DictionaryEntry } from '#games/kit/words.ts';
import { yearsUpTo } from '#shared/years.ts';
import { loadEntries } from './entries.ts';
import { isNear } from './near-words.ts';
import { drawnFrom, type CaseStart } from './start.ts';

/** Pairs in one round (spec S9 Dictionary). */
const PAIRS_PER_CASE = 10;

interface Asked extends Candidate {
  entry: DictionaryEntry;
}

/** Rejects when the words cannot be loaded. */
export const dealStart: Dealer<CaseStart> = async ({ year, random, recent, memory }) => {
  const own = await loadEntries(year);
  if (!memory) return dealPairs(own, random, recent);
  const earlier = await Promise.all(yearsUpTo(year).slice(0, -1).map(loadEntries));
  return dealPairsByMemory({ own, earlier: earlier.flat() }, random, recent, memory);
};

/** Ten words not in `recent` (newest first), then the ones met longest ago; fewer when the list is shorter. */
export function dealPairs(
  entries: readonly DictionaryEntry[],
  random: Random,
  recent: readonly string[],
): DealtStart<CaseStart> {
  const unseen = entries.filter(({ id }) => !recent.includes(id));
  const seenOldestFirst = entries
    .filter(({ id }) => recent.includes(id))
    .toSorted((one, other) => recent.indexOf(other.id) - recent.indexOf(one.id));
  const fresh = pickSome(random, unseen, PAIRS_PER_CASE);
  const drawn = [...fresh, ...seenOldestFirst.slice(0, PAIRS_PER_CASE - fresh.length)];
  return dealt(drawn);
}

/** Ten words by what a pupil remembers (D9); of earlier years only words that the pupil has met. */
export function dealPairsByMemory(
  entries: { own: readonly DictionaryEntry[]; earlier: readonly DictionaryEntry[] },
  random: Random,
  recent: readonly string[],
  memory: MemoryView,
): DealtStart<CaseStart> {
  const own = candidatesOf(entries.own, false);
  const met = candidatesOf(entries.earlier, true).filter(({ item }) => memory.items.has(item));
  const candidates = [...own, ...met];
  const choosing = {
    memory,
    random,
    level: levelOf(memory, candidates),
    isRecent: ({ entry }: Asked) => recent.includes(entry.id),
    join: joinCase,
  };
  const round = chooseRound(choosing, candidates, PAIRS_PER_CASE);
  return dealt(round.map(({ entry }) => entry));
}

/** No word twice; words of different years only where nobody would confuse them. */
function joinCase(candidate: Asked, round: readonly Asked[]): Asked | null {
  const fits = ({ item, isEarlier, entry }: Asked) =>
    item !== candidate.item &&
    ((!isEarlier && !candidate.isEarlier) || !isNear(entry.word, candidate.entry.word));
  return round.every(fits) ? candidate : null;
}

function candidatesOf(entries: readonly DictionaryEntry[], isEarlier: boolean): Asked[] {
  const levelByLength = levelsByLength(entries.map(({ word }) => word));
  return entries.map((entry) => {
    const { word, objective } = entry;
    const item = wordItem(word, 'meaning');
    return { item, objective, level: levelByLength(word), isEarlier, entry };
  });
}

function dealt(entries: readonly DictionaryEntry[]): DealtStart<CaseStart> {
  const pairs = entries.map(({ id, word, definition, objective }) => {
    return { id, word, definition, objective };
  });
  const asked = pairs.map(({ word, objective }) => {
    return { item: wordItem(word, 'meaning'), objective };
  });
  return { start: { pairs }, drawn: drawnFrom({ pairs }), asked };
}
