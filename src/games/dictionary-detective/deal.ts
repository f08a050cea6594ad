// Deals one round of Dictionary Detective.
import {
  chooseDue,
  chooseRound,
  chooseSet,
  levelOf,
  type Candidate,
  type Choosing,
} from '#games/kit/choose.ts';
import type { Focus } from '#games/kit/focus.ts';
import type { Dealer, DealtStart, Repertoire } from '#games/kit/game.ts';
import { wordItem } from '#games/kit/items.ts';
import { NOTHING_REMEMBERED, type MemoryView } from '#games/kit/memory.ts';
import { shuffle, type Random } from '#games/kit/random.ts';
import { levelsByLength } from '#games/kit/word-levels.ts';
import type { DictionaryEntry } from '#games/kit/words.ts';
import { YEAR_GROUPS, yearsUpTo } from '#shared/years.ts';
import { loadEntries } from './entries.ts';
import { isNear } from './near-words.ts';
import { withRivals } from './rivals.ts';
import { drawnFrom, type CaseStart } from './start.ts';

/** Pairs in one round (spec S9 Dictionary). */
export const PAIRS_PER_CASE = 10;

interface Asked extends Candidate {
  entry: DictionaryEntry;
  /** Whether it is of the pupil's own year, whose words nobody confuses with each other. */
  isOwn: boolean;
}

interface Entries {
  own: readonly DictionaryEntry[];
  earlier: readonly DictionaryEntry[];
  /** Of years to come. */
  later?: readonly DictionaryEntry[];
}

export const repertoire: Repertoire = {
  objectives: async () => {
    const entries = await Promise.all(YEAR_GROUPS.map(loadEntries));
    return new Set(entries.flat().map(({ objective }) => objective));
  },
  asks: (item) => item.endsWith('#meaning'),
};

/** Rejects when the words cannot be loaded. */
export const dealStart: Dealer<CaseStart> = async ({ year, random, recent, memory, focus }) => {
  const own = await loadEntries(year);
  if (!memory && !focus) return dealPairs(own, random, recent);
  const upTo = yearsUpTo(year);
  const earlier = await Promise.all(upTo.slice(0, -1).map(loadEntries));
  const after = focus ? YEAR_GROUPS.filter((other) => !upTo.includes(other)) : [];
  const later = await Promise.all(after.map(loadEntries));
  const entries = { own, earlier: earlier.flat(), later: later.flat() };
  return dealPairsByMemory(entries, random, recent, memory ?? NOTHING_REMEMBERED, focus);
};

/**
 * Ten words not in `recent` (newest first), then the ones met longest ago; fewer when the list is shorter. Words of a kind
 * come together.
 */
export function dealPairs(
  entries: readonly DictionaryEntry[],
  random: Random,
  recent: readonly string[],
): DealtStart<CaseStart> {
  const lately = new Set(recent);
  const unseen = shuffle(
    random,
    entries.filter(({ id }) => !lately.has(id)),
  );
  const seenOldestFirst = entries
    .filter(({ id }) => lately.has(id))
    .toSorted((one, other) => recent.indexOf(other.id) - recent.indexOf(one.id));
  const drawn = [...unseen, ...seenOldestFirst].slice(0, PAIRS_PER_CASE);
  const paired = withRivals(drawn, unseen, {
    wordOf: (entry) => entry,
    areEqual: ({ id }) => !lately.has(id),
    mayJoin: () => true,
  });
  return dealt(paired);
}

/**
 * Ten words by what a pupil remembers (D9); of earlier years only words that the pupil has met. What a teacher has set comes first
 * (D11), of whichever year. New words may give way to others as new and as hard, so that words of a kind come together.
 */
export function dealPairsByMemory(
  entries: Entries,
  random: Random,
  recent: readonly string[],
  memory: MemoryView,
  focus: Focus | null = null,
): DealtStart<CaseStart> {
  const own = candidatesOf(entries.own, false);
  const met = candidatesOf(entries.earlier, true).filter(({ item }) => memory.items.has(item));
  const candidates = [...own, ...met];
  const lately = new Set(recent);
  const choosing = {
    memory,
    random,
    level: levelOf(memory, candidates),
    isRecent: ({ entry }: Asked) => lately.has(entry.id),
    join: joinCase,
  };
  const chosen = chooseFocused(choosing, candidates, entries, focus);
  const round = chooseRound(choosing, candidates, PAIRS_PER_CASE, chosen);
  const isNew = ({ item }: Asked) => !memory.items.has(item);
  const paired = withRivals(round, shuffle(random, candidates.filter(isNew)), {
    wordOf: ({ entry }) => entry,
    areEqual: (one, other) =>
      isNew(one) &&
      lately.has(one.entry.id) === lately.has(other.entry.id) &&
      one.isOwn === other.isOwn &&
      one.objective === other.objective &&
      one.level === other.level,
    mayJoin: (one, rest) => joinCase(one, rest) !== null,
  });
  return dealt(paired.map(({ entry }) => entry));
}

function chooseFocused(
  choosing: Choosing<Asked, Asked>,
  candidates: readonly Asked[],
  { own, earlier, later = [] }: Entries,
  focus: Focus | null,
): Asked[] {
  if (focus?.kind === 'due') return chooseDue(choosing, candidates, PAIRS_PER_CASE);
  if (focus?.kind !== 'objective') return [];
  const isSet = ({ objective }: Asked) => objective === focus.objective;
  const others = candidatesOf([...earlier, ...later], true).map((one): Asked => {
    return { ...one, isEarlier: false };
  });
  const set = [...candidatesOf(own, false), ...others].filter(isSet);
  return chooseSet(choosing, set, PAIRS_PER_CASE);
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
    return { item, objective, level: levelByLength(word), isEarlier, isOwn: !isEarlier, entry };
  });
}

function dealt(entries: readonly DictionaryEntry[]): DealtStart<CaseStart> {
  const pairs = entries.map(({ id, word, definition, sentence, objective }) => {
    return { id, word, definition, sentence, objective };
  });
  const asked = pairs.map(({ word, objective }) => {
    return { item: wordItem(word, 'meaning'), objective };
  });
  return { start: { pairs }, drawn: drawnFrom({ pairs }), asked };
}
