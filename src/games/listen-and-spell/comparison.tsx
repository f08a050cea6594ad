// Two spellings one above the other, with a sign where they part.
import { clsx } from 'clsx';
import { MoveVertical } from 'lucide-react';
import { alignSpellings, isDifferent, type Place } from './spellings.ts';
import { letterByLetter } from './spoken.ts';
import { asCompared } from './rules.ts';

interface ComparisonProps {
  typed: string;
  word: string;
}

export function Comparison({ typed, word }: ComparisonProps) {
  return (
    <>
      <p className="sr-only">{bothSpellings(typed, word)}</p>
      <div aria-hidden className="mt-1 flex flex-wrap items-center gap-x-0.5 gap-y-2">
        <p className="mr-2 flex flex-col justify-between gap-5 text-base leading-none">
          <span>You wrote</span>
          <span>The word</span>
        </p>
        {alignSpellings(typed, word).map((place, nth) => (
          <PlaceColumn key={nth} place={place} />
        ))}
      </div>
    </>
  );
}

const LETTER =
  'grid min-h-[1.3em] min-w-[0.9em] place-items-center rounded-md px-0.5 text-2xl leading-none';

function PlaceColumn({ place }: { place: Place }) {
  const differs = isDifferent(place);
  const look = differs && 'border-2 font-bold';
  return (
    <span className="flex flex-col items-center">
      <span className={clsx(LETTER, look, differs && 'border-coral bg-coral-soft')}>
        {place.typed ?? ' '}
      </span>
      <MoveVertical className={clsx('size-4 text-coral', !differs && 'invisible')} />
      <span className={clsx(LETTER, look, differs && 'border-leaf bg-leaf-soft')}>
        {place.right ?? ' '}
      </span>
    </span>
  );
}

/** Both spellings letter by letter, as they are read out. */
export function bothSpellings(typed: string, word: string): string {
  const wrote = letterByLetter(asCompared(typed, word));
  return `You wrote: ${wrote}. The word is: ${letterByLetter(word)}.`;
}
