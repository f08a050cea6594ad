// The word with its guessed letters and gaps.
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { spokenWord } from './messages.ts';
import { lettersShown, statusOf, type BalloonRound } from './rules.ts';

interface HiddenWordProps {
  /** Id of the sentence that says the word. */
  id: string;
  round: BalloonRound;
}

export function HiddenWord({ id, round }: HiddenWordProps) {
  const lost = statusOf(round) === 'lost';
  const { length } = round.word;
  const letters: CSSProperties & Record<'--letters', number> = { '--letters': length };
  return (
    <div className="@container" style={letters}>
      <p id={id} className="sr-only">{`The word has ${length} letters: ${spokenWord(round)}`}</p>
      <p aria-hidden className="flex justify-center gap-[1.5cqi] py-1">
        {lettersShown(round).map((letter, place) => (
          <span
            key={place}
            className="grid h-[1.5em] max-w-[1.3em] flex-1 place-items-center border-b-4 no-plate border-ink text-[length:clamp(1.25rem,min(9cqi,76cqi/var(--letters)),3.25rem)] leading-none font-bold"
          >
            {letter ? (
              <span className="animate-pop">{letter}</span>
            ) : (
              <span className={clsx('text-coral', !lost && 'invisible')}>
                {lost ? round.word[place] : '?'}
              </span>
            )}
          </span>
        ))}
      </p>
    </div>
  );
}
