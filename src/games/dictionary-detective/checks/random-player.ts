// Plays random rounds of Dictionary Detective.
import { pickOne, shuffle } from '#games/kit/rules/random.ts';
import { isLeaving, oneIn, Play, type RandomPlayer } from '#games/kit/checks/random-player.ts';
import {
  caseRecorder,
  isCaseSolved,
  isMatched,
  onPage,
  openCase,
  resultOf,
  type Side,
} from '../rules.ts';
import { startSchema } from '../start.ts';

const SIDES: readonly Side[] = ['word', 'definition'];

export const dictionaryDetectiveRandomPlayer: RandomPlayer = (
  start,
  { random, isRight, thinkingMs },
  { seed },
) => {
  const opened = startSchema.parse(start);
  const { pairs } = opened;
  const play = new Play(caseRecorder, openCase(opened, seed));
  while (!isCaseSolved(play.state)) {
    play.wait(thinkingMs());
    if (isLeaving(random)) play.leave();
    const page = onPage(play.state, play.state.words);
    const open = page.filter(({ id }) => !isMatched(play.state, id));
    const { id } = pickOne(random, open.length > 0 ? open : pairs);
    const ids = [id, isRight() ? id : pickOne(random, pairs).id];
    for (const [nth, side] of shuffle(random, SIDES).entries()) {
      const picked = { kind: 'pick', side, id: ids[nth] ?? id } as const;
      play.act(picked);
      if (oneIn(5, random)) play.act(picked);
    }
    // Now and then the next pair overtakes the verdict.
    if (!oneIn(4, random)) play.act({ kind: 'settle' });
  }
  return { moves: play.moves, result: resultOf(play.state) };
};
