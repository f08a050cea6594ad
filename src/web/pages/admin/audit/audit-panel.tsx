import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { AUDIT_SENTENCES } from '#shared/audit-kinds.ts';
import { audit, type AuditEventRow } from '#shared/contract/audit.ts';
import { dateAndTime } from '#shared/dates.ts';
import { useRead } from '../../../data/use-read.ts';
import { Loaded, Empty } from '../../../staff/loaded.tsx';
import { DownloadButton } from '../../../staff/download-button.tsx';
import { NewerOlder } from '../../../staff/newer-older.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { filterOf, NO_CHOICE } from './audit-choice.ts';
import { AuditFilters } from './audit-filters.tsx';

/** Everything in the audit log, newest first, filtered and page by page. */
export function AuditPanel() {
  const [{ choice, page }, setState] = useState({ choice: NO_CHOICE, page: 1 });
  const filter = filterOf(choice);
  const read = useRead(audit.getAuditEvents, {
    query: { ...filter, page },
  });
  return (
    <Panel title="Audit log" id="audit-log" aria-busy={read.isPlaceholderData}>
      <p>Who did what, and when: admins’ log-ins, what they looked at and what they changed.</p>
      <AuditFilters choice={choice} onChange={(next) => setState({ choice: next, page: 1 })} />
      <Loaded read={read} failure="Failed to load the audit log">
        {(data) => (
          <>
            {data.rows.length > 0 ? (
              <Events events={data.rows} />
            ) : (
              <Empty icon={BookOpen}>Nothing in the log matches this.</Empty>
            )}
            <NewerOlder
              label="Pages of the log"
              page={page}
              total={data.total}
              onPage={(next) => setState({ choice, page: next })}
            />
          </>
        )}
      </Loaded>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status">{read.data && !read.error ? countText(read.data.total) : ''}</p>
        <DownloadButton
          endpoint={audit.getAuditEventsCsv}
          input={{ query: filter }}
          of="audit log"
          name="audit-log.csv"
        />
      </div>
    </Panel>
  );
}

const countText = (total: number) =>
  total === 1 ? '1 entry' : `${total.toLocaleString('en-GB')} entries`;

function Events({ events }: { events: readonly AuditEventRow[] }) {
  return (
    <ul className="flex flex-col">
      {events.map((event) => (
        <li
          key={event.id}
          className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2 leading-snug"
        >
          <p className="wrap-anywhere">
            <span className="font-bold">{event.actorName}</span>
            {`: ${AUDIT_SENTENCES[event.kind]}`}
            {event.detail !== null && ` (${event.detail})`}
          </p>
          <p className="text-base wrap-anywhere text-ink-soft">
            {isAboutAnother(event) && `Account: ${event.targetName} · `}
            <time dateTime={event.createdAt}>{dateAndTime(new Date(event.createdAt))}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}

const isAboutAnother = ({ actorId, targetId }: AuditEventRow) =>
  targetId !== null && targetId !== actorId;
