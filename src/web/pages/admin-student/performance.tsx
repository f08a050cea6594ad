import { ArrowDown, ArrowRight, ArrowUp, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { StudentDetail } from '#shared/contract/admin.ts';
import { lastPlayedText } from '#shared/dates.ts';
import { ENOUGH_ROUNDS } from '#shared/honest-figures.ts';
import { gameLabel } from '#games/cards.ts';
import { Cell, HeadCell, Table } from '#ui/table.tsx';
import { ScoreLegend, ScorePill } from '../../staff/score-pill.tsx';
import { unprovedText } from '../../staff/unproved-text.ts';

type PerformanceRow = StudentDetail['performance'][number];

const COMPACT = 'max-sm:px-0.5 max-xl:px-1.5';
/** Hidden on narrow screens, which show it below the game's name instead. */
const WIDE_ONLY = 'max-sm:hidden max-xl:px-1.5';

/** A row for each game the pupil has played (spec S2 Student detail). */
export function Performance({ performance }: { performance: readonly PerformanceRow[] }) {
  const [now] = useState(() => new Date());
  return (
    <>
      <Table aria-label="Performance by game" className="max-xl:text-base">
        <thead>
          <tr>
            <HeadCell className={COMPACT}>Game</HeadCell>
            <HeadCell className={WIDE_ONLY}>Attempts</HeadCell>
            <HeadCell className={COMPACT}>Average score</HeadCell>
            <HeadCell className={WIDE_ONLY}>Average time</HeadCell>
            <HeadCell className={COMPACT}>Trend</HeadCell>
            <HeadCell className={WIDE_ONLY}>Last played</HeadCell>
          </tr>
        </thead>
        <tbody>
          {performance.map((row) => (
            <Row key={row.gameId} row={row} now={now} />
          ))}
        </tbody>
      </Table>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <ScoreLegend />
        <p className="text-base text-ink-soft">
          {`Trend: how much better the last attempt was than the first; with fewer than ${ENOUGH_ROUNDS} it’s too early to tell. It says nothing about speed. Averages count every attempt, rushed and unverified ones too.`}
        </p>
      </div>
    </>
  );
}

function Row({ row, now }: { row: PerformanceRow; now: Date }) {
  const { title, emoji } = gameLabel(row.gameId);
  const { averagePercent, averageSeconds } = row;
  const seconds = averageSeconds === null ? '-' : `${averageSeconds.toFixed(1)} s`;
  const timed = row.timed > 0 && row.timed < row.attempts ? `of ${row.timed} timed` : null;
  const unproved = unprovedText(row);
  const lastPlayed = lastPlayedText(new Date(row.lastPlayed), now);
  const attempts = row.attempts === 1 ? '1 attempt' : `${row.attempts} attempts`;
  return (
    <tr>
      <Cell className={`${COMPACT} font-bold`}>
        <span aria-hidden className="mr-2 max-sm:hidden">
          {emoji}
        </span>
        {title}
        <p className="leading-tight font-normal text-ink-soft sm:hidden">
          {[attempts, unproved, seconds, timed, lastPlayed]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
      </Cell>
      <Cell className={WIDE_ONLY}>
        {row.attempts}
        {unproved !== null && <Note>{unproved}</Note>}
      </Cell>
      <Cell className={COMPACT}>
        <ScorePill percent={averagePercent} text={`${averagePercent.toFixed(1)}%`} />
      </Cell>
      <Cell className={`${WIDE_ONLY} whitespace-nowrap`}>
        {seconds}
        {timed !== null && <Note>{timed}</Note>}
      </Cell>
      <Cell className={COMPACT}>
        <Trend percent={row.trendPercent} />
        {row.trendPercent !== null && row.attempts < ENOUGH_ROUNDS && <Note>too few to tell</Note>}
      </Cell>
      <Cell className={`${WIDE_ONLY} whitespace-nowrap`}>{lastPlayed}</Cell>
    </tr>
  );
}

interface TrendLook {
  icon: LucideIcon;
  word: string;
  classes: string;
}

function trendLook(percent: number): TrendLook {
  if (percent > 0) return { icon: ArrowUp, word: 'up', classes: 'text-leaf' };
  if (percent < 0) return { icon: ArrowDown, word: 'down', classes: 'text-coral' };
  return { icon: ArrowRight, word: 'level', classes: 'text-ink-soft' };
}

function Note({ children }: { children: string }) {
  return <p className="text-base leading-tight text-ink-soft">{children}</p>;
}

/** An arrow with the change in percentage points; none with a single attempt (D1 Trend). */
function Trend({ percent }: { percent: number | null }) {
  if (percent === null) return <span>-</span>;
  const { icon: Icon, word, classes } = trendLook(percent);
  const sign = percent > 0 ? '+' : '';
  return (
    <span className={`inline-flex items-center gap-1 font-bold whitespace-nowrap ${classes}`}>
      <Icon aria-hidden className="size-5" />
      <span className="sr-only">{`${word} `}</span>
      {`${sign}${percent.toFixed(1)}%`}
    </span>
  );
}
