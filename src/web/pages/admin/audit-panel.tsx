import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import type { AuditEntry } from '#shared/contract/admin.ts';
import { dateAndTime } from '#shared/dates.ts';
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
            <Empty icon={BookOpen}>Nothing has been changed yet.</Empty>
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
    <ul className="flex flex-col">
      {entries.map(({ id, targetName, action, detail, adminName, createdAt }) => (
        <li
          key={id}
          className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2 leading-snug"
        >
          <p className="wrap-anywhere">
            <span className="font-bold">{targetName}</span>
            {detail === null ? `: ${action}` : `: ${action}, ${detail}`}
          </p>
          <p className="text-base text-ink-soft">
            {`by ${adminName} · `}
            <time dateTime={createdAt}>{dateAndTime(new Date(createdAt))}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
