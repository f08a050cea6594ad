// The guesses so far, newest first, their digits under each other by place value.
import { ArrowDown, ArrowUp, Star, type LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { ReadAloud } from '#games/kit/screen/read-aloud.tsx';
import { DigitTile, spokenHints } from './digit-hints.tsx';
import { digitHints, hasHints, type DigitMark, type Round } from './rules.ts';

/** Column headings from the ones up, as pupils write them. */
const PLACES = ['O', 'T', 'H', 'Th'] as const;

interface Verdict {
  text: string;
  Sign: LucideIcon;
}

function verdictOf(guess: number, secret: number): Verdict {
  if (guess === secret) return { text: 'found it', Sign: Star };
  return guess < secret
    ? { text: 'too low', Sign: ArrowUp }
    : { text: 'too high', Sign: ArrowDown };
}

const NO_GUESSES = 'Your guesses will show here.';

export const History = memo(function History({ round }: { round: Round }) {
  const { guesses, max } = round;
  const places = PLACES.slice(0, String(max).length).toReversed();
  return (
    <section aria-labelledby="number-history" className="number-list lg:order-last">
      <div className="flex items-center justify-between">
        <h3 id="number-history" className="font-bold">
          Your guesses
        </h3>
        <ReadAloud text={guessesInWords(round)} what="your guesses" className="-my-2 -mr-1" />
      </div>
      {guesses.length === 0 && <p className="text-ink-soft">{NO_GUESSES}</p>}
      {guesses.length > 0 && (
        <div aria-hidden className="flex gap-1 pl-8 text-base text-ink-soft">
          {places.map((place) => (
            <span key={place} className="w-(--digit) text-center">
              {place}
            </span>
          ))}
        </div>
      )}
      <ol reversed className="number-guesses">
        {guesses
          .map((guess, index) => <Entry key={guess} round={round} guess={guess} index={index} />)
          .toReversed()}
      </ol>
    </section>
  );
});

/** A sentence for each guess, newest first. */
function guessesInWords({ guesses, secret }: Round): string[] {
  if (guesses.length === 0) return [NO_GUESSES];
  return guesses.map((guess, index) => guessInWords(guess, index, secret)).toReversed();
}

function guessInWords(guess: number, index: number, secret: number): string {
  const hints = hasHints(index) ? `. ${spokenHints(digitHints(guess, secret))}` : '';
  return `Guess ${index + 1}: ${guess}, ${verdictOf(guess, secret).text}${hints}`;
}

interface EntryProps {
  round: Round;
  guess: number;
  /** 0 for the first guess. */
  index: number;
}

function Entry({ round, guess, index }: EntryProps) {
  const { text, Sign } = verdictOf(guess, round.secret);
  const hints = hasHints(index) ? digitHints(guess, round.secret) : null;
  return (
    <li className="flex animate-rise items-center gap-1">
      <span className="sr-only">{guessInWords(guess, index, round.secret)}</span>
      <span aria-hidden className="contents">
        <span className="w-7 shrink-0 text-base text-ink-soft">{index + 1}.</span>
        <AlignedDigits round={round} guess={guess} marks={hints?.map(({ mark }) => mark)} />
        <Sign className="ml-1 size-5 shrink-0" />
        <span className="text-base leading-tight wrap-break-word">{text}</span>
      </span>
    </li>
  );
}

interface AlignedDigitsProps {
  round: Round;
  guess: number;
  marks: readonly DigitMark[] | undefined;
}

/** Aligned by place value: shorter numbers begin with empty places. */
function AlignedDigits({ round, guess, marks }: AlignedDigitsProps) {
  const digits = [...String(guess)];
  const width = String(round.max).length;
  return (
    <span className="grid gap-1" style={{ gridTemplateColumns: `repeat(${width}, var(--digit))` }}>
      {digits.map((digit, at) => (
        <span key={at} style={{ gridColumn: width - digits.length + at + 1 }}>
          <DigitTile digit={digit} mark={marks?.[at] ?? null} />
        </span>
      ))}
    </span>
  );
}
