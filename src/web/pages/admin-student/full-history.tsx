import { useState } from 'react';
import { admin } from '#shared/contract/admin.ts';
import type { HistoryEntry } from '#shared/contract/play.ts';
import { dateAndTime } from '#shared/dates.ts';
import { percentOf } from '#shared/scores.ts';
import { gameLabel } from '#games/cards.ts';
import { Button } from '#ui/button.tsx';
import { Cell, HeadCell, Table } from '#ui/table.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { DownloadButton } from '../admin/parts/download-button.tsx';
import type { useStudentHistory } from '../admin/parts/queries.ts';
import { ScorePill } from '../admin/parts/score-pill.tsx';
import { Panel } from '../../shell/panel.tsx';

const ROWS_AT_A_TIME = 20;
const NARROW = 'max-sm:px-1.5';

interface FullHistoryProps {
  userId: number;
  games: ReturnType<typeof useStudentHistory>;
}

/** All finished games of a pupil; older ones are loaded on demand. */
export function FullHistory({ userId, games }: FullHistoryProps) {
  const { history, hasOlder, loadOlder, isLoading } = games;
  const [rows, setRows] = useState(ROWS_AT_A_TIME);
  const [failed, setFailed] = useState(false);
  const [focusAt, setFocusAt] = useState<number | null>(null);

  async function showMore() {
    if (isLoading) return;
    const enough = rows + ROWS_AT_A_TIME <= history.length || !hasOlder;
    const came = enough || (await loadOlder());
    setFailed(!came);
    if (!came) return;
    setRows(rows + ROWS_AT_A_TIME);
    // The button may be gone: the first new row gets the focus.
    setFocusAt(rows);
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
        <tbody>
          {history.slice(0, rows).map((entry, index) => (
            <Row key={entry.id} entry={entry} takesFocus={index === focusAt} />
          ))}
        </tbody>
      </Table>
      {failed && <p role="alert">Older games did not load. Please try again.</p>}
      <div className="flex flex-wrap justify-between gap-3">
        {rows < history.length || hasOlder ? (
          <Button look="quiet" onClick={() => void showMore()} {...busyButton(isLoading)}>
            Show more
          </Button>
        ) : (
          <span />
        )}
        <DownloadButton
          endpoint={admin.getHistoryCsv}
          input={{ params: { id: userId } }}
          of="games"
          name="games.csv"
        />
      </div>
    </Panel>
  );
}

const takeFocus = (row: HTMLTableRowElement | null) => row?.focus();

function Row({ entry, takesFocus }: { entry: HistoryEntry; takesFocus: boolean }) {
  const { gameId, createdAt, score, maxScore, duration } = entry;
  const { title, emoji } = gameLabel(gameId);
  const date = <time dateTime={createdAt}>{dateAndTime(new Date(createdAt))}</time>;
  return (
    <tr tabIndex={-1} ref={takesFocus ? takeFocus : undefined}>
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
