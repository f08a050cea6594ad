import { useState } from 'react';
import type { RosterRow } from '#shared/contract/roster.ts';
import { Button } from '#ui/button.tsx';
import { Cell, HeadCell, Table } from '#ui/table.tsx';

const ACTIONS: Record<RosterRow['action'], string> = {
  create: 'New',
  update: 'Changed',
  unchanged: 'As it is',
  refuse: 'Not possible',
};

/** Rows that are shown until all are asked for: a whole school's would be slow to draw. */
const ROWS_AT_FIRST = 100;

/** What happens to each row of a list; first the rows that somebody has to look at. */
export function RosterTable({ rows }: { rows: readonly RosterRow[] }) {
  const [isWhole, setWhole] = useState(false);
  const isRefused = ({ action }: RosterRow) => action === 'refuse';
  const ordered = [...rows.filter(isRefused), ...rows.filter((row) => !isRefused(row))];
  const shown = isWhole ? ordered : ordered.slice(0, ROWS_AT_FIRST);
  return (
    <>
      <Table aria-label="Rows of the list">
        <thead>
          <tr>
            <HeadCell>Row</HeadCell>
            <HeadCell>Pupil</HeadCell>
            <HeadCell>What happens</HeadCell>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={row.row} {...row} />
          ))}
        </tbody>
      </Table>
      {shown.length < rows.length && (
        <div>
          <Button look="quiet" onClick={() => setWhole(true)}>
            {`Show all ${rows.length.toLocaleString('en-GB')} rows`}
          </Button>
        </div>
      )}
    </>
  );
}

function Row({ row, action, username, displayName, yearGroup, className, reason }: RosterRow) {
  const facts = [className, yearGroup === null ? undefined : `Year ${yearGroup}`, username];
  return (
    <tr className={action === 'refuse' ? 'bg-coral-soft' : undefined}>
      <Cell className="align-top">{row}</Cell>
      <Cell className="align-top">
        <span className="font-bold wrap-anywhere">{displayName}</span>
        <span className="block text-base wrap-anywhere text-ink-soft">
          {facts.filter(Boolean).join(' · ')}
        </span>
      </Cell>
      <Cell className="align-top">
        {reason === undefined ? ACTIONS[action] : `${ACTIONS[action]}: ${reason}`}
      </Cell>
    </tr>
  );
}
