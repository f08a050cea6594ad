// One letter of the grid; rendered again only when something about it changes.
import { clsx } from 'clsx';
import { memo } from 'react';

interface LetterCellProps {
  letter: string;
  row: number;
  column: number;
  /** The one letter of the grid that the Tab key reaches. */
  inTabOrder: boolean;
  /** Chosen as the first letter of a word. */
  isFirst: boolean;
  /** The found words that contain it, or an empty text. */
  words: string;
}

export const LetterCell = memo(function LetterCell(props: LetterCellProps) {
  const { letter, row, column, inTabOrder, isFirst, words } = props;
  const notes = [isFirst && 'first letter chosen', words && `in ${words}`].filter(Boolean);
  return (
    <span
      role="gridcell"
      tabIndex={inTabOrder ? 0 : -1}
      data-cell={`${row} ${column}`}
      aria-label={[letter, `row ${row + 1}`, `column ${column + 1}`, ...notes].join(', ')}
      aria-selected={isFirst || undefined}
      className={clsx(
        'flex flex-1 cursor-pointer items-center justify-center rounded-[30%] no-plate text-[length:calc(100cqi/var(--columns)*0.62)] leading-none font-bold focus-visible:-outline-offset-2',
        isFirst && '[box-shadow:inset_0_0_0_2px_var(--color-grape)]',
      )}
    >
      {letter}
    </span>
  );
});
