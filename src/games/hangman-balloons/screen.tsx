// The screen of Hangman with Balloons: a fox in the sky, the hidden word and the letters to guess.
import { useDeferredValue, useId } from 'react';
import { useLastMet } from '#games/kit/screen/last-met.tsx';
import { ReadAloud } from '#games/kit/screen/read-aloud.tsx';
import { WordPicture } from '#games/kit/screen/word-picture.tsx';
import { useTextBeingRead } from '#games/kit/screen/speech.ts';
import { useCue } from '#games/kit/screen/sound.ts';
import { useDelay } from '#games/kit/screen/use-delay.ts';
import { useDrawn } from '#games/kit/screen/use-drawn.ts';
import { useLetterKeys } from '#games/kit/screen/use-keyboard.ts';
import { wordItem } from '#games/kit/rules/items.ts';
import { useRecordedRound } from '#games/kit/screen/use-recorded-round.ts';
import { withStart, type StartedProps } from '#games/kit/screen/with-start.tsx';
import { LiveMessage } from '#ui/live-message.tsx';
import { cueOf } from './cue.ts';
import { HiddenWord } from './hidden-word.tsx';
import { LetterKeys } from './letter-keys.tsx';
import { guessMessage, metMessage, readRound, spokenMessage } from './messages.ts';
import { balloonRecorder, balloonResult, balloonsLeft, startBalloons, statusOf } from './rules.ts';
import { reviewedWord } from './reviewed.ts';
import { SkyScene } from './sky-scene.tsx';
import { drawnFrom, startSchema, type BalloonStart } from './start.ts';

/** From the end of the round to its result, in milliseconds (spec S9 Delays). */
const FINISH_MS = 2000;

function HangmanBalloons({ year, start, onDrawn, onFinish }: StartedProps<BalloonStart>) {
  const {
    round,
    move: guess,
    moves,
  } = useRecordedRound(balloonRecorder, () => startBalloons(start));
  const status = statusOf(round);
  const left = balloonsLeft(round);
  const message = guessMessage(round);
  const met = metMessage(round, useLastMet()(start.item ?? wordItem(round.word, 'spelling')));
  // The letter is rendered before the balloon: both at once would be slow on a tablet.
  const pictured = useDeferredValue(round);
  const clueId = useId();
  const themeId = useId();
  const wordId = useId();
  useCue(cueOf(round), round.guessed.length);
  useDrawn(drawnFrom(start), onDrawn);
  useLetterKeys(guess);
  const isReading = useTextBeingRead() !== null;
  useDelay(status !== 'playing' && !isReading, FINISH_MS, () =>
    onFinish({ ...balloonResult(round), reviewed: reviewedWord(round) }, moves),
  );
  return (
    <div className="@container -my-2 flex grow flex-col">
      <div className="flex grow flex-col gap-2 @lg:landscape:grid @lg:landscape:grid-cols-2 @lg:landscape:grid-rows-[1fr_auto] @lg:landscape:gap-x-6">
        <SkyScene left={balloonsLeft(pictured)} status={statusOf(pictured)}>
          <ReadAloud
            text={met ? [...readRound(round), met] : readRound(round)}
            what="the clue and the word"
            className="absolute top-2 right-2 bg-paper!"
          />
          {met && (
            // On the picture, so that nothing else moves.
            <p
              aria-hidden
              className="absolute bottom-2 left-2 animate-rise rounded-xl bg-paper px-3 text-base"
            >
              {met}
            </p>
          )}
        </SkyScene>
        <div className="flex flex-col gap-2 @lg:landscape:justify-center [@media(min-height:44rem)]:@lg:gap-6">
          <div className="text-base leading-6 [@media(min-height:44rem)]:@lg:text-xl">
            {round.clue !== undefined && (
              <p id={clueId}>
                Clue: <strong>{round.clue}</strong>
              </p>
            )}
            <p className="flex justify-between gap-3">
              <span id={themeId}>
                {round.clue === undefined ? 'Clue: ' : 'Theme: '}
                <strong>{round.theme}</strong>
              </span>
              <span className="shrink-0">
                <strong>{left}</strong> {left === 1 ? 'balloon' : 'balloons'}
              </span>
            </p>
          </div>
          <HiddenWord id={wordId} round={round} />
          <p
            aria-hidden
            className="min-h-6 text-center text-base leading-6 font-bold [@media(min-height:44rem)]:@lg:text-xl"
          >
            {message}{' '}
            {status !== 'playing' && <WordPicture word={round.word} year={year} id={start.id} />}
          </p>
          <LiveMessage>{met ? `${spokenMessage(round)} ${met}` : spokenMessage(round)}</LiveMessage>
        </div>
        <LetterKeys round={round} describedBy={`${clueId} ${themeId} ${wordId}`} onGuess={guess} />
      </div>
    </div>
  );
}

export default withStart(startSchema, HangmanBalloons);
