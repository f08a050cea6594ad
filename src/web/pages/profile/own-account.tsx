import type { User } from '#shared/contract/auth.ts';
import { ChangePasswordButton, SessionsButton } from '../account/account-buttons.tsx';
import { Panel } from '../../shell/panel.tsx';

export function OwnAccount({ user }: { user: User }) {
  return (
    <Panel title="Your account">
      <div className="flex flex-wrap gap-3 *:grow">
        <ChangePasswordButton user={user} />
        <SessionsButton user={user} />
      </div>
    </Panel>
  );
}
