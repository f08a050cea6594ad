import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { contract } from '#shared/contract/index.ts';
import type { HistoryEntry } from '#shared/contract/play.ts';
import { dateAndTime } from '#shared/dates.ts';
import { percentOf } from '#shared/scores.ts';
import { gameLabel } from '#games/registry.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { Cell, HeadCell, Table } from '#ui/table.tsx';
import { ScorePill } from '../../admin/score-pill.tsx';
import { urlOf } from '../../api.ts';
import { Panel } from '../../shell/panel.tsx';

const ROWS_AT_A_TIME = 20;
const NARROW = 'max-sm:px-1.5';

interface FullHistoryProps {
  userId: number;
  /** Newest first. */
  history: readonly HistoryEntry[];
}

/** Every finished game of a pupil. */
export function FullHistory({ userId, history }: FullHistoryProps) {
  const [rows, setRows] = useState(ROWS_AT_A_TIME);
  const body = useRef<HTMLTableSectionElement>(null);

  function showMore() {
    flushSync(() => setRows(rows + ROWS_AT_A_TIME));
    // The button may be gone now: the first new row takes the focus.
    body.current?.rows.item(rows)?.focus();
  }

  return (
    <Panel title="Game history">
      <Table aria-label="Game history">
        <thead>
          <tr>
            <HeadCell className={NARROW}>Game</HeadCell>
            <HeadCell className="max-sm:hidden">Date</HeadCell>
            <HeadCell className={NARROW}>Score</HeadCell>
            <HeadCell className="max-sm:hidden">Time</HeadCell>
          </tr>
        </thead>
        <tbody ref={body}>
          {history.slice(0, rows).map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </tbody>
      </Table>
      <div className="flex flex-wrap justify-between gap-3">
        {rows < history.length ? (
          <Button look="quiet" onClick={showMore}>
            Show more
          </Button>
        ) : (
          <span />
        )}
        <a
          href={urlOf(contract.getHistoryCsv, { params: { id: userId } })}
          download
          className={buttonClasses('quiet')}
        >
          Download as CSV
        </a>
      </div>
    </Panel>
  );
}

function Row({ entry: { gameId, createdAt, score, maxScore, duration } }: { entry: HistoryEntry }) {
  const { title, emoji } = gameLabel(gameId);
  const date = <time dateTime={createdAt}>{dateAndTime(new Date(createdAt))}</time>;
  return (
    <tr tabIndex={-1}>
      <Cell className={`${NARROW} font-bold`}>
        <span aria-hidden className="mr-2">
          {emoji}
        </span>
        {title}
        <p className="text-base font-normal text-ink-soft sm:hidden">{date}</p>
      </Cell>
      <Cell className="max-sm:hidden">{date}</Cell>
      <Cell className={NARROW}>
        <ScorePill percent={percentOf(score, maxScore)} text={`${score}/${maxScore}`} />
      </Cell>
      <Cell className="max-sm:hidden">{duration === undefined ? '-' : `${duration} s`}</Cell>
    </tr>
  );
}
