// The outcome of the last guess: a sentence, the hints for its digits, or the banner at the end.
import { clsx } from 'clsx';
import { ReadAloud, useReadsAloud } from '#games/kit/screen/read-aloud.tsx';
import {
  digitHints,
  hasHints,
  isOutOfTurns,
  isWon,
  MAX_TURNS,
  outcomeText,
  possibleRange,
  type Round,
} from './rules.ts';
import { spokenHints, WordedHints } from './digit-hints.tsx';

/** Index of the last guess; null before the third one. */
function lastHints({ guesses, secret }: Round) {
  const last = guesses.at(-1);
  return last !== undefined && hasHints(guesses.length - 1) ? digitHints(last, secret) : null;
}

function toneOf(round: Round): string {
  if (isWon(round)) return 'border-leaf bg-leaf-soft';
  if (isOutOfTurns(round)) return 'border-grape bg-grape-soft';
  return round.outcome === 'invalid' || round.outcome === 'repeat'
    ? 'border-sun bg-sun-soft'
    : 'border-line bg-paper';
}

/** A live region: each press of Guess inserts a new sentence, so that a repeated one is announced again. */
export function Clue({ round }: { round: Round }) {
  const isEnd = isWon(round) || isOutOfTurns(round);
  const hints = isEnd ? null : lastHints(round);
  return (
    <div
      className={clsx(
        'relative flex min-h-14 flex-col justify-center gap-1.5 rounded-2xl border-2 py-1.5 text-center roomy:min-h-16 roomy:text-xl',
        toneOf(round),
        useReadsAloud() ? 'px-12' : 'px-3',
      )}
    >
      <div role="status" aria-live="polite">
        <div key={round.asked} className="animate-rise">
          {isEnd ? <EndBanner round={round} /> : <Sentence round={round} />}
        </div>
      </div>
      {hints && <WordedHints hints={hints} />}
      <ReadAloud
        text={clueInWords(round)}
        what="the clue"
        className="absolute inset-y-0 right-0.5 my-auto"
      />
    </div>
  );
}

function Sentence({ round }: { round: Round }) {
  const { outcome, guesses } = round;
  if (outcome === null) return <p>Which number is it?</p>;
  const isTurn = outcome === 'low' || outcome === 'high';
  const hints = isTurn ? lastHints(round) : null;
  return (
    <>
      {isTurn && <span className="sr-only">{`You guessed ${guesses.at(-1)}.`}</span>}
      <p className="leading-snug font-bold">{outcomeText(outcome, round)}</p>
      {isTurn && (
        <span className="sr-only">
          {[hints && `${spokenHints(hints)}.`, guessesLeft(round)].filter(Boolean).join(' ')}
        </span>
      )}
    </>
  );
}

/** Announced after each guess for pupils who do not see the count above the path. */
function guessesLeft({ guesses }: Round): string {
  const left = MAX_TURNS - guesses.length;
  return `${left} ${left === 1 ? 'guess' : 'guesses'} left.`;
}

/** The clue as it is read aloud: the guess and its answer, the digits, and the numbers that are left. */
function clueInWords(round: Round): string[] {
  const { outcome, guesses, secret } = round;
  if (isWon(round)) return [outcomeText('found', round), `The number was ${secret}.`];
  if (isOutOfTurns(round)) return ['Game Over.', `The number was ${secret}.`];
  const { low, high } = possibleRange(round);
  const left = `My number is somewhere from ${low} to ${high}.`;
  if (outcome === null) return ['Which number is it?', left];
  const sentence = outcomeText(outcome, round);
  if (outcome === 'invalid' || outcome === 'repeat') return [sentence, left];
  const hints = lastHints(round);
  return [
    `You guessed ${guesses.at(-1) ?? ''}.`,
    sentence,
    ...(hints ? [`${spokenHints(hints)}.`] : []),
    left,
  ];
}

function EndBanner({ round }: { round: Round }) {
  const won = isWon(round);
  return (
    <>
      <p className="text-xl leading-snug font-bold">
        {won ? outcomeText('found', round) : 'Game Over'}
      </p>
      <p className="leading-snug">
        The number was <b className="text-xl">{round.secret}</b>.
      </p>
    </>
  );
}
