import { useRef, useState } from 'react';
import { admin } from '#shared/contract/admin.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { ConfirmDialog } from '../../staff/confirm-dialog.tsx';
import { toasts } from '../../data/toasts.ts';
import { useAct } from '../../data/use-act.ts';
import type { Account } from './account.ts';
import { NewPassword } from '../../staff/new-password.tsx';

/** Generates a new password and shows it once. */
export function ResetPassword({ account }: { account: Account }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const reset = useAct(admin.resetPassword);
  const close = () => {
    setOpen(false);
    reset.reset();
  };
  const start = () =>
    reset.mutate(
      { params: { id: account.id } },
      {
        onError: (error) => {
          close();
          showToast(toasts.accountFailed(error));
        },
      },
    );
  return (
    <>
      <Button ref={button} look="quiet" onClick={() => setOpen(true)}>
        Reset password
      </Button>
      {reset.data === undefined ? (
        <ConfirmDialog
          open={open}
          title={`A new password for ${account.displayName}?`}
          text="The old password stops working, and every device is logged out."
          action="Make a new password"
          busy={reset.isPending}
          onConfirm={start}
          onClose={close}
        />
      ) : (
        <NewPassword
          username={account.username}
          {...reset.data}
          onClose={close}
          onFocusLost={() => button.current?.focus()}
        />
      )}
    </>
  );
}
