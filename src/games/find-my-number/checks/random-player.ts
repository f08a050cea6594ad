// Plays random rounds of Find My Number.
import { pickOne, randomInt } from '#games/kit/rules/random.ts';
import { isLeaving, Play, type RandomPlayer } from '#games/kit/checks/random-player.ts';
import { guessRecorder, isOver, possibleRange, resultOf, startRound } from '../rules.ts';
import { startSchema } from '../start.ts';

export const findMyNumberRandomPlayer: RandomPlayer = (start, { random, isRight, thinkingMs }) => {
  const dealt = startSchema.parse(start);
  const play = new Play(guessRecorder, startRound(dealt));
  while (!isOver(play.state)) {
    play.wait(thinkingMs());
    if (isLeaving(random)) play.leave();
    const { low, high } = possibleRange(play.state);
    // Some players halve the range, others guess anywhere in it.
    const guess = String(
      pickOne(random, [Math.floor((low + high) / 2), randomInt(random, low, high)]),
    );
    const anything = String(randomInt(random, dealt.min - 9, dealt.max + 9));
    play.act(pickOne(random, isRight() ? [guess, ` 0${guess} `] : [anything, '', 'ten', '1.5']));
  }
  return { moves: play.moves, result: resultOf(play.state) };
};
