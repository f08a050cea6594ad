// Plays random rounds of Word Search.
import { pickOne, randomInt } from '#games/kit/rules/random.ts';
import { isLeaving, oneIn, Play, type RandomPlayer } from '#games/kit/checks/random-player.ts';
import { cellsAlong, endsOf, type Cell, type Line } from '../lines.ts';
import { findWord } from './player.ts';
import { isComplete, searchRecorder, searchResult, startSearch } from '../rules.ts';
import { startSchema } from '../start.ts';

export const wordSearchRandomPlayer: RandomPlayer = (start, { random, isRight, thinkingMs }) => {
  const dealt = startSchema.parse(start);
  const size = dealt.grid.length;
  const places = new Map(
    dealt.words.map(({ word }) => [word, endsOf(findWord(dealt.grid, word))] as const),
  );
  const anywhere = (): Cell => ({
    row: randomInt(random, 0, size - 1),
    column: randomInt(random, 0, size - 1),
  });
  /** A part of a row or a column. */
  const anyLine = (): Line => {
    const from = anywhere();
    const [step, room] = oneIn(2, random)
      ? [{ row: 0, column: 1 }, size - from.column]
      : [{ row: 1, column: 0 }, size - from.row];
    return endsOf(cellsAlong(from, step, randomInt(random, 1, room))) ?? { from, to: from };
  };
  const play = new Play(searchRecorder, startSearch(dealt));
  const hidden = () => {
    const found = play.state.found.map(({ word }) => word);
    return [...places].filter(([word]) => !found.includes(word));
  };
  while (!isComplete(play.state)) {
    play.wait(thinkingMs());
    if (isLeaving(random)) play.leave();
    const [, place] = pickOne(random, oneIn(5, random) ? [...places] : hidden());
    const line = (isRight() ? place : null) ?? anyLine();
    const [from, to] = oneIn(2, random) ? [line.from, line.to] : [line.to, line.from];
    if (oneIn(5, random)) play.act({ type: 'tap', cell: anywhere() });
    if (oneIn(9, random)) play.act({ type: 'cancel' });
    if (oneIn(2, random)) play.act({ type: 'drag', from, to });
    else for (const cell of [from, to]) play.act({ type: 'tap', cell });
  }
  return { moves: play.moves, result: searchResult(play.state) };
};
