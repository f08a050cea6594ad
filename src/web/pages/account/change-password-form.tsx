import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { z } from 'zod/mini';
import { account, changePasswordSchema } from '#shared/contract/account.ts';
import type { CallOf } from '#shared/contract/endpoint.ts';
import { auth, type User } from '#shared/contract/auth.ts';
import { PASSWORD_MIN_OF, type Role } from '#shared/roles.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { call } from '../../data/api.ts';
import { refetchAll } from '../../data/query-client.ts';
import { mayBeSaved } from '../../data/repeats.ts';
import { ApiError } from '../../data/request.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { toasts } from '../../data/toasts.ts';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { useFormErrors } from '#ui/use-form-errors.ts';
import { LazyAdvice } from './lazy-advice.tsx';

const EMPTY = { currentPassword: '', newPassword: '' };

type Errors = { [Field in keyof typeof EMPTY]?: string[] | undefined };

const OF_STAFF = 'At least 12 characters, such as four words in a row';

const HINTS: Readonly<Record<Role, string>> = {
  owner: OF_STAFF,
  teacher: OF_STAFF,
  pupil: 'At least 6 characters. Keep it secret!',
};

interface ChangePasswordFormProps {
  user: User;
  action?: string;
  onDone?: () => void;
}

/** Changes the signed-in user's password. */
export function ChangePasswordForm({ user, action, onDone }: ChangePasswordFormProps) {
  const [typed, setTyped] = useState(EMPTY);
  const { form, errors, show } = useFormErrors<Errors>({});
  const { role, username } = user;
  const changePassword = useChangePassword(username);

  const { run: send, running } = useOneAtATime(async (body: typeof EMPTY) => {
    try {
      await changePassword.mutateAsync(body);
      setTyped(EMPTY);
      showToast(toasts.passwordChanged);
      onDone?.();
    } catch (error) {
      showToast(toasts.passwordFailed(error));
      show(refusalOf(error));
    }
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = changePasswordSchema.safeParse(typed);
    const found: Errors = checked.success ? {} : z.flattenError(checked.error).fieldErrors;
    const min = PASSWORD_MIN_OF[role];
    if (typed.newPassword.length < min) {
      found.newPassword = [`Password must be at least ${min} characters`];
    }
    show(found);
    if (checked.success && !found.newPassword) void send(checked.data);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <input type="hidden" name="username" autoComplete="username" value={user.username} readOnly />
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
        hint={HINTS[role]}
        value={typed.newPassword}
        onChange={(newPassword) => setTyped({ ...typed, newPassword })}
        error={errors.newPassword?.[0]}
      />
      {role === 'pupil' && <LazyAdvice password={typed.newPassword} username={user.username} />}
      <div>
        <Button type="submit" {...busyButton(running !== null)}>
          {action ?? 'Change password'}
        </Button>
      </div>
    </form>
  );
}

/** The field of the server's sentence. */
function refusalOf(error: unknown): Errors {
  if (!(error instanceof ApiError) || error.sentence === null) return {};
  const sentence = [error.sentence];
  if (error.status === 403) return { currentPassword: sentence };
  return error.status === 400 ? { newPassword: sentence } : {};
}

/**
 * Changes the password; calls that were refused until then can be made afterwards. The server ends the session of the calls that are
 * still under way: their answers would log the user out.
 */
function useChangePassword(username: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallOf<typeof account.changePassword>['body']) =>
      call(account.changePassword, { body }).catch(async (error: unknown) => {
        if (!mayBeSaved(error)) throw error;
        // If it was saved, the new password opens the account, and the old session has ended.
        const opening = { username, password: body.newPassword };
        await call(auth.login, { body: opening }).catch(() => Promise.reject(error));
      }),
    onMutate: () => client.cancelQueries(),
    onSuccess: async () => {
      await client.cancelQueries();
      await refetchAll(client);
    },
  });
}
