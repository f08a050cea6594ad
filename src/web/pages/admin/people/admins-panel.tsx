import type { AdminRow } from '#shared/contract/accounts.ts';
import { admin } from '#shared/contract/admin.ts';
import { AccountLink } from '../account-link.tsx';
import { Loaded } from '../../../staff/loaded.tsx';
import { SchoolAccount, waysText } from '../../../staff/school-account.tsx';
import { useRead } from '../../../data/use-read.ts';
import { Panel } from '../../../shell/panel.tsx';

/** The list of owners. */
export function AdminsPanel() {
  const read = useRead(admin.getAdmins, {});
  return (
    <Panel title="Admins" id="admins">
      <Loaded read={read} failure="Failed to load admins">
        {(admins) => (
          <ul className="flex flex-col gap-2">
            {admins.map((admin) => (
              <Admin key={admin.id} admin={admin} />
            ))}
          </ul>
        )}
      </Loaded>
      <p className="text-base text-ink-soft">
        To make somebody an admin, open their page and choose Account.
      </p>
    </Panel>
  );
}

const focusPanel = () => document.querySelector<HTMLElement>('#admins h2')?.focus();

function Admin({ admin }: { admin: AdminRow }) {
  const { id, avatar, displayName, isActive } = admin;
  const ways = waysText(admin);
  return (
    <li className="flex flex-wrap items-center gap-3">
      <span aria-hidden className="text-3xl">
        {avatar}
      </span>
      <AccountLink id={id} name={displayName} />
      {ways !== '' && <span className="text-ink-soft">{ways}</span>}
      {!isActive && <span className="text-ink-soft">Switched off</span>}
      <SchoolAccount person={admin} onFocusLost={focusPanel} />
    </li>
  );
}
