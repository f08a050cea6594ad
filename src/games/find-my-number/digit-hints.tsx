// The marks of a guess's digits: each has a colour, a border, a sign and a word, so that colour is never the only sign.
import { clsx } from 'clsx';
import { ArrowLeftRight, Check, X, type LucideIcon } from 'lucide-react';
import { memo } from 'react';
import type { DigitHint, DigitMark } from './rules.ts';

interface MarkLook {
  word: string;
  /** The announcement of a digit: '4 is in the wrong place'. */
  spoken: string;
  Sign: LucideIcon;
  tile: string;
}

const MARKS: Record<DigitMark, MarkLook> = {
  'right-place': {
    word: 'right place',
    spoken: 'is in the right place',
    Sign: Check,
    tile: 'border-solid border-leaf bg-leaf-soft text-leaf',
  },
  'wrong-place': {
    word: 'wrong place',
    spoken: 'is in the wrong place',
    Sign: ArrowLeftRight,
    tile: 'border-dashed border-sky bg-sky-soft text-sky',
  },
  'not-in-number': {
    word: 'not in the number',
    spoken: 'is not in the number',
    Sign: X,
    tile: 'border-dotted border-coral bg-coral-soft text-coral',
  },
};

/** The hints as a sentence for screen readers: '4 is in the wrong place, 5 is not in the number'. */
export function spokenHints(hints: readonly DigitHint[]): string {
  return hints.map(({ digit, mark }) => `${digit} ${MARKS[mark].spoken}`).join(', ');
}

/** One digit with its sign, as wide as its place; a screen reader gets the sentence instead. */
export function DigitTile({ digit, mark }: { digit: string; mark: DigitMark | null }) {
  const look = mark && MARKS[mark];
  return (
    <span
      className={clsx(
        'flex h-[var(--tile,2.5rem)] w-full items-center justify-center gap-0.5 rounded-lg border-3 text-xl leading-none font-bold',
        look ? look.tile : 'border-line bg-paper',
      )}
    >
      {digit}
      {look && <look.Sign aria-hidden className="size-4" strokeWidth={3.5} />}
    </span>
  );
}

/** The digits of the last guess with the words under them. */
export function WordedHints({ hints }: { hints: readonly DigitHint[] }) {
  return (
    <div aria-hidden className="flex justify-center gap-1">
      {hints.map(({ digit, mark }, place) => (
        <span key={place} className="flex max-w-28 flex-1 flex-col items-center gap-1 text-center">
          <span className="w-12">
            <DigitTile digit={digit} mark={mark} />
          </span>
          <span className="text-base leading-[1.05]">{MARKS[mark].word}</span>
        </span>
      ))}
    </div>
  );
}

/** What the colours and signs mean. */
export const Legend = memo(function Legend() {
  const marks: readonly DigitMark[] = ['right-place', 'wrong-place', 'not-in-number'];
  return (
    <section aria-labelledby="number-legend" className="number-list">
      <h3 id="number-legend" className="mb-2 font-bold">
        From guess 3, the digits give hints
      </h3>
      <ul className="number-marks">
        {marks.map((mark) => (
          <li key={mark} className="flex items-center gap-3 leading-tight">
            <span aria-hidden className="w-12 shrink-0">
              <DigitTile digit="" mark={mark} />
            </span>
            <span>
              <b>{COLOURS[mark]}</b>: {MEANINGS[mark]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
});

const COLOURS: Record<DigitMark, string> = {
  'right-place': 'Green',
  'wrong-place': 'Blue',
  'not-in-number': 'Red',
};

const MEANINGS: Record<DigitMark, string> = {
  'right-place': 'right digit, right place',
  'wrong-place': 'right digit, wrong place',
  'not-in-number': 'digit not in the number',
};
