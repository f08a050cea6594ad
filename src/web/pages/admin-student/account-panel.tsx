import { Panel } from '../../shell/panel.tsx';
import type { Account } from './account.ts';
import { AccountForm } from './account-form.tsx';
import { AdminRights } from './admin-rights.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { SignInButtons } from './sign-in-buttons.tsx';
import { SwitchAccount } from './switch-account.tsx';

interface AccountPanelProps {
  account: Account;
  /** Whether it is the viewer's own account. */
  isSelf: boolean;
}

/** Account management, with what can do harm apart from the rest; every change is in the audit log. */
export function AccountPanel({ account, isSelf }: AccountPanelProps) {
  return (
    <>
      <Panel title="Account">
        <AccountForm account={account} />
        <hr className="border-line" />
        <SignInButtons account={account} isSelf={isSelf} />
      </Panel>
      <Panel title="Take care here" className="border-2 border-coral">
        <SwitchAccount account={account} />
        <hr className="border-line" />
        <AdminRights account={account} />
        <hr className="border-line" />
        <DeleteAccount account={account} />
      </Panel>
    </>
  );
}
