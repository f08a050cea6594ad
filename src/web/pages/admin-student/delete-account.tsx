import { useQueryClient } from '@tanstack/react-query';
import { admin } from '#shared/contract/admin.ts';
import { useCall } from '../../data/use-act.ts';
import { keyOfPath } from '../../data/use-read.ts';
import { needsPassword } from '../../data/refusals.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { showToast } from '#ui/toast.tsx';
import { ConfirmDialog } from '../../staff/confirm-dialog.tsx';
import { ADMIN } from '../../data/paths.ts';
import { toasts } from '../../data/toasts.ts';
import type { Account } from './account.ts';

/** Deletes an account with all its data, after the username was typed. */
export function DeleteAccount({ account: { id, username, displayName } }: { account: Account }) {
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const remove = useCall(admin.deleteAccount);

  const close = () => {
    setAsking(false);
    setTyped('');
  };
  const start = () => {
    const input = { params: { id }, body: { username: typed } };
    remove.mutate(input, {
      onSuccess: () => {
        // The account is gone from every list.
        client.removeQueries({ queryKey: keyOfPath('/api/admin'), type: 'inactive' });
        navigate(ADMIN, { replace: true });
        showToast(toasts.accountChanged(`${displayName} is deleted.`));
      },
      onError: (error) => {
        // If only the password was not given, what was typed stays.
        if (!needsPassword(error)) close();
        showToast(toasts.accountFailed(error));
      },
    });
  };

  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>This deletes the account, its games and its feedback for good.</p>
      <Button look="danger" onClick={() => setAsking(true)}>
        Delete account…
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${displayName}?`}
        text="The account, its games, its feedback and its messages will be gone for good. Nobody can bring them back."
        action="Delete for good"
        look="danger"
        disabled={typed.trim() !== username}
        busy={remove.isPending}
        onConfirm={start}
        onClose={close}
      >
        <Field
          label={`Type the username ${username} to confirm`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </ConfirmDialog>
    </div>
  );
}
