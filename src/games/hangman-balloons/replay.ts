// How rounds of Hangman with Balloons are replayed: each letter once.
import { wordItem } from '#games/kit/rules/items.ts';
import { defineReplay, spellingRating } from '#games/kit/rules/replay.ts';
import { hangmanBalloons } from './card.ts';
import {
  balloonRecorder,
  balloonResult,
  guessLetter,
  startBalloons,
  statusOf,
  wrongGuesses,
} from './rules.ts';
import { startSchema } from './start.ts';

export const hangmanBalloonsReplay = defineReplay({
  rulesVersion: hangmanBalloons.rulesVersion,
  startSchema,
  moveSchema: balloonRecorder.moveSchema,
  open: startBalloons,
  play(round, { letter }) {
    const after = guessLetter(round, letter);
    return after === round ? null : after;
  },
  isOver: (round) => statusOf(round) !== 'playing',
  resultOf: balloonResult,
  /** Judges the word as a whole: each wrong letter was a try. */
  answersOf({ start: { word, objective, item }, state, durationMs }) {
    const rating = spellingRating(wrongGuesses(state));
    return [
      {
        item: item ?? wordItem(word, 'spelling'),
        objective,
        right: rating !== 'again',
        slip: null,
        ms: durationMs,
        tries: wrongGuesses(state) + 1,
        rating,
      },
    ];
  },
});
