// The rules of Dictionary Detective.
import { z } from 'zod/mini';
import { feedbackFor } from '#games/kit/rules/feedback.ts';
import type { GameResult } from '#games/kit/rules/game.ts';
import { pickSome, seededRandom, shuffle } from '#games/kit/rules/random.ts';
import { momentSchema, type Recorder } from '#games/kit/rules/replay.ts';
import { pagesOf, type CaseStart, type Pair } from './start.ts';

/** How long a verdict is shown, in milliseconds (spec S9 Delays). */
export const VERDICT_MS = 1000;

/** How many cards of a round show a sentence with a gap instead of a definition (D12). */
const SENTENCES_PER_CASE = 3;

export type Side = 'word' | 'definition';

/** The verdict on the pupil's last pair. */
interface Verdict {
  /** Id of the entry whose word was picked. */
  word: string;
  /** Id of the entry whose definition was picked. */
  definition: string;
  isMatch: boolean;
  /** The side picked last: a double tap on it is not a new pick. */
  completedBy: Side;
}

export interface Case {
  /** The round's entries in the order in which their words are shown, page by page. */
  words: readonly Pair[];
  /** The same entries in the order in which their definitions are shown. */
  definitions: readonly Pair[];
  /** Ids of the entries whose card shows a sentence with a gap instead of the definition. */
  inSentences: ReadonlySet<string>;
  /** Pairs on a page. */
  pageSize: number;
  /** Entry ids of a pick without its other half. */
  picked: Record<Side, string | null>;
  /** Shown for VERDICT_MS after each pair of picks. */
  verdict: Verdict | null;
  /** Ids of the matched entries, in the order in which they were matched. */
  solved: readonly string[];
  /** Pairs tried so far, right and wrong. */
  tries: number;
}

export type Move = { kind: 'pick'; side: Side; id: string } | { kind: 'settle' };

const NOTHING_PICKED = { word: null, definition: null } as const;

/**
 * A new round. The seed decides the order of the words, the order of the definitions, and which of these are sentences.
 */
export function openCase(start: CaseStart, seed: number): Case {
  const random = seededRandom(seed);
  const pages = pagesOf(start);
  const words = pages.flatMap((page) => shuffle(random, page));
  const definitions = pages.flatMap((page) => shuffle(random, page));
  const withSentence = start.pairs.filter(({ sentence }) => sentence !== undefined);
  const inSentences = new Set(
    pickSome(random, withSentence, SENTENCES_PER_CASE).map(({ id }) => id),
  );
  return {
    words,
    definitions,
    inSentences,
    pageSize: pages[0]?.length ?? 0,
    picked: NOTHING_PICKED,
    verdict: null,
    solved: [],
    tries: 0,
  };
}

/** What the card of an entry shows: its definition, or its sentence with ___ for the word. */
export function textOfCard({ inSentences }: Case, { id, definition, sentence }: Pair): string {
  return inSentences.has(id) && sentence !== undefined ? sentence : definition;
}

/** The page that is open, from 0: the next one opens when all pairs of a page are crossed out. The last one stays. */
export function openPage({ solved, words, pageSize }: Case): number {
  return Math.floor(Math.min(solved.length, words.length - 1) / pageSize);
}

/** Those of the round's words or definitions that are on the open page. */
export function onPage(state: Case, entries: readonly Pair[]): readonly Pair[] {
  const from = openPage(state) * state.pageSize;
  return entries.slice(from, from + state.pageSize);
}

/** Whether an entry is matched, including one whose verdict is still shown. */
export function isMatched({ solved, verdict }: Case, id: string): boolean {
  return solved.includes(id) || (verdict?.isMatch === true && verdict.word === id);
}

/** Whether all pairs are matched (spec S4 Dictionary Detective). */
export function isCaseSolved({ words, solved }: Case): boolean {
  return solved.length === words.length;
}

/** Number of matched pairs, including one whose verdict is still shown. */
export function countMatched({ solved, verdict }: Case): number {
  return solved.length + (verdict?.isMatch ? 1 : 0);
}

/** Ends the verdict: a match is crossed out and scores, a wrong pair is cleared. */
function settle(state: Case): Case {
  const { verdict, solved } = state;
  if (!verdict) return state;
  return { ...state, verdict: null, solved: verdict.isMatch ? [...solved, verdict.word] : solved };
}

function isDoubleTap({ verdict, picked }: Case, side: Side, id: string): boolean {
  const nothingPickedSince = picked.word === null && picked.definition === null;
  return nothingPickedSince && verdict?.completedBy === side && verdict[side] === id;
}

function pick(state: Case, side: Side, id: string): Case {
  const isThere = onPage(state, state.words).some((entry) => entry.id === id);
  if (!isThere || isMatched(state, id) || isDoubleTap(state, side, id)) return state;
  const picked = { ...state.picked, [side]: id };
  const { word, definition } = picked;
  if (word === null || definition === null) return { ...state, picked };
  const verdict = { word, definition, isMatch: word === definition, completedBy: side };
  return { ...settle(state), picked: NOTHING_PICKED, verdict, tries: state.tries + 1 };
}

/** The round after a move; picks of matched entries, and of those on another page, change nothing (spec S4 Dictionary Detective). */
export function play(state: Case, move: Move): Case {
  return move.kind === 'settle' ? settle(state) : pick(state, move.side, move.id);
}

/**
 * The result of a finished round: a point for each pair, and feedback by the share of attempts that were matches (spec
 * S9).
 */
export function resultOf({ words, solved, tries }: Case): GameResult {
  const found = `You found all ${words.length} pairs in ${tries} tries.`;
  const feedback = feedbackFor(solved.length, tries, {
    top: `Case closed! ${found} You’re a master word detective!`,
    good: `Case closed! ${found} Great detective work!`,
    fair: `Case closed! ${found} Good work, detective!`,
    low: `Case closed! ${found} You didn’t give up. Good for you!`,
  });
  return { score: solved.length, maxScore: words.length, feedback };
}

/** Ids of the entries whose word and whose definition were picked. */
const moveSchema = z.strictObject({ t: momentSchema, word: z.string(), definition: z.string() });
export type PairMove = z.infer<typeof moveSchema>;

export const caseRecorder: Recorder<Case, Move, PairMove> = {
  play,
  moveOf({ before, after }, { t }) {
    const { verdict } = after;
    if (!verdict || after.tries === before.tries) return null;
    return { t, word: verdict.word, definition: verdict.definition };
  },
  isMiss: ({ verdict }) => verdict?.isMatch === false,
  moveSchema,
  again: (_, { word, definition }) => [
    // The last pair of a page opens the next one only when its verdict ends.
    { kind: 'settle' },
    { kind: 'pick', side: 'word', id: word },
    { kind: 'pick', side: 'definition', id: definition },
  ],
  placeOf: (state) => Math.min(state.words.length, countMatched(state) + 1),
};
