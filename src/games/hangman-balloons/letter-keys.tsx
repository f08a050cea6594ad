// The letter keys, A to Z; a guessed one has a tick, or a cross and a line through it.
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { memo } from 'react';
import { ALPHABET, statusOf, timesInWord, type BalloonRound } from './rules.ts';

type KeyState = 'free' | 'right' | 'wrong' | 'over';

const LOOKS: Record<KeyState, string> = {
  free: 'border-edge bg-paper ledge hover:bg-sun-soft active:translate-y-0.5 active:level',
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

interface LetterKeysProps {
  round: BalloonRound;
  /** Ids of the clue and the word, which describe the letters. */
  describedBy: string;
  onGuess: (letter: string) => void;
}

export function LetterKeys({ round, describedBy, onGuess }: LetterKeysProps) {
  return (
    <div
      role="group"
      aria-label="Letters"
      aria-describedby={describedBy}
      className="balloon-letters"
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

/** Stays in the tab order when used, so that the focus is never lost; re-rendered only when its state changes. */
const LetterKey = memo(function LetterKey({ letter, state, onGuess }: LetterKeyProps) {
  return (
    <button
      type="button"
      data-letter={letter}
      aria-label={letter + MEANINGS[state]}
      aria-disabled={state !== 'free'}
      onClick={() => onGuess(letter)}
      className={clsx(
        'balloon-letter rounded-xl border-2 aria-disabled:cursor-default',
        LOOKS[state],
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
