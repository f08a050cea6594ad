// The words to look for, ticked and struck through when found.
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { memo, useId, type ReactNode } from 'react';
import { WordPicture } from '#games/kit/screen/word-picture.tsx';
import { useTextBeingRead } from '#games/kit/screen/speech.ts';
import type { YearGroup } from '#shared/years.ts';
import { lookOf } from './band-looks.ts';
import type { PlacedWord } from './forbidden-strings.ts';
import { isReadingOf } from './messages.ts';
import type { SearchStart } from './start.ts';

interface WordListProps {
  theme: string;
  words: readonly string[];
  /** The same words as they were dealt. */
  dealt: SearchStart['words'];
  year: YearGroup;
  found: readonly PlacedWord[];
}

export const WordList = memo(function WordList(props: WordListProps) {
  const { theme, words, dealt, year, found } = props;
  const titleId = useId();
  const isFound = (word: string) => found.some((one) => one.word === word);
  const beingRead = useTextBeingRead();
  return (
    <section aria-labelledby={titleId} className="word-search-list">
      <h3 id={titleId} className="word-search-theme">
        {theme}
      </h3>
      <ol aria-label="Words to find" className="word-search-words">
        {words.map((word, place) => (
          <WordChip
            key={word}
            word={word}
            place={place}
            found={isFound(word)}
            isBeingRead={beingRead !== null && isReadingOf(word, beingRead)}
            picture={<WordPicture word={word} year={year} id={dealt[place]?.id ?? ''} />}
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
  picture: ReactNode;
}

function WordChip({ word, place, found, isBeingRead, picture }: WordChipProps) {
  return (
    <li
      style={found ? { backgroundColor: lookOf(place).fill } : {}}
      className={clsx('word-search-word', !found && 'bg-paper', isBeingRead && 'spotlit')}
    >
      <span
        aria-hidden
        className={clsx(
          'min-w-[1em] text-center text-[0.8em]',
          found ? 'text-ink' : 'text-ink-soft',
        )}
      >
        {found ? <Check className="size-[1em]" strokeWidth={4} /> : place + 1}
      </span>
      {picture}
      <span className={clsx(found && 'line-through decoration-2')}>{word}</span>
      {found && <span className="sr-only">, found</span>}
    </li>
  );
}
