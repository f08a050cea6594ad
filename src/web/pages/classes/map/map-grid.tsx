import { clsx } from 'clsx';
import { RotateCcw } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { MapCell, MapObjective, MapPupil } from '#shared/contract/map.ts';
import { fadeWhereMore } from '#ui/fade-where-more.ts';
import {
  cellOf,
  cellText,
  classAnswers,
  isFading,
  isThin,
  metText,
  percent,
  shareOf,
} from './map-order.ts';
import { shadeOf } from './shade.ts';

/** Rows that Page Up and Page Down go. */
const PAGE_ROWS = 10;
interface MapGridProps {
  label: string;
  /** While the page is printed, which has a table of its own. */
  isHidden: boolean;
  objectives: readonly MapObjective[];
  pupils: readonly MapPupil[];
  names: ReadonlyMap<number, string>;
  /** The objective that pupils are sorted by; null for names. */
  sortedBy: string | null;
  onSort: (objective: string | null) => void;
  isPicked: (pupilId: number, objective: string) => boolean;
  onPick: (pupilId: number, objective: string) => void;
  onOpen: (pupilId: number, objective: string) => void;
}

/**
 * Pupils and objectives as a table that is a grid: one cell at a time can be reached by Tab, the others by the arrow keys
 * (ARIA Authoring Practices, grid). Row 0 are the headings, which sort.
 */
export function MapGrid(props: MapGridProps) {
  const { label, isHidden, objectives, pupils, names, sortedBy, onSort, isPicked, onPick, onOpen } =
    props;
  const [{ row, column }, setActive] = useState({ row: 1, column: 0 });
  const table = useRef<HTMLTableElement>(null);
  const last = { row: pupils.length, column: objectives.length - 1 };
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
            {objectives.map(({ code, text }, nth) => (
              <th
                key={code}
                scope="col"
                aria-label={text}
                aria-sort={sortedBy === code ? 'ascending' : undefined}
                className="align-bottom"
              >
                <button
                  type="button"
                  data-at={`0 ${nth}`}
                  tabIndex={tabIndexAt(0, nth)}
                  onFocus={() => setActive({ row: 0, column: nth })}
                  onClick={() => onSort(sortedBy === code ? null : code)}
                  className={clsx(
                    'flex w-full min-w-28 flex-col gap-1 p-1 text-left text-sm leading-tight',
                    sortedBy === code && 'bg-sun-soft',
                  )}
                >
                  <span className="font-normal wrap-anywhere hyphens-auto">{text}</span>
                  <span>{code.replace(/^Y\d\./, '')}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pupils.map((pupil, nth) => (
            <tr key={pupil.id}>
              <th scope="row" className="map-name min-w-28 px-2 text-left wrap-anywhere">
                {names.get(pupil.id)}
              </th>
              {objectives.map(({ code, text }, column) => (
                <GridCell
                  key={code}
                  cell={cellOf(pupil, code)}
                  isMemoryOn={pupil.isMemoryOn}
                  label={`${names.get(pupil.id)}, ${text}`}
                  at={`${nth + 1} ${column}`}
                  tabIndex={tabIndexAt(nth + 1, column)}
                  isPicked={isPicked(pupil.id, code)}
                  onFocus={() => setActive({ row: nth + 1, column: column })}
                  onOpen={() => onOpen(pupil.id, code)}
                  onPick={() => onPick(pupil.id, code)}
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
            {objectives.map(({ code }) => (
              <td key={code} className="p-1 leading-tight tabular-nums">
                <Share answered={classAnswers(pupils, code)} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface GridCellProps {
  cell: MapCell;
  isMemoryOn: boolean;
  label: string;
  at: string;
  tabIndex: number;
  isPicked: boolean;
  onFocus: () => void;
  onOpen: () => void;
  onPick: () => void;
}

function GridCell(props: GridCellProps) {
  const { cell, isMemoryOn, label, at, tabIndex, isPicked, onFocus, onOpen, onPick } = props;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (event.key === 'Enter') onOpen();
    else onPick();
  };
  return (
    <td
      data-at={at}
      tabIndex={tabIndex}
      aria-label={`${label}: ${cellText(cell, isMemoryOn)}`}
      aria-selected={isPicked}
      onFocus={onFocus}
      onClick={onOpen}
      onKeyDown={press}
      className={clsx(
        'h-12 min-w-28 cursor-pointer p-1 leading-tight tabular-nums',
        cell.answers > 0 && (isThin(cell) ? 'map-thin' : shadeOf(shareOf(cell))),
        isPicked && 'map-picked',
      )}
    >
      <Share answered={cell} />
      {isMemoryOn && cell.met > 0 && (
        <>
          <span className="map-met">
            <span style={{ width: percent(cell.met / cell.items) }} />
          </span>
          <span className="block text-sm">{metText(cell)}</span>
        </>
      )}
      {isFading(cell) && (
        <span className="flex items-center gap-1 text-sm font-bold whitespace-nowrap">
          <RotateCcw aria-hidden className="size-3.5 shrink-0" />
          Revision due
        </span>
      )}
    </td>
  );
}

/** '100% 8 of 8 right', without the share of too few answers. */
function Share({ answered }: { answered: Pick<MapCell, 'right' | 'answers'> }) {
  const { right, answers } = answered;
  if (answers === 0) return <span className="text-ink-soft">–</span>;
  return (
    <span className="flex items-baseline gap-1 whitespace-nowrap">
      {!isThin(answered) && <strong>{percent(shareOf(answered))}</strong>}
      <span className="text-sm">{`${right} of ${answers} right`}</span>
    </span>
  );
}

interface Place {
  row: number;
  column: number;
}

/** Where a key leads in the grid; null for other keys. */
function targetOf({ key, ctrlKey }: KeyboardEvent, here: Place, last: Place): Place | null {
  const { row, column } = here;
  const within = (next: Place) => ({
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
