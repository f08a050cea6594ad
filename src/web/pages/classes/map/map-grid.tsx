import { clsx } from 'clsx';
import { RotateCcw } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { MapPupil } from '#shared/contract/map.ts';
import { rightPercent } from '#shared/honest-figures.ts';
import { fadeWhereMore } from '#ui/fade-where-more.ts';
import {
  cellText,
  isFading,
  isThin,
  metText,
  percent,
  shareOf,
  standingOf,
  type Column,
  type Standing,
} from './standings.ts';
import { shadeOf } from './shade.ts';

/** Rows that Page Up and Page Down go. */
const PAGE_ROWS = 10;
interface MapGridProps {
  label: string;
  /** While the page is printed, which has a table of its own. */
  isHidden: boolean;
  /** Strands, which open, or objectives, which sort the pupils. */
  columns: readonly Column[];
  pupils: readonly MapPupil[];
  names: ReadonlyMap<number, string>;
  /** The objective that pupils are sorted by; null for names. */
  sortedBy: string | null;
  /** The column whose heading has the focus from the beginning; null for none. */
  focusOn: number | null;
  onHeading: (column: Column) => void;
  onCell: (pupilId: number, column: Column) => void;
}

/**
 * Pupils and strands, or the objectives of one, as a table that is a grid: one cell at a time can be reached by Tab, the
 * others by the arrow keys (ARIA Authoring Practices, grid). Row 0 are the headings.
 */
export function MapGrid(props: MapGridProps) {
  const { label, isHidden, columns, pupils, names, sortedBy, focusOn, onHeading, onCell } = props;
  const [{ row, column }, setActive] = useState({
    row: focusOn === null ? 1 : 0,
    column: focusOn ?? 0,
  });
  const table = useRef<HTMLTableElement>(null);
  const last = { row: pupils.length, column: columns.length - 1 };
  const here = { row: Math.min(row, last.row), column: Math.min(column, last.column) };
  const tabIndexAt = (atRow: number, atColumn: number) =>
    here.row === atRow && here.column === atColumn ? 0 : -1;
  const move = (event: KeyboardEvent) => {
    const next = targetOf(event, here, last);
    if (!next) return;
    event.preventDefault();
    setActive(next);
    table.current?.querySelector<HTMLElement>(`[data-at="${next.row} ${next.column}"]`)?.focus();
  };
  return (
    <div ref={fadeWhereMore} className="map-scroll relative overflow-x-auto" hidden={isHidden}>
      <table ref={table} role="grid" aria-label={label} className="map-table" onKeyDown={move}>
        <thead>
          <tr>
            <th
              scope="col"
              className="map-name p-2 text-left align-bottom"
              aria-sort={sortedBy === null ? 'ascending' : undefined}
            >
              Pupil
            </th>
            {columns.map((one, nth) => (
              <th
                key={one.key}
                scope="col"
                aria-label={one.text}
                aria-sort={sortedBy === one.key ? 'ascending' : undefined}
                className="align-bottom"
              >
                <button
                  type="button"
                  data-at={`0 ${nth}`}
                  tabIndex={tabIndexAt(0, nth)}
                  autoFocus={nth === focusOn}
                  onFocus={() => setActive({ row: 0, column: nth })}
                  onClick={() => onHeading(one)}
                  className={clsx(
                    'flex min-h-11 w-full flex-col justify-end gap-1 px-0.5 py-1 text-left text-sm leading-tight',
                    one.short === null ? 'font-normal underline' : 'min-w-28',
                    sortedBy === one.key && 'bg-sun-soft',
                  )}
                >
                  <span
                    className={clsx(
                      'hyphens-auto wrap-break-word',
                      one.short !== null && 'font-normal',
                    )}
                  >
                    {one.text}
                  </span>
                  {one.short !== null && <span>{one.short}</span>}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pupils.map((pupil, nth) => (
            <tr key={pupil.id}>
              <th scope="row" className="map-name min-w-24 px-2 text-left">
                {/* As wide as a long word of a name, within limits. */}
                <span className="block max-w-36 text-sm wrap-break-word sm:max-w-60 sm:text-base">
                  {names.get(pupil.id)}
                </span>
              </th>
              {columns.map((one, column) => (
                <GridCell
                  key={one.key}
                  cell={standingOf([pupil], one)}
                  isMemoryOn={pupil.isMemoryOn}
                  label={`${names.get(pupil.id)}, ${one.text}`}
                  at={`${nth + 1} ${column}`}
                  tabIndex={tabIndexAt(nth + 1, column)}
                  onFocus={() => setActive({ row: nth + 1, column })}
                  onOpen={() => onCell(pupil.id, one)}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="map-name px-2 text-left">
              Whole class
            </th>
            {columns.map((one) => (
              <td key={one.key} className="px-0.5 py-1 leading-tight tabular-nums">
                <Share answered={standingOf(pupils, one)} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface GridCellProps {
  cell: Standing;
  isMemoryOn: boolean;
  label: string;
  at: string;
  tabIndex: number;
  onFocus: () => void;
  onOpen: () => void;
}

function GridCell({ cell, isMemoryOn, label, at, tabIndex, onFocus, onOpen }: GridCellProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onOpen();
  };
  return (
    <td
      data-at={at}
      tabIndex={tabIndex}
      aria-label={`${label}: ${cellText(cell, isMemoryOn)}`}
      onFocus={onFocus}
      onClick={onOpen}
      onKeyDown={press}
      className={clsx(
        'h-12 cursor-pointer px-0.5 py-1 leading-tight tabular-nums',
        cell.answers > 0 && (isThin(cell) ? 'map-thin' : shadeOf(shareOf(cell))),
      )}
    >
      <Share answered={cell} />
      {isMemoryOn && cell.met > 0 && (
        <>
          <span className="map-met">
            <span style={{ width: percent(cell.met / cell.items) }} />
          </span>
          <span className="block text-xs whitespace-nowrap">{metText(cell)}</span>
        </>
      )}
      {isFading(cell) && (
        <span className="flex items-center gap-0.5 text-xs font-bold whitespace-nowrap">
          <RotateCcw aria-hidden className="size-3 shrink-0" />
          Revision due
        </span>
      )}
    </td>
  );
}

/** '100% 8 of 8', without the share of too few answers. */
function Share({ answered }: { answered: Pick<Standing, 'right' | 'answers'> }) {
  const { right, answers } = answered;
  if (answers === 0) return <span className="text-ink-soft">–</span>;
  return (
    <span className="flex flex-wrap items-baseline gap-x-1">
      {!isThin(answered) && <strong>{`${rightPercent(answered)}%`}</strong>}
      <span className="text-sm whitespace-nowrap">{`${right} of ${answers}`}</span>
    </span>
  );
}

interface RowAndColumn {
  row: number;
  column: number;
}

/** Where a key leads in the grid; null for other keys. */
function targetOf(
  { key, ctrlKey }: KeyboardEvent,
  here: RowAndColumn,
  last: RowAndColumn,
): RowAndColumn | null {
  const { row, column } = here;
  const within = (next: RowAndColumn) => ({
    row: Math.max(0, Math.min(last.row, next.row)),
    column: Math.max(0, Math.min(last.column, next.column)),
  });
  switch (key) {
    case 'ArrowUp':
      return within({ row: row - 1, column });
    case 'ArrowDown':
      return within({ row: row + 1, column });
    case 'ArrowLeft':
      return within({ row, column: column - 1 });
    case 'ArrowRight':
      return within({ row, column: column + 1 });
    case 'PageUp':
      return within({ row: row - PAGE_ROWS, column });
    case 'PageDown':
      return within({ row: row + PAGE_ROWS, column });
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? last.row : row, column: last.column };
    default:
      return null;
  }
}
