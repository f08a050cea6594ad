// The grid of letters: draws it and turns pointers and keys into moves.
import { useId, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { useEscape } from '#games/kit/screen/use-keyboard.ts';
import { useSwitchAccess } from '#ui/switch-access.ts';
import { LetterCell } from './letter-cell.tsx';
import { LineBands } from './line-bands.tsx';
import {
  endsOfWords,
  isInside,
  isSameCell,
  nextWithLetter,
  straightLine,
  type Cell,
  type Line,
} from './lines.ts';
import type { SearchMove, SearchRound } from './rules.ts';
import { cellOf, useDragLine } from './use-drag-line.ts';

interface LetterGridProps {
  round: SearchRound;
  onMove: (move: SearchMove) => void;
}

/**
 * The cell that a key leads to: an arrow, Home or End, with Control the first or last letter of all. A letter key leads
 * to the next cell with that letter, so that pupils who do not see the letters can search for the first letter of a
 * word.
 */
function cellByKey(event: KeyboardEvent, from: Cell, rows: readonly string[]): Cell {
  const { key, ctrlKey, altKey, metaKey } = event;
  const { row, column } = from;
  if (/^[a-z]$/i.test(key) && !ctrlKey && !altKey && !metaKey) {
    return nextWithLetter(rows, key.toUpperCase(), from);
  }
  const end = rows.length - 1;
  switch (key) {
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? end : row, column: end };
    default:
      return from;
  }
}

export function LetterGrid({ round, onMove }: LetterGridProps) {
  const { board, anchor } = round;
  const { size } = board;
  const helpId = useId();
  const [cursor, setCursor] = useState<Cell>({ row: 0, column: 0 });
  const scan = useScan(round, cursor);
  const tap = (cell: Cell) => {
    scan.leaveRow();
    onMove({ type: 'tap', cell });
  };
  const drag = useDragLine(size, {
    onTap: tap,
    onLine: (from, to) => onMove({ type: 'drag', from, to }),
  });
  useEscape(anchor !== null || drag.line !== null, () => {
    drag.stop();
    onMove({ type: 'cancel' });
  });

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (event.repeat) return;
      const cell = cellOf(event.target);
      if (cell) tap(cell);
      else scan.enterRow(event.target);
      return;
    }
    const next = cellByKey(event, cursor, board.rows);
    if (isSameCell(next, cursor) || !isInside(size, next)) return;
    event.preventDefault();
    const place = `[data-cell="${next.row} ${next.column}"]`;
    event.currentTarget.querySelector<HTMLElement>(place)?.focus();
  };

  const columns: CSSProperties & Record<'--columns', number> = { '--columns': size };
  return (
    <div
      style={columns}
      className="word-search-letters @container relative rounded-xl bg-paper spotlit"
    >
      <LineBands round={round} preview={previewLine(drag.line, anchor, cursor)} />
      {/* Hidden, because it describes the grid and must not also be read before it. */}
      <p id={helpId} hidden>
        {scan.isOn ? HELP.twoKeys : HELP.arrows}
      </p>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={`Letters, ${size} rows and ${size} columns`}
        aria-describedby={helpId}
        className="absolute inset-0 flex touch-none flex-col select-none"
        onKeyDown={press}
        onClick={(event) => {
          const cell = cellOf(event.target);
          if (cell) tap(cell);
        }}
        onFocus={(event) => setCursor((old) => cellOf(event.target) ?? old)}
        {...drag.handlers}
      >
        {board.rows.map((letters, row) => (
          <div
            key={row}
            role="row"
            {...scan.rowProps(row)}
            className="flex flex-1 rounded-lg focus-visible:-outline-offset-2"
          >
            {[...letters].map((letter, column) => (
              <LetterCell
                key={column}
                letter={letter}
                row={row}
                column={column}
                inTabOrder={scan.isStop({ row, column })}
                isFirst={anchor !== null && isSameCell(anchor, { row, column })}
                words={wordsAt(round, { row, column })}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const WAYS = 'Words go across, down or diagonally, never backwards.';
const HELP = {
  arrows: `Move with the arrow keys, or type a letter to go to the next one like it. ${WAYS} Press Enter on the first letter of a word, then on its last letter. Escape starts again.`,
  twoKeys: `Choose a row, then the first letter of a word in it, then its last letter. ${WAYS}`,
} as const;

/**
 * The letters that the Tab key reaches. Usually this is one letter, from which the arrow keys lead on. With switch
 * access these are the rows, then the letters of the chosen row, and then the cells where a word that begins there can
 * end.
 */
function useScan(round: SearchRound, cursor: Cell) {
  const isOn = useSwitchAccess();
  const [entered, setEntered] = useState<number | null>(null);
  const { anchor, board, found } = round;
  const open = board.words.filter((word) => !found.some((one) => one.word === word));
  const ends = anchor
    ? endsOfWords(board.size, anchor, new Set(open.map(({ length }) => length)))
    : [];
  const isStop = (cell: Cell) => {
    if (!isOn) return isSameCell(cursor, cell);
    if (!anchor) return cell.row === entered;
    return isSameCell(anchor, cell) || ends.some((end) => isSameCell(end, cell));
  };
  return {
    isOn,
    isStop,
    leaveRow: () => setEntered(null),
    /** Goes to the first letter of a row. */
    enterRow: (target: EventTarget) => {
      if (!(target instanceof HTMLElement) || target.dataset['row'] === undefined) return;
      setEntered(Number(target.dataset['row']));
      target.querySelector<HTMLElement>('[data-cell]')?.focus();
    },
    rowProps: (row: number) =>
      isOn && !anchor
        ? { tabIndex: 0, 'data-row': row, 'aria-label': `Row ${row + 1}: ${board.rows[row]}` }
        : {},
  };
}

/** The line being drawn: the dragged one, or from the letter chosen first to the one in focus. */
function previewLine(dragged: Line | null, anchor: Cell | null, cursor: Cell): Line | null {
  if (dragged || !anchor) return dragged;
  return { from: anchor, to: straightLine(anchor, cursor) ? cursor : anchor };
}

/** The found words that contain a letter, as they are read out. */
function wordsAt({ found }: SearchRound, cell: Cell): string {
  return found
    .filter(({ cells }) => cells.some((one) => isSameCell(one, cell)))
    .map(({ word }) => word)
    .join(' and ');
}
