import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { StudentRow } from '#shared/contract/admin.ts';
import { lastPlayedText } from '#shared/dates.ts';
import { paymentLabel } from '#shared/payment-states.ts';
import { outOfTenText } from '#shared/scores.ts';
import { Cell, HeadCell, Table } from '#ui/table.tsx';
import { ScorePill } from '../../staff/score-pill.tsx';
import { unprovedText } from '../../staff/unproved-text.ts';
import { ADMIN } from '../../data/paths.ts';
import type { StudentSort, TableState } from './table-state.ts';

interface Column {
  sort: StudentSort;
  title: string;
  /** Hidden on narrow screens, which show it below the name instead. */
  wideOnly?: boolean;
}

const COLUMNS: readonly Column[] = [
  { sort: 'name', title: 'Student' },
  { sort: 'year', title: 'Year', wideOnly: true },
  { sort: 'games', title: 'Games Played' },
  { sort: 'score', title: 'Avg. Score /10' },
  { sort: 'lastActive', title: 'Last Active', wideOnly: true },
];

/** The hidden columns, for narrow screens. */
export const SORT_TEXTS = [
  { sort: 'name', order: 'asc', text: 'Name, A to Z' },
  { sort: 'name', order: 'desc', text: 'Name, Z to A' },
  { sort: 'year', order: 'asc', text: 'Year, youngest first' },
  { sort: 'year', order: 'desc', text: 'Year, oldest first' },
  { sort: 'games', order: 'desc', text: 'Most games' },
  { sort: 'games', order: 'asc', text: 'Fewest games' },
  { sort: 'score', order: 'desc', text: 'Highest score' },
  { sort: 'score', order: 'asc', text: 'Lowest score' },
  { sort: 'lastActive', order: 'desc', text: 'Most recently active' },
  { sort: 'lastActive', order: 'asc', text: 'Longest away' },
] as const;

const COMPACT = 'max-sm:px-1.5 max-xl:px-2';
const WIDE_ONLY = 'max-sm:hidden';

interface StudentsTableProps {
  students: readonly StudentRow[];
  state: TableState;
  onSort: (sort: StudentSort) => void;
}

export function StudentsTable({ students, state, onSort }: StudentsTableProps) {
  const [now] = useState(() => new Date());
  return (
    <Table aria-label="Pupils" className="max-xl:text-base">
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <SortableHead key={column.sort} column={column} state={state} onSort={onSort} />
          ))}
          <HeadCell className={clsx(COMPACT, WIDE_ONLY)}>
            <span className="sr-only">Details</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {students.map((student) => (
          <Row key={student.id} student={student} now={now} />
        ))}
      </tbody>
    </Table>
  );
}

function SortableHead({
  column: { sort, title, wideOnly },
  state,
  onSort,
}: Pick<StudentsTableProps, 'state' | 'onSort'> & { column: Column }) {
  const isSorted = state.sort === sort;
  const isUp = state.order === 'asc';
  const Icon = isSorted ? (isUp ? ArrowUp : ArrowDown) : ArrowUpDown;
  return (
    <HeadCell
      aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}
      className={clsx(COMPACT, wideOnly && WIDE_ONLY)}
    >
      <button
        type="button"
        onClick={() => onSort(sort)}
        className="flex min-h-11 items-center gap-1.5 rounded-lg text-left leading-tight hover:text-ink"
      >
        {title}
        <Icon
          aria-hidden
          className={clsx('size-4 shrink-0 max-sm:hidden', !isSorted && 'opacity-40 max-xl:hidden')}
        />
      </button>
    </HeadCell>
  );
}

function Row({ student, now }: { student: StudentRow; now: Date }) {
  const { displayName, username, gamesPlayed, avgScore, lastActive } = student;
  const money = paymentLabel(student);
  const unproved = unprovedText(student);
  const year = student.yearGroup === null ? 'No year yet' : `Year ${student.yearGroup}`;
  const active = lastPlayedText(lastActive === null ? null : new Date(lastActive), now);
  return (
    <tr>
      <Cell className={COMPACT}>
        <div className="flex items-center gap-3">
          <span aria-hidden className="text-3xl max-sm:hidden">
            {student.avatar}
          </span>
          <div className="min-w-0">
            <p className="leading-tight font-bold wrap-anywhere">{displayName}</p>
            {displayName !== username && <Small>{username}</Small>}
            {!student.isActive && <Small>Switched off</Small>}
            {money !== null && <Small>{money}</Small>}
            <Small className="sm:hidden">{`${year} · ${active}`}</Small>
            <Details student={student} className="sm:hidden" />
          </div>
        </div>
      </Cell>
      <Cell className={clsx(COMPACT, WIDE_ONLY, 'whitespace-nowrap')}>{year}</Cell>
      <Cell className={COMPACT}>
        {gamesPlayed}
        {unproved !== null && <Small>{unproved}</Small>}
      </Cell>
      <Cell className={COMPACT}>
        <ScorePill
          percent={avgScore === null ? null : avgScore * 10}
          text={outOfTenText(avgScore)}
        />
      </Cell>
      <Cell className={clsx(COMPACT, WIDE_ONLY, 'whitespace-nowrap')}>{active}</Cell>
      <Cell className={clsx(COMPACT, WIDE_ONLY, 'text-right')}>
        <Details student={student} />
      </Cell>
    </tr>
  );
}

function Small({ children, className }: { children: string; className?: string }) {
  return (
    <p className={clsx('text-base leading-tight wrap-break-word text-ink-soft', className)}>
      {children}
    </p>
  );
}

function Details({ student, className }: { student: StudentRow; className?: string }) {
  return (
    <Link
      href={`${ADMIN}/student/${student.id}`}
      aria-label={`View Details of ${student.displayName}`}
      className={clsx(
        'inline-flex min-h-11 items-center font-bold whitespace-nowrap text-sky underline underline-offset-4',
        className,
      )}
    >
      View Details
    </Link>
  );
}
