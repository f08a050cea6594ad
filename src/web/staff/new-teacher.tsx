import { useState, type FormEvent } from 'react';
import { z } from 'zod/mini';
import { newTeacherSchema, teachers } from '#shared/contract/teachers.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { Field } from '#ui/field.tsx';
import { Switch } from '#ui/switch.tsx';
import { showToast } from '#ui/toast.tsx';
import { useFormErrors } from '#ui/use-form-errors.ts';
import { useConfig } from '../data/own-reads.ts';
import { toasts } from '../data/toasts.ts';
import { useAct } from '../data/use-act.ts';
import { NewPassword } from './new-password.tsx';
import { Invitation } from './school-account.tsx';

const NOTHING = { username: '', displayName: '' };
type Errors = { [Name in keyof typeof NOTHING]?: string[] };

/** Makes a teacher's account, whose one-time password or invitation is shown once. */
export function NewTeacher() {
  const [typed, setTyped] = useState(NOTHING);
  const { form, errors, show } = useFormErrors<Errors>({});
  const make = useAct(teachers.makeTeacher);
  const { data: config } = useConfig();
  const [withPassword, setWithPassword] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (make.isPending) return;
    const checked = newTeacherSchema.safeParse(typed);
    show(checked.success ? {} : z.flattenError(checked.error).fieldErrors);
    if (!checked.success) return;
    make.mutate(
      {
        body: {
          ...checked.data,
          ...(config?.schoolAccounts && !withPassword && { withSchoolAccount: true }),
        },
      },
      {
        onSuccess: () => setTyped(NOTHING),
        onError: (error) => showToast(toasts.adminActFailed(error)),
      },
    );
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="@container flex flex-col gap-3">
      <div className="grid items-start gap-3 @md:grid-cols-2">
        <Field
          label="Name of a new teacher"
          name="teacher-name"
          autoComplete="off"
          value={typed.displayName}
          onChange={(event) => setTyped({ ...typed, displayName: event.target.value })}
          error={errors.displayName && 'Please type the name.'}
        />
        <Field
          label="Their username"
          name="teacher-username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed.username}
          onChange={(event) => setTyped({ ...typed, username: event.target.value })}
          error={errors.username?.[0]}
        />
      </div>
      {config?.schoolAccounts && (
        <Switch
          label="With a password"
          hint="Otherwise you get a link, with which they sign in with their school account."
          checked={withPassword}
          onChange={() => setWithPassword(!withPassword)}
        />
      )}
      <div>
        <Button type="submit" {...busyButton(make.isPending)}>
          Create account
        </Button>
      </div>
      {make.data?.invitation && (
        <Invitation
          name={make.data.displayName}
          link={make.data.invitation.link}
          onClose={() => make.reset()}
          onFocusLost={() => form.current?.querySelector('input')?.focus()}
        />
      )}
      {make.data?.password !== undefined && (
        <NewPassword
          username={make.data.username}
          password={make.data.password}
          mustChange
          onClose={() => make.reset()}
          onFocusLost={() => form.current?.querySelector('input')?.focus()}
        />
      )}
    </form>
  );
}
