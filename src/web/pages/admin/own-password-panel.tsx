import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { z } from 'zod/mini';
import { account, changePasswordSchema } from '#shared/contract/account.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { busyButton } from '../../admin/busy-button.ts';
import { useAct } from '../../admin/queries.ts';
import { PasswordField } from '../../password-field.tsx';
import { Panel } from '../../shell/panel.tsx';
import { toasts } from '../../toasts.ts';
import { useOneAtATime } from '../../use-one-at-a-time.ts';

const EMPTY = { currentPassword: '', newPassword: '' };

/** Changes the password of the admin who is signed in. */
export function OwnPasswordPanel({ username }: { username: string }) {
  const [typed, setTyped] = useState(EMPTY);
  const [errors, setErrors] = useState<{ currentPassword?: string[]; newPassword?: string[] }>({});
  const changePassword = useAct(account.changePassword);
  const { run: send, running } = useOneAtATime(async (body: typeof EMPTY) => {
    try {
      await changePassword.mutateAsync({ body });
      setTyped(EMPTY);
      showToast(toasts.passwordChanged);
    } catch (error) {
      showToast(toasts.passwordFailed(error));
    }
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = changePasswordSchema.safeParse(typed);
    // The fields must know their errors before one of them is focused and read out.
    flushSync(() => setErrors(checked.success ? {} : z.flattenError(checked.error).fieldErrors));
    if (checked.success) void send(checked.data);
    else event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }

  return (
    <Panel title="Your password">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
        <PasswordField
          label="Current password"
          name="current-password"
          autoComplete="current-password"
          value={typed.currentPassword}
          onChange={(currentPassword) => setTyped({ ...typed, currentPassword })}
          error={errors.currentPassword?.[0]}
        />
        <PasswordField
          label="New password"
          name="new-password"
          autoComplete="new-password"
          hint="At least 6 characters"
          value={typed.newPassword}
          onChange={(newPassword) => setTyped({ ...typed, newPassword })}
          error={errors.newPassword?.[0]}
        />
        <div>
          <Button type="submit" {...busyButton(running !== null)}>
            Change password
          </Button>
        </div>
      </form>
    </Panel>
  );
}
