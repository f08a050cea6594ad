// A word tag or a definition card on the board, with its state in colour, sign and words.
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { moveWithArrows } from './arrow-keys.ts';
import { isMatched, type Case, type Side } from './rules.ts';

type ClueState = 'open' | 'picked' | 'match' | 'wrong' | 'solved';

export function clueState(game: Case, side: Side, id: string): ClueState {
  if (game.solved.includes(id)) return 'solved';
  if (game.picked[side] === id) return 'picked';
  if (game.verdict?.[side] !== id) return 'open';
  return isMatched(game, id) ? 'match' : 'wrong';
}

const LOOKS: Record<ClueState, string> = {
  open: 'border-edge bg-paper shadow-card hover:bg-sky-soft',
  picked: 'border-sky bg-sky-soft spotlit [--spotlight:var(--color-sky)]',
  match: 'border-leaf bg-leaf-soft animate-pop',
  wrong: 'border-coral bg-coral-soft animate-wobble',
  solved: 'border-dashed border-edge bg-cream text-ink-soft',
};

interface ClueProps {
  state: ClueState;
  onPick: () => void;
  className: string;
  children: ReactNode;
}

/**
 * A matched clue cannot be picked and leaves the tab order, but only once it has lost the focus: from an element
 * outside the order, Tab would not find the next control.
 */
export function Clue({ state, onPick, className, children }: ClueProps) {
  const [hasFocus, setHasFocus] = useState(false);
  const isDone = state === 'match' || state === 'solved';
  return (
    <button
      type="button"
      aria-pressed={state === 'picked'}
      aria-disabled={isDone}
      tabIndex={isDone && !hasFocus ? -1 : 0}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      onClick={onPick}
      onKeyDown={moveWithArrows}
      className={clsx(
        'relative w-full rounded-xl border-2',
        isDone && 'cursor-default',
        LOOKS[state],
        className,
      )}
    >
      {children}
    </button>
  );
}

/** The sign of a verdict, in addition to its colour. */
export function VerdictSign({ state }: { state: ClueState }) {
  if (state !== 'match' && state !== 'wrong') return null;
  const Sign = state === 'match' ? Check : X;
  return (
    <span
      aria-hidden
      className={clsx(
        'absolute -top-2 -right-2 grid size-6 place-items-center rounded-full text-white',
        state === 'match' ? 'bg-leaf' : 'bg-coral',
      )}
    >
      <Sign className="size-4" strokeWidth={4} />
    </span>
  );
}
