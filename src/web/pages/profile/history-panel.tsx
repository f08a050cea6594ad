import { clsx } from 'clsx';
import { useState, type Ref } from 'react';
import type { HistoryEntry } from '#shared/contract/play.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import { shortDate } from '#shared/dates.ts';
import { gameLabel } from '#games/cards.ts';
import { Button } from '#ui/button.tsx';
import { useShowMore } from '#ui/take-focus.ts';
import { Cell, HeadCell, Table } from '#ui/table.tsx';
import { useUser } from '../../data/user.ts';
import { useOwnRead } from '../../data/own-reads.ts';
import { LoadState } from '../../shell/load-state.tsx';
import { Panel } from '../../shell/panel.tsx';
import { useGames } from './use-games.ts';

const ROWS_AT_A_TIME = 10;

/** Fits three columns on a phone. */
const NARROW = 'px-1.5! text-base sm:px-3! sm:text-lg';

export function HistoryPanel() {
  const { data: history, isError, refetch } = useOwnRead(pupilContract.getHistory);
  const { data: user } = useUser();
  return (
    <Panel title="Learning history">
      {history ? (
        <History newest={history} total={user?.gamesCompleted ?? 0} />
      ) : (
        <LoadState
          failed={isError}
          sentence="We couldn’t load your games."
          onRetry={() => void refetch()}
        />
      )}
    </Panel>
  );
}

interface HistoryProps {
  newest: readonly HistoryEntry[];
  /** Total number of games, including those not loaded. */
  total: number;
}

function History({ newest, total }: HistoryProps) {
  const { games, hasOlder, loadOlder, isLoading } = useGames(newest, total);
  const { rows, showMore, refOf } = useShowMore(ROWS_AT_A_TIME);
  const [failed, setFailed] = useState(false);
  if (games.length === 0) return <NoGames />;

  async function loadMore() {
    if (isLoading) return;
    const came = rows < games.length || (await loadOlder());
    setFailed(!came);
    if (came) showMore();
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
        <tbody>
          {games.slice(0, rows).map((entry, index) => (
            <Row key={entry.id} entry={entry} rowRef={refOf(index)} />
          ))}
        </tbody>
      </Table>
      {failed && <p role="alert">We couldn’t load your older games. Please try again.</p>}
      {(rows < games.length || hasOlder) && (
        <Button
          look="quiet"
          className="self-center aria-disabled:opacity-60"
          aria-disabled={isLoading || undefined}
          onClick={() => void loadMore()}
        >
          Show more
        </Button>
      )}
    </>
  );
}

function Row({
  entry,
  rowRef,
}: {
  entry: HistoryEntry;
  rowRef: Ref<HTMLTableRowElement> | undefined;
}) {
  const { title, emoji } = gameLabel(entry.gameId);
  return (
    <tr tabIndex={-1} ref={rowRef}>
      <Cell className={clsx(NARROW, 'font-bold')}>
        <span aria-hidden className="mr-2 inline-block">
          {emoji}
        </span>
        <span>{title}</span>
      </Cell>
      <Cell className={clsx(NARROW, 'min-[22.5rem]:whitespace-nowrap')}>
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
        🗺
      </span>
      <p className="text-xl font-bold">No games played yet</p>
      <p>Your first adventure is waiting for you.</p>
    </div>
  );
}
