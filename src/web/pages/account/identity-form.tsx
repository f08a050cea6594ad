import { useState, type FormEvent } from 'react';
import type { z } from 'zod/mini';
import { confirmSchema } from '#shared/contract/account.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { Field } from '#ui/field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { useFormErrors } from '#ui/use-form-errors.ts';
import { ApiError } from '../../data/request.ts';
import { cachedUser } from '../../data/user-cache.ts';

export type Identity = z.input<typeof confirmSchema>;

interface IdentityFormProps {
  action: string;
  /** Whether the code is asked for at once; otherwise when the server says that it is needed. */
  asksForCode?: boolean;
  /** Sends the form. An error that it throws is shown at the field. */
  onSend: (identity: Identity) => Promise<unknown>;
  onClose: () => void;
}

interface Problem {
  password?: string;
  code?: string;
}

/** The password, and the code of the second factor if there is one. What was typed stays if anything goes wrong. */
export function IdentityForm({ action, asksForCode = false, onSend, onClose }: IdentityFormProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { form, errors, show } = useFormErrors<Problem & { needsCode: boolean }>({
    needsCode: asksForCode,
  });
  const { needsCode } = errors;
  const { run: send, running } = useOneAtATime(async (identity: Identity) => {
    try {
      await onSend(identity);
    } catch (failure) {
      const problem = problemOf(failure);
      show({ ...problem, needsCode: needsCode || problem.code !== undefined });
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = confirmSchema.safeParse({ password, ...(needsCode && { code }) });
    if (!checked.success) {
      show({ password: checked.error.issues[0]?.message, needsCode });
    } else if (needsCode && code.trim() === '') {
      show({ code: 'Please type the code.', needsCode });
    } else {
      show({ needsCode });
      void send(checked.data);
    }
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-4 flex flex-col gap-5">
      <input
        type="hidden"
        name="username"
        autoComplete="username"
        value={cachedUser()?.username ?? ''}
        readOnly
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={errors.password}
      />
      {needsCode && (
        <Field
          label="Code from your authenticator app"
          hint="Or one of your recovery codes."
          name="one-time-code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={errors.code}
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" {...busyButton(running !== null)}>
          {action}
        </Button>
      </div>
    </form>
  );
}

function problemOf(failure: unknown): Problem {
  if (!(failure instanceof ApiError)) {
    return { password: 'That didn’t work. Please try again.' };
  }
  const sentence = failure.sentence ?? failure.message;
  return failure.needs === 'code' ? { code: sentence } : { password: sentence };
}
