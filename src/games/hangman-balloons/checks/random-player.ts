// Plays random rounds of Hangman with Balloons.
import { pickOne } from '#games/kit/rules/random.ts';
import { isLeaving, oneIn, Play, type RandomPlayer } from '#games/kit/checks/random-player.ts';
import { ALPHABET, balloonRecorder, balloonResult, startBalloons, statusOf } from '../rules.ts';
import { startSchema } from '../start.ts';

export const hangmanBalloonsRandomPlayer: RandomPlayer = (
  start,
  { random, isRight, thinkingMs },
) => {
  const dealt = startSchema.parse(start);
  const play = new Play(balloonRecorder, startBalloons(dealt));
  const hidden = () => [...dealt.word].filter((letter) => !play.state.guessed.includes(letter));
  while (statusOf(play.state) === 'playing') {
    play.wait(thinkingMs());
    if (isLeaving(random)) play.leave();
    const right = oneIn(5, random) ? [...dealt.word] : hidden();
    play.act(pickOne(random, isRight() ? right : [...ALPHABET, 'a', '?']));
  }
  return { moves: play.moves, result: balloonResult(play.state) };
};
