import { useState, type Ref } from 'react';
import { admin, type StudentHistory } from '#shared/contract/admin.ts';
import { dateAndTime } from '#shared/dates.ts';
import {
  VERIFICATION_TEXTS,
  verificationOf,
  VERIFICATIONS,
  type Verification,
} from '#shared/verification.ts';
import { percentOf } from '#shared/scores.ts';
import { gameLabel } from '#games/cards.ts';
import { Button } from '#ui/button.tsx';
import { useShowMore } from '#ui/take-focus.ts';
import { Select } from '#ui/select.tsx';
import { Cell, HeadCell, Table } from '#ui/table.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { DownloadButton } from '../../staff/download-button.tsx';
import { ScorePill } from '../../staff/score-pill.tsx';
import { Panel } from '../../shell/panel.tsx';
import { useVerifiedHistory, type useStudentHistory } from './use-history.ts';
import { VerificationLegend, VerificationSign } from './verification-sign.tsx';

const ROWS_AT_A_TIME = 20;
const NARROW = 'max-sm:px-1.5';
const ALL = 'all';
const CHOICES = VERIFICATIONS.map((verification) => ({
  value: verification,
  text: VERIFICATION_TEXTS[verification].label,
}));

interface FullHistoryProps {
  userId: number;
  games: ReturnType<typeof useStudentHistory>;
}

/** All finished games of a pupil; older ones are loaded on demand. */
export function FullHistory({ userId, games }: FullHistoryProps) {
  const [verification, setVerification] = useState<Verification | null>(null);
  const chosen = useVerifiedHistory(userId, verification);
  const { history, hasOlder, loadOlder, isLoading } = verification === null ? games : chosen;
  const { rows, showMore, showFirst, refOf } = useShowMore(ROWS_AT_A_TIME);
  const [failed, setFailed] = useState(false);

  async function loadMore() {
    if (isLoading) return;
    const enough = rows + ROWS_AT_A_TIME <= history.length || !hasOlder;
    const came = enough || (await loadOlder());
    setFailed(!came);
    if (came) showMore();
  }

  function choose(value: string) {
    setVerification(VERIFICATIONS.find((known) => known === value) ?? null);
    showFirst();
    setFailed(false);
  }

  return (
    <Panel title="Game history">
      <Select
        label="Show"
        value={verification ?? ALL}
        options={[{ value: ALL, text: 'All games' }, ...CHOICES]}
        onChange={choose}
        className="sm:max-w-xs"
      />
      <Table aria-label="Game history">
        <thead>
          <tr>
            <HeadCell className={NARROW}>Game</HeadCell>
            <HeadCell className="max-sm:hidden">Date</HeadCell>
            <HeadCell className={NARROW}>Score</HeadCell>
            <HeadCell className="max-sm:hidden">Time</HeadCell>
            <HeadCell className={NARROW}>
              <span className="max-sm:sr-only">Proof</span>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {history.slice(0, rows).map((entry, index) => (
            <Row key={entry.id} entry={entry} rowRef={refOf(index)} />
          ))}
        </tbody>
      </Table>
      {verification !== null && history.length === 0 && <p role="status">{emptyText(chosen)}</p>}
      <VerificationLegend />
      {failed && <p role="alert">Older games did not load. Please try again.</p>}
      <div className="flex flex-wrap justify-between gap-3">
        {rows < history.length || hasOlder ? (
          <Button look="quiet" onClick={() => void loadMore()} {...busyButton(isLoading)}>
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

function emptyText({ isLoading, isMissing }: { isLoading: boolean; isMissing: boolean }): string {
  if (isMissing) return 'These games did not load. Please choose again.';
  return isLoading ? 'Loading…' : 'There are no such games.';
}

function Row({
  entry,
  rowRef,
}: {
  entry: StudentHistory[number];
  rowRef: Ref<HTMLTableRowElement> | undefined;
}) {
  const { gameId, createdAt, score, maxScore, duration } = entry;
  const { title, emoji } = gameLabel(gameId);
  const date = <time dateTime={createdAt}>{dateAndTime(new Date(createdAt))}</time>;
  return (
    <tr tabIndex={-1} ref={rowRef}>
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
      <Cell className={NARROW}>
        <VerificationSign verification={verificationOf(entry)} />
      </Cell>
    </tr>
  );
}
