import type { User } from '#shared/contract/auth.ts';
import { SessionsButton } from '../account/account-buttons.tsx';
import { ChangePasswordForm } from '../account/change-password-form.tsx';
import { Panel } from '../../shell/panel.tsx';

/** The signed-in owner's account. */
export function OwnAccountPanel({ user }: { user: User }) {
  return (
    <Panel title="Your account" id="own-account">
      <ChangePasswordForm user={user} />
      <hr className="border-line" />
      <div>
        <SessionsButton user={user} />
      </div>
    </Panel>
  );
}
