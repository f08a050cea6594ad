import { admin } from '#shared/contract/admin.ts';
import { isStaff } from '#shared/roles.ts';
import { showToast } from '#ui/toast.tsx';
import { AskFirst } from '../../staff/confirm-dialog.tsx';
import { toasts } from '../../data/toasts.ts';
import { useAct } from '../../data/use-act.ts';
import type { Account } from './account.ts';
import { ResetPassword } from './reset-password.tsx';
import { ResetSecondFactor } from './reset-second-factor.tsx';

interface SignInButtonsProps {
  account: Account;
  isSelf: boolean;
}

/** Helps somebody who cannot sign in, or who has signed in where they should not have. */
export function SignInButtons({ account, isSelf }: SignInButtonsProps) {
  const { id, displayName: name } = account;
  const endSessions = useAct(admin.endSessions);

  const signOut = (close: () => void) =>
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
      <AskFirst
        button="Log out everywhere"
        buttonLook="quiet"
        title={`Log ${name} out everywhere?`}
        text="Every device has to log in again. The password stays the same."
        action="Log out everywhere"
        busy={endSessions.isPending}
        onConfirm={signOut}
      />
    </div>
  );
}
