import { useState } from 'react';
import { admin } from '#shared/contract/admin.ts';
import { isStaff } from '#shared/roles.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { ConfirmDialog } from '../../staff/confirm-dialog.tsx';
import { toasts } from '../../data/toasts.ts';
import { useAct } from '../../data/use-act.ts';
import type { Account } from './account.ts';
import { AdminRights } from './admin-rights.tsx';
import { ResetPassword } from './reset-password.tsx';
import { ResetSecondFactor } from './reset-second-factor.tsx';
import { useChangeAccount } from './use-change-account.ts';

type Question = 'switch' | 'sign-out';

interface AccountButtonsProps {
  account: Account;
  isSelf: boolean;
}

/** Actions on an account that take a button and a confirmation. */
export function AccountButtons({ account, isSelf }: AccountButtonsProps) {
  const { id, displayName: name, isActive } = account;
  const [question, setQuestion] = useState<Question | null>(null);
  const { run: change, running } = useChangeAccount(id);
  const endSessions = useAct(admin.endSessions);
  const close = () => setQuestion(null);
  const shared = { busy: running !== null || endSessions.isPending, onClose: close };

  const signOut = () =>
    endSessions.mutate(
      { params: { id } },
      {
        onSuccess: () => showToast(toasts.accountChanged(`${name} is logged out everywhere.`)),
        onError: (error) => showToast(toasts.accountFailed(error)),
        onSettled: close,
      },
    );

  return (
    <div className="flex flex-wrap gap-3">
      {!isSelf && <ResetPassword account={account} />}
      {!isSelf && isStaff(account.role) && <ResetSecondFactor account={account} />}
      <Button look="quiet" onClick={() => setQuestion('sign-out')}>
        Log out everywhere
      </Button>
      <Button look="quiet" onClick={() => setQuestion('switch')}>
        {isActive ? 'Switch account off' : 'Switch account on'}
      </Button>
      <AdminRights account={account} />
      <ConfirmDialog
        {...shared}
        open={question === 'sign-out'}
        title={`Log ${name} out everywhere?`}
        text="Every device has to log in again. The password stays the same."
        action="Log out everywhere"
        onConfirm={signOut}
      />
      <ConfirmDialog
        {...shared}
        open={question === 'switch'}
        title={isActive ? `Switch off ${name}?` : `Switch on ${name}?`}
        text={
          isActive
            ? 'They are logged out at once and cannot log in. Nothing is lost.'
            : 'They can log in again, and everything is as it was.'
        }
        action={isActive ? 'Switch off' : 'Switch on'}
        onConfirm={() =>
          void change(
            { isActive: !isActive },
            isActive ? `${name} is switched off.` : `${name} is switched on.`,
          ).then(close)
        }
      />
    </div>
  );
}
