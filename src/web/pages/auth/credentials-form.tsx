import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { useFormErrors } from '#ui/use-form-errors.ts';

export interface Credentials {
  username: string;
  password: string;
}

interface Errors {
  username?: string[];
  password?: string[];
}

/** What was typed if it can be sent, otherwise the error of each field. */
export type Checked = { data: Credentials } | { errors: Errors };

/** What the page holds of its forms, so that it survives a change of tab and a failure. */
export interface AccountFormProps {
  username: string;
  onUsernameChange: (username: string) => void;
}

interface CredentialsFormProps extends AccountFormProps {
  check: (typed: Credentials) => Checked | Promise<Checked>;
  action: string;
  pendingAction: string;
  passwordAutoComplete: 'current-password' | 'new-password';
  passwordHint?: string;
  /** Advice on what has been typed so far, shown below the password. */
  advise?: (typed: Credentials) => ReactNode;
  /** Submits valid input; reports the outcome itself. */
  onSend: (credentials: Credentials) => Promise<void>;
  /** The error after submitting, shown above the button. */
  problem?: string | null;
  children?: ReactNode;
}

/** A username, a password and one button; errors are shown at the fields. */
export function CredentialsForm(props: CredentialsFormProps) {
  const [password, setPassword] = useState('');
  const { form, errors, show } = useFormErrors<Errors>({});
  const { run: send, running } = useOneAtATime(async (typed: Credentials) => {
    const checked = await props.check(typed);
    show('errors' in checked ? checked.errors : {});
    if ('data' in checked) await props.onSend(checked.data);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void send({ username: props.username, password });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      {props.children}
      <Field
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={props.username}
        onChange={(event) => props.onUsernameChange(event.target.value)}
        error={errors.username?.[0]}
      />
      <PasswordField
        autoComplete={props.passwordAutoComplete}
        hint={props.passwordHint}
        value={password}
        onChange={setPassword}
        error={errors.password?.[0]}
      />
      {props.advise?.({ username: props.username, password })}
      {props.problem && (
        <p
          role="alert"
          className="animate-rise rounded-2xl border-2 border-coral bg-coral-soft px-4 py-3 font-bold"
        >
          {props.problem}
        </p>
      )}
      <Button
        type="submit"
        size="big"
        aria-disabled={running ? true : undefined}
        className="aria-disabled:opacity-60"
      >
        {running ? props.pendingAction : props.action}
      </Button>
    </form>
  );
}
