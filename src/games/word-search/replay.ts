// How rounds of Word Search are replayed: the lines that were drawn.
import { z } from 'zod/mini';
import { wordItem } from '#games/kit/items.ts';
import { defineReplay, momentSchema, type Answer } from '#games/kit/replay.ts';
import { wordSearch } from './card.ts';
import { isInside, isSameCell, straightLine, type Cell } from './lines.ts';
import { isComplete, playSearch, searchResult, startSearch, type SearchRound } from './rules.ts';
import { startSchema } from './start.ts';

/** Row and column, counted from 0. */
const placeSchema = z.tuple([z.int(), z.int()]);
const moveSchema = z.strictObject({ t: momentSchema, from: placeSchema, to: placeSchema });

type SearchReplayMove = z.infer<typeof moveSchema>;

const cellAt = ([row, column]: [number, number]): Cell => ({ row, column });

function draw(round: SearchRound, { from, to }: SearchReplayMove): SearchRound {
  return playSearch(round, { type: 'drag', from: cellAt(from), to: cellAt(to) });
}

export const wordSearchReplay = defineReplay({
  rulesVersion: wordSearch.rulesVersion,
  startSchema,
  moveSchema,
  open: startSearch,
  play(round, move) {
    const [from, to] = [cellAt(move.from), cellAt(move.to)];
    const { size } = round.board;
    const isLine = !isSameCell(from, to) && straightLine(from, to) !== null;
    return isLine && isInside(size, from) && isInside(size, to) ? draw(round, move) : null;
  },
  isOver: isComplete,
  resultOf: searchResult,
  /** Each word when it was found. To find a word is not to know it: it counts for no objective and updates no memory (D9). */
  answersOf({ start, moves }) {
    let round = startSearch(start);
    let since = 0;
    const answers: Answer[] = [];
    for (const move of moves) {
      round = draw(round, move);
      const { outcome } = round;
      if (outcome.kind !== 'found') continue;
      const dealt = start.words.find(({ word }) => word === outcome.word);
      const item = dealt?.item ?? wordItem(outcome.word, 'sight');
      answers.push({
        item,
        objective: null,
        right: true,
        slip: null,
        ms: move.t - since,
        tries: 1,
        rating: null,
      });
      since = move.t;
    }
    return answers;
  },
});
