import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { HistoryEntry } from '#shared/contract/play.ts';
import { shortDate } from '#shared/dates.ts';
import { gameLabel } from '#games/registry.ts';
import { Button } from '#ui/button.tsx';
import { Cell, HeadCell, Table } from '#ui/table.tsx';
import { useHistory } from '../../queries.ts';
import { LoadState } from '../../shell/load-state.tsx';
import { Panel } from '../../shell/panel.tsx';

const ROWS_AT_A_TIME = 10;

/** Lets three columns fit on a phone. */
const NARROW = 'px-1.5! text-base sm:px-3! sm:text-lg';

export function HistoryPanel() {
  const { data: history, isError, refetch } = useHistory();
  return (
    <Panel title="Learning history">
      {history ? (
        <History history={history} />
      ) : (
        <LoadState
          failed={isError}
          sentence="We could not load your games."
          onRetry={() => void refetch()}
        />
      )}
    </Panel>
  );
}

function History({ history }: { history: readonly HistoryEntry[] }) {
  const [rows, setRows] = useState(ROWS_AT_A_TIME);
  const body = useRef<HTMLTableSectionElement>(null);
  if (history.length === 0) return <NoGames />;

  function showMore() {
    flushSync(() => setRows(rows + ROWS_AT_A_TIME));
    // The button may be gone now: the first new row takes the focus.
    body.current?.rows.item(rows)?.focus();
  }

  return (
    <>
      <Table aria-label="Learning history">
        <thead>
          <tr>
            <HeadCell className={NARROW}>Game</HeadCell>
            <HeadCell className={NARROW}>Date</HeadCell>
            <HeadCell className={NARROW}>Score</HeadCell>
          </tr>
        </thead>
        <tbody ref={body}>
          {history.slice(0, rows).map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </tbody>
      </Table>
      {rows < history.length && (
        <Button look="quiet" className="self-center" onClick={showMore}>
          Show more
        </Button>
      )}
    </>
  );
}

function Row({ entry }: { entry: HistoryEntry }) {
  const { title, emoji } = gameLabel(entry.gameId);
  return (
    <tr tabIndex={-1}>
      <Cell className={clsx(NARROW, 'font-bold')}>
        <span aria-hidden className="mr-2 inline-block">
          {emoji}
        </span>
        <span>{title}</span>
      </Cell>
      <Cell className={clsx(NARROW, 'whitespace-nowrap')}>
        {shortDate(new Date(entry.createdAt))}
      </Cell>
      <Cell className={clsx(NARROW, 'font-bold')}>{`${entry.score}/${entry.maxScore}`}</Cell>
    </tr>
  );
}

function NoGames() {
  return (
    <div className="flex flex-col items-center gap-2 py-4 text-center">
      <span aria-hidden className="text-6xl">
        🗺️
      </span>
      <p className="text-xl font-bold">No games played yet</p>
      <p>Your first adventure is waiting for you.</p>
    </div>
  );
}
