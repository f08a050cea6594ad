import type { RosterRow } from '#shared/contract/roster.ts';
import { Cell, HeadCell, Table } from '#ui/table.tsx';

const ACTIONS: Record<RosterRow['action'], string> = {
  create: 'New',
  update: 'Changed',
  unchanged: 'As it is',
  refuse: 'Not possible',
};

/** What happens to each row of a list. */
export function RosterTable({ rows }: { rows: readonly RosterRow[] }) {
  return (
    <Table aria-label="Rows of the list">
      <thead>
        <tr>
          <HeadCell>Row</HeadCell>
          <HeadCell>Name</HeadCell>
          <HeadCell>Year</HeadCell>
          <HeadCell>What happens</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, action, username, displayName, yearGroup, reason }) => (
          <tr key={row} className={action === 'refuse' ? 'bg-coral-soft' : undefined}>
            <Cell>{row}</Cell>
            <Cell>
              <span className="font-bold wrap-anywhere">{displayName}</span>
              {username !== '' && (
                <span className="block text-base wrap-anywhere text-ink-soft">{username}</span>
              )}
            </Cell>
            <Cell>{yearGroup ?? '-'}</Cell>
            <Cell>{reason === undefined ? ACTIONS[action] : `${ACTIONS[action]}: ${reason}`}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
