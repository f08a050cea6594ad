// The three signs between two values, as large buttons: a press is the answer.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { useSound } from '../../kit/screen/sound.ts';
import { SIGNS } from './compare.ts';

interface SignKeysProps {
  /** Id of the question. */
  labelledBy: string;
  /** The locked answer; null while there is none, also after the time has run out. */
  given: number | null;
  /** Null until the answer is locked: then the right one is marked. */
  answer: number | null;
  /** Whether the words stand alone, for those who have not met the signs. */
  isInWords: boolean;
  onGive: (given: number) => void;
  /** The verdict. */
  children: ReactNode;
}

export function SignKeys({
  labelledBy,
  given,
  answer,
  isInWords,
  onGive,
  children,
}: SignKeysProps) {
  const play = useSound();
  return (
    <div className="flex flex-col gap-2.5 roomy:gap-4">
      <div
        role="group"
        aria-labelledby={labelledBy}
        className="mx-auto grid w-full max-w-md grid-cols-3 gap-2 roomy:max-w-lg roomy:gap-3 grand:max-w-xl"
      >
        {SIGNS.map(({ answer: meant, sign, words }) => (
          <Button
            key={sign}
            look="quiet"
            aria-label={words}
            disabled={answer !== null}
            onMouseDown={keepFocus}
            onClick={() => {
              play('tap');
              onGive(meant);
            }}
            className={clsx(
              'flex-col gap-0! px-1! disabled:opacity-100 roomy:min-h-24 upright:min-h-[20dvh]',
              answer === meant && 'border-leaf! bg-leaf-soft!',
              answer !== null &&
                answer !== meant &&
                given === meant &&
                'border-coral! bg-coral-soft!',
            )}
          >
            {!isInWords && <span className="text-3xl leading-none roomy:text-4xl">{sign}</span>}
            <span className={clsx('text-base leading-tight', isInWords && 'roomy:text-2xl')}>
              {words}
            </span>
          </Button>
        ))}
      </div>
      {children}
    </div>
  );
}
