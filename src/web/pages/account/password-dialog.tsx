import { useState, type FormEvent } from 'react';
import { account, confirmSchema } from '#shared/contract/account.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { ApiError, call } from '../../data/api.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { rememberedUser } from '../../data/remembered.ts';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';

interface PasswordDialogProps {
  open: boolean;
  onConfirmed: () => void;
  onClose: () => void;
  /** The session has ended meanwhile. */
  onSignedOut: (error: ApiError) => void;
}

export function PasswordDialog({ open, onClose, ...rest }: PasswordDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Is it you?"
      description="Please type your password again. We will not ask for the next 15 minutes."
    >
      <PasswordForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

function PasswordForm({ onConfirmed, onClose, onSignedOut }: Omit<PasswordDialogProps, 'open'>) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const { run: confirm, running } = useOneAtATime(async (body: { password: string }) => {
    try {
      await call(account.confirmPassword, { body });
      onConfirmed();
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) onSignedOut(failure);
      else setError(sentenceOf(failure));
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = confirmSchema.safeParse({ password });
    setError(checked.error?.issues[0]?.message);
    if (checked.success) void confirm(checked.data);
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-5">
      <input
        type="hidden"
        name="username"
        autoComplete="username"
        value={rememberedUser()?.username ?? ''}
        readOnly
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={error}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" {...busyButton(running !== null)}>
          Go on
        </Button>
      </div>
    </form>
  );
}

function sentenceOf(failure: unknown): string {
  if (failure instanceof ApiError) return failure.sentence ?? failure.message;
  return 'That did not work. Please try again.';
}
