import { Panel } from '../../shell/panel.tsx';
import type { Account } from './account.ts';
import { AccountButtons } from './account-buttons.tsx';
import { AccountForm } from './account-form.tsx';
import { DeleteAccount } from './delete-account.tsx';

interface AccountPanelProps {
  account: Account;
  /** Whether it is the viewer's own account. */
  isSelf: boolean;
}

/** Account management; every change is in the audit log. */
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
