// Two spellings one above the other, with a sign where they part.
import { clsx } from 'clsx';
import { MoveVertical, Space } from 'lucide-react';
import { alignSpellings, isDifferent, type LetterPair } from './spellings.ts';
import { letterByLetter } from './spoken.ts';
import { asCompared } from './rules.ts';

interface ComparisonProps {
  typed: string;
  word: string;
}

/** For eyes alone: `bothSpellings` says the same. */
export function Comparison({ typed, word }: ComparisonProps) {
  return (
    <div
      aria-hidden
      className="mt-2 flex flex-wrap items-center gap-x-0.5 gap-y-2 text-2xl leading-none roomy:mt-4 roomy:justify-center roomy:text-4xl"
    >
      <p className="mr-2 flex flex-col gap-6 text-base leading-none roomy:gap-9 roomy:text-xl">
        <span>You wrote</span>
        <span>The word</span>
      </p>
      {alignSpellings(typed, word).map((pair, nth) => (
        <PairColumn key={nth} pair={pair} />
      ))}
    </div>
  );
}

const LETTER = 'grid min-h-[1.3em] min-w-[0.9em] place-items-center rounded-md px-0.5';

function PairColumn({ pair }: { pair: LetterPair }) {
  const differs = isDifferent(pair);
  const look = differs && 'border-2 font-bold';
  return (
    <span className="flex flex-col items-center">
      <span className={clsx(LETTER, look, differs && 'border-coral bg-coral-soft')}>
        <Letter of={pair.typed} />
      </span>
      <MoveVertical className={clsx('size-4 text-coral', !differs && 'invisible')} />
      <span className={clsx(LETTER, look, differs && 'border-leaf bg-leaf-soft')}>
        <Letter of={pair.right} />
      </span>
    </span>
  );
}

/** A space is drawn, so that it does not look like a missing letter. */
function Letter({ of: letter }: { of: string | null }) {
  return letter === ' ' ? <Space className="size-[0.9em]" /> : letter;
}

/** Both spellings letter by letter, and where they part. */
export function bothSpellings(typed: string, word: string, isForVoice = false): string {
  const spelt = (spelling: string) => letterByLetter(spelling, isForVoice);
  const pairs = alignSpellings(typed, word);
  const before = pairs.slice(0, pairs.findIndex(isDifferent));
  const at = before.filter(({ right }) => right !== null).length + 1;
  return [
    `You wrote: ${spelt(asCompared(typed, word))}.`,
    `The word is: ${spelt(word)}.`,
    `The first difference is at letter ${at}.`,
  ].join(' ');
}
