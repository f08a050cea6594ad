// The screen of Find My Number: the path, with the clue and the guess, and the guesses so far next to them.
import { useDeferredValue, useId } from 'react';
import { useCue } from '#games/kit/screen/sound.ts';
import { useTextBeingRead } from '#games/kit/screen/speech.ts';
import { useDelay } from '#games/kit/screen/use-delay.ts';
import { useRecordedRound } from '#games/kit/screen/use-recorded-round.ts';
import { withStart, type StartedProps } from '#games/kit/screen/with-start.tsx';
import { yearOrFirst } from '#shared/years.ts';
import { Clue } from './clue.tsx';
import { cueOf } from './cue.ts';
import { Legend } from './digit-hints.tsx';
import { GuessForm } from './guess-form.tsx';
import { History } from './history.tsx';
import './layout.css';
import { NumberLine } from './number-line.tsx';
import { END_MS, MAX_TURNS, guessRecorder, isOver, resultOf, startRound } from './rules.ts';
import { reviewedGuesses } from './reviewed.ts';
import { startSchema, type NumberStart } from './start.ts';
import { Tip } from './tip.tsx';

function FindMyNumber({ year, start, onFinish }: StartedProps<NumberStart>) {
  const { round, move: guess, moves } = useRecordedRound(guessRecorder, () => startRound(start));
  const rangeId = useId();
  // The clue is rendered before the rest: all at once would be slow on a tablet.
  const pictured = useDeferredValue(round);
  useCue(cueOf(round), round.asked);
  const isReading = useTextBeingRead() !== null;
  useDelay(isOver(round) && !isReading, END_MS, () =>
    onFinish({ ...resultOf(round), reviewed: reviewedGuesses(round) }, moves),
  );
  return (
    <div className="number-layout">
      <div className="number-desk">
        <div className="number-above">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-base leading-tight sm:text-lg roomy:text-xl">
            <p id={rangeId} className="font-bold">
              {`My number: ${round.min} to ${round.max}`}
            </p>
            <p className="text-ink-soft">{`Attempts: ${round.guesses.length}/${MAX_TURNS}`}</p>
          </div>
          <NumberLine round={pictured} />
          <Clue round={round} />
        </div>
        <GuessForm max={round.max} rangeId={rangeId} isOver={isOver(round)} onGuess={guess} />
        <Tip year={yearOrFirst(year)} round={pictured} />
      </div>
      <div className="number-lists">
        <History round={pictured} />
        <Legend />
      </div>
    </div>
  );
}

export default withStart(startSchema, FindMyNumber);
