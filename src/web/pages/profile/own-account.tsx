import type { User } from '#shared/contract/auth.ts';
import { ChangePasswordButton, SessionsButton } from '../account/account-buttons.tsx';
import { Panel } from '../../shell/panel.tsx';

export function OwnAccount({ user }: { user: User }) {
  return (
    <Panel title="Your account">
      {user.hasNoPassword && (
        <p>
          You sign in with your school account. Its own second step protects you here as well: you
          have no password to change.
        </p>
      )}
      <div className="flex flex-wrap gap-3 *:grow">
        {!user.hasNoPassword && <ChangePasswordButton user={user} />}
        <SessionsButton user={user} />
      </div>
    </Panel>
  );
}
