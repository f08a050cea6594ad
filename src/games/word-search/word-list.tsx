// The words to look for, ticked and struck through when found.
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { memo, useId } from 'react';
import { useTextBeingRead } from '#games/kit/screen/speech.ts';
import { lookOf } from './band-looks.ts';
import type { PlacedWord } from './forbidden-strings.ts';
import { isReadingOf } from './messages.ts';

interface WordListProps {
  theme: string;
  words: readonly string[];
  found: readonly PlacedWord[];
}

export const WordList = memo(function WordList({ theme, words, found }: WordListProps) {
  const titleId = useId();
  const isFound = (word: string) => found.some((one) => one.word === word);
  const beingRead = useTextBeingRead();
  return (
    <section
      aria-labelledby={titleId}
      className="order-last @lg:landscape:order-none @lg:landscape:col-start-2"
    >
      <h3 id={titleId} className="word-search-theme">
        {theme}
      </h3>
      <ol
        aria-label="Words to find"
        className="flex flex-wrap justify-center gap-x-1 gap-y-1 @sm:gap-1.5 grand:gap-2.5!"
      >
        {words.map((word, place) => (
          <WordChip
            key={word}
            word={word}
            place={place}
            found={isFound(word)}
            isBeingRead={beingRead !== null && isReadingOf(word, beingRead)}
          />
        ))}
      </ol>
    </section>
  );
});

interface WordChipProps {
  word: string;
  place: number;
  found: boolean;
  isBeingRead: boolean;
}

function WordChip({ word, place, found, isBeingRead }: WordChipProps) {
  return (
    <li
      className={clsx(
        'word-search-word',
        found ? lookOf(place).chip : 'bg-paper',
        isBeingRead && 'ring-4 ring-sun',
      )}
    >
      <span
        aria-hidden
        className={clsx(
          'min-w-3 text-center text-xs @sm:min-w-4 @sm:text-sm',
          found ? 'text-ink' : 'text-ink-soft',
        )}
      >
        {found ? <Check className="size-3.5" strokeWidth={4} /> : place + 1}
      </span>
      <span className={clsx(found && 'line-through decoration-2')}>{word}</span>
      {found && <span className="sr-only">, found</span>}
    </li>
  );
}
