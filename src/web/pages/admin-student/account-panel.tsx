import { Panel } from '../../shell/panel.tsx';
import type { Account } from './account.ts';
import { AccountButtons } from './account-buttons.tsx';
import { AccountForm } from './account-form.tsx';
import { DeleteAccount } from './delete-account.tsx';

interface AccountPanelProps {
  account: Account;
  /** Whether it is the account of the admin who looks at it. */
  isSelf: boolean;
}

/** What an admin can do to an account; every act is written into the audit log. */
export function AccountPanel({ account, isSelf }: AccountPanelProps) {
  return (
    <Panel title="Account">
      <AccountForm account={account} />
      <hr className="border-line" />
      <AccountButtons account={account} isSelf={isSelf} />
      <hr className="border-line" />
      <DeleteAccount account={account} />
    </Panel>
  );
}
