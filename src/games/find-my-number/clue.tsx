// What the last guess turned out to be: a sentence, the hints of its digits, or the banner at the end.
import { clsx } from 'clsx';
import { digitHints, hasHints, isOutOfTurns, isWon, outcomeText, type Round } from './rules.ts';
import { spokenHints, WordedHints } from './digit-hints.tsx';

/** Where the last guess stands; null before the third one. */
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

/** A live region: each press of Guess brings a new sentence into it, so the same sentence is heard again, too. */
export function Clue({ round }: { round: Round }) {
  const isEnd = isWon(round) || isOutOfTurns(round);
  const hints = isEnd ? null : lastHints(round);
  return (
    <div
      className={clsx(
        'flex min-h-14 flex-col justify-center gap-1.5 rounded-2xl border-2 px-3 py-1.5 text-center roomy:min-h-16 roomy:text-xl',
        toneOf(round),
      )}
    >
      <div role="status" aria-live="polite">
        <div key={round.asked} className="animate-rise">
          {isEnd ? <EndBanner round={round} /> : <Sentence round={round} />}
        </div>
      </div>
      {hints && <WordedHints hints={hints} />}
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
      {isTurn && <span className="sr-only">You guessed {guesses.at(-1)}.</span>}
      <p className="leading-snug font-bold">{outcomeText(outcome, round)}</p>
      {hints && <span className="sr-only">{spokenHints(hints)}</span>}
    </>
  );
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
