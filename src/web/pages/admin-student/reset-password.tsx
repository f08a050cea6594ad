import { useRef, useState } from 'react';
import { admin } from '#shared/contract/admin.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { ConfirmDialog } from '../../admin/confirm-dialog.tsx';
import { useAct } from '../../admin/queries.ts';
import { toasts } from '../../toasts.ts';
import type { Account } from './account.ts';

/** Makes a new password and shows it, once. */
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
  const password = reset.data?.password;
  return (
    <>
      <Button ref={button} look="quiet" onClick={() => setOpen(true)}>
        Reset password
      </Button>
      {password === undefined ? (
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
          password={password}
          onClose={close}
          onFocusLost={() => button.current?.focus()}
        />
      )}
    </>
  );
}

interface NewPasswordProps {
  username: string;
  password: string;
  onClose: () => void;
  onFocusLost: () => void;
}

function NewPassword({ username, password, onClose, onFocusLost }: NewPasswordProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      onFocusLost={onFocusLost}
      title="The new password"
      description="Please write it down: it is shown only now."
    >
      <dl className="my-4 flex flex-col gap-3 rounded-2xl bg-sun-soft p-5">
        <div>
          <dt>Username</dt>
          <dd className="text-2xl font-bold wrap-anywhere">{username}</dd>
        </div>
        <div>
          <dt>Password</dt>
          <dd className="text-3xl font-bold wrap-anywhere select-all">{password}</dd>
        </div>
      </dl>
      <Button className="self-end" onClick={onClose}>
        I have written it down
      </Button>
    </Dialog>
  );
}
