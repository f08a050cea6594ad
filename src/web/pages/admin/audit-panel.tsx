import { useState } from 'react';
import type { AuditEntry } from '#shared/contract/admin.ts';
import { dateAndTime } from '#shared/dates.ts';
import { Cell, HeadCell, Table } from '#ui/table.tsx';
import { AdminLoad, Empty } from '../../admin/admin-load.tsx';
import { NewerOlder } from '../../admin/newer-older.tsx';
import { useAuditLog } from '../../admin/queries.ts';
import { Panel } from '../../shell/panel.tsx';

/** What admins did to accounts, newest first. */
export function AuditPanel() {
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useAuditLog(page);
  return (
    <Panel title="Account log">
      <p>Who changed which account, and when.</p>
      {data && !isError ? (
        <>
          {data.entries.length > 0 ? (
            <Entries entries={data.entries} />
          ) : (
            <Empty emoji="📖">Nothing has been changed yet.</Empty>
          )}
          <NewerOlder label="Pages of the log" page={page} total={data.total} onPage={setPage} />
        </>
      ) : (
        <AdminLoad
          failed={isError}
          title="Failed to load the account log"
          onRetry={() => void refetch()}
        />
      )}
    </Panel>
  );
}

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Table aria-label="Account log" className="text-base">
      <thead>
        <tr>
          <HeadCell>When</HeadCell>
          <HeadCell>Admin</HeadCell>
          <HeadCell>Account</HeadCell>
          <HeadCell>What</HeadCell>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <Cell className="whitespace-nowrap">{dateAndTime(new Date(entry.createdAt))}</Cell>
            <Cell>{entry.adminName}</Cell>
            <Cell className="font-bold">{entry.targetName}</Cell>
            <Cell>{entry.detail === null ? entry.action : `${entry.action}: ${entry.detail}`}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
