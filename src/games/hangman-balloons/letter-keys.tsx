// The letter keys, A to Z; a guessed one has a tick, or a cross and a line through it.
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { memo } from 'react';
import { ALPHABET, statusOf, timesInWord, type BalloonRound } from './rules.ts';

type KeyState = 'free' | 'right' | 'wrong' | 'over';

const LOOKS: Record<KeyState, string> = {
  free: 'border-edge bg-paper shadow-[0_3px_0_var(--color-line)] hover:bg-sun-soft active:translate-y-0.5 active:shadow-none',
  right: 'border-leaf bg-leaf-soft text-leaf',
  wrong: 'border-transparent bg-coral-soft text-coral line-through decoration-2',
  over: 'border-line bg-paper text-ink-soft',
};

const MEANINGS: Record<KeyState, string> = {
  free: '',
  right: ', in the word',
  wrong: ', not in the word',
  over: '',
};

function keyState(round: BalloonRound, letter: string): KeyState {
  if (round.guessed.includes(letter)) return timesInWord(round, letter) > 0 ? 'right' : 'wrong';
  return statusOf(round) === 'playing' ? 'free' : 'over';
}

/** On a phone held sideways the letters are two rows across the whole width. */
const SHORT_KEYS = 'flat:col-span-2 flat:@lg:grid-cols-13 flat:@lg:gap-x-0.5';
const SHORT_LAST_ROW = 'flat:@lg:col-auto';

interface LetterKeysProps {
  round: BalloonRound;
  /** Ids of the clue and the word, which are told with the letters. */
  describedBy: string;
  onGuess: (letter: string) => void;
}

export function LetterKeys({ round, describedBy, onGuess }: LetterKeysProps) {
  return (
    <div
      role="group"
      aria-label="Letters"
      aria-describedby={describedBy}
      className={clsx(
        '-mx-2 grid grid-cols-6 gap-1 min-[22.5rem]:grid-cols-7 [@media(min-height:44rem)]:@lg:gap-2',
        SHORT_KEYS,
      )}
    >
      {ALPHABET.map((letter) => (
        <LetterKey key={letter} letter={letter} state={keyState(round, letter)} onGuess={onGuess} />
      ))}
    </div>
  );
}

interface LetterKeyProps {
  letter: string;
  state: KeyState;
  onGuess: (letter: string) => void;
}

/** Start of the last, shorter row, which is centred: two letters under six, or five under seven. */
const LAST_ROWS: Record<string, string> = {
  Y: 'max-[22.49rem]:col-start-3',
  V: `min-[22.5rem]:col-start-2 ${SHORT_LAST_ROW}`,
};

/** Stays in the tab order when used, so that the focus is never lost; re-rendered only when its state changes. */
const LetterKey = memo(function LetterKey({ letter, state, onGuess }: LetterKeyProps) {
  return (
    <button
      type="button"
      aria-label={letter + MEANINGS[state]}
      aria-disabled={state !== 'free'}
      onClick={() => onGuess(letter)}
      className={clsx(
        'relative min-h-11 rounded-xl border-2 text-xl leading-none font-bold select-none aria-disabled:cursor-default grand:min-h-15! [@media(min-height:44rem)]:@lg:min-h-13 [@media(min-height:44rem)]:@lg:text-2xl',
        LOOKS[state],
        LAST_ROWS[letter],
      )}
    >
      {letter}
      <span aria-hidden className="absolute top-0.5 right-0.5">
        {state === 'right' && <Check className="size-3.5" strokeWidth={4} />}
        {state === 'wrong' && <X className="size-3.5" strokeWidth={4} />}
      </span>
    </button>
  );
});
