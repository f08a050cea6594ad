// How rounds of Word Search are replayed: the lines that were drawn.
import { wordItem } from '#games/kit/rules/items.ts';
import { defineReplay, type Answer } from '#games/kit/rules/replay.ts';
import { wordSearch } from './card.ts';
import { isInside, isSameCell, isStraight } from './lines.ts';
import {
  cellAt,
  isComplete,
  playSearch,
  searchRecorder,
  searchResult,
  startSearch,
  type LineMove,
  type SearchRound,
} from './rules.ts';
import { startSchema, type SearchStart } from './start.ts';

/** A round up to the lines drawn so far. */
interface Drawn {
  start: SearchStart;
  round: SearchRound;
  /** The words found so far, and when the last of them was found. */
  answers: readonly Answer[];
  foundAt: number;
}

/** A found word. Finding a word is no proof of knowing it: it counts for no objective and updates no memory (D9). */
function answerFor({ start, foundAt }: Drawn, found: string, t: number): Answer {
  const dealt = start.words.find(({ word }) => word === found);
  return {
    item: dealt?.item ?? wordItem(found, 'sight'),
    objective: null,
    right: true,
    slip: null,
    ms: t - foundAt,
    tries: 1,
    rating: null,
  };
}

export const wordSearchReplay = defineReplay<SearchStart, LineMove, Drawn>({
  rulesVersion: wordSearch.rulesVersion,
  startSchema,
  moveSchema: searchRecorder.moveSchema,
  open: (start) => ({ start, round: startSearch(start), answers: [], foundAt: 0 }),
  play(drawn, move) {
    const [from, to] = [cellAt(move.from), cellAt(move.to)];
    const { size } = drawn.round.board;
    if (isSameCell(from, to) || !isStraight(from, to)) return null;
    if (!isInside(size, from) || !isInside(size, to)) return null;
    const round = playSearch(drawn.round, { type: 'drag', from, to });
    if (round.outcome.kind !== 'found') return { ...drawn, round };
    const answer = answerFor(drawn, round.outcome.word, move.t);
    return { ...drawn, round, answers: [...drawn.answers, answer], foundAt: move.t };
  },
  isOver: ({ round }) => isComplete(round),
  resultOf: ({ round }) => searchResult(round),
  answersOf: ({ state }) => state.answers,
});
