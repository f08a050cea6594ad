import { useState } from 'react';
import { admin, type StudentHistory } from '#shared/contract/admin.ts';
import { dateAndTime } from '#shared/dates.ts';
import { PROOF_TEXTS, proofOf, PROOFS, type Proof } from '#shared/proofs.ts';
import { percentOf } from '#shared/scores.ts';
import { gameLabel } from '#games/cards.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Cell, HeadCell, Table } from '#ui/table.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { DownloadButton } from '../../staff/download-button.tsx';
import { ScorePill } from '../../staff/score-pill.tsx';
import { Panel } from '../../shell/panel.tsx';
import { useProvedHistory, type useStudentHistory } from './use-history.ts';
import { ProofLegend, ProofSign } from './proof-sign.tsx';

const ROWS_AT_A_TIME = 20;
const NARROW = 'max-sm:px-1.5';
const ALL = 'all';
const CHOICES = PROOFS.map((proof) => ({ value: proof, text: PROOF_TEXTS[proof].label }));

interface FullHistoryProps {
  userId: number;
  games: ReturnType<typeof useStudentHistory>;
}

/** All finished games of a pupil; older ones are loaded on demand. */
export function FullHistory({ userId, games }: FullHistoryProps) {
  const [proof, setProof] = useState<Proof | null>(null);
  const proved = useProvedHistory(userId, proof);
  const { history, hasOlder, loadOlder, isLoading } = proof === null ? games : proved;
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

  function choose(value: string) {
    setProof(PROOFS.find((known) => known === value) ?? null);
    setRows(ROWS_AT_A_TIME);
    setFailed(false);
    setFocusAt(null);
  }

  return (
    <Panel title="Game history">
      <Select
        label="Show"
        value={proof ?? ALL}
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
            <Row key={entry.id} entry={entry} takesFocus={index === focusAt} />
          ))}
        </tbody>
      </Table>
      {proof !== null && history.length === 0 && <p role="status">{emptyText(proved)}</p>}
      <ProofLegend />
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

function emptyText({ isLoading, isMissing }: { isLoading: boolean; isMissing: boolean }): string {
  if (isMissing) return 'These games did not load. Please choose again.';
  return isLoading ? 'Loading…' : 'There are no such games.';
}

const takeFocus = (row: HTMLTableRowElement | null) => row?.focus();

function Row({ entry, takesFocus }: { entry: StudentHistory[number]; takesFocus: boolean }) {
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
      <Cell className={NARROW}>
        <ProofSign proof={proofOf(entry)} />
      </Cell>
    </tr>
  );
}
