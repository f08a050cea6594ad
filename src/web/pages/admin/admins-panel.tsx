import { Link } from 'wouter';
import { AdminLoad } from './parts/admin-load.tsx';
import { useAdmins } from './parts/queries.ts';
import { ADMIN } from '../../data/guard.ts';
import { Panel } from '../../shell/panel.tsx';

/** The list of owners. */
export function AdminsPanel() {
  const { data: admins, isError, refetch } = useAdmins();
  return (
    <Panel title="Admins">
      {admins && !isError ? (
        <ul className="flex flex-col gap-2">
          {admins.map(({ id, avatar, displayName, isActive }) => (
            <li key={id} className="flex items-center gap-3">
              <span aria-hidden className="text-3xl">
                {avatar}
              </span>
              <Link
                href={`${ADMIN}/student/${id}`}
                className="inline-flex min-h-11 items-center font-bold wrap-anywhere text-sky underline underline-offset-4"
              >
                {displayName}
              </Link>
              {!isActive && <span className="text-ink-soft">Switched off</span>}
            </li>
          ))}
        </ul>
      ) : (
        <AdminLoad failed={isError} title="Failed to load admins" onRetry={() => void refetch()} />
      )}
      <p className="text-base text-ink-soft">
        A student’s page has a button that makes them an admin.
      </p>
    </Panel>
  );
}
