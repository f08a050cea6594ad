import { useState } from 'react';
import { contract } from '#shared/contract/index.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { ConfirmDialog } from '../../admin/confirm-dialog.tsx';
import { useAct } from '../../admin/queries.ts';
import { toasts } from '../../toasts.ts';
import type { Account } from './account.ts';

/** Makes a new password and shows it, once. */
export function ResetPassword({ account: { id, username, displayName } }: { account: Account }) {
  const [asking, setAsking] = useState(false);
  const reset = useAct(contract.resetPassword);
  const start = () =>
    reset.mutate(
      { params: { id } },
      {
        onError: (error) => showToast(toasts.accountFailed(error)),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Reset password
      </Button>
      <ConfirmDialog
        open={asking}
        title={`A new password for ${displayName}?`}
        text="The old password stops working, and every device is logged out."
        action="Make a new password"
        busy={reset.isPending}
        onConfirm={start}
        onClose={() => setAsking(false)}
      />
      <Dialog
        open={reset.data !== undefined}
        onClose={reset.reset}
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
            <dd className="text-3xl font-bold wrap-anywhere select-all">{reset.data?.password}</dd>
          </div>
        </dl>
        <Button className="self-end" onClick={reset.reset}>
          I have written it down
        </Button>
      </Dialog>
    </>
  );
}
