import { useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import { z } from 'zod/mini';
import { newTeacherSchema, teachers, type TeacherRow } from '#shared/contract/teachers.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { Field } from '#ui/field.tsx';
import { Switch } from '#ui/switch.tsx';
import { showToast } from '#ui/toast.tsx';
import { useFormErrors } from '#ui/use-form-errors.ts';
import { NewPassword } from '../../../staff/new-password.tsx';
import { ADMIN } from '../../../data/paths.ts';
import { useConfig } from '../../../data/queries.ts';
import { toasts } from '../../../data/toasts.ts';
import { useRead } from '../../../data/use-read.ts';
import { useAct } from '../../../data/use-act.ts';
import { Panel } from '../../../shell/panel.tsx';
import { Loaded } from '../../../staff/loaded.tsx';
import { Invitation, SchoolAccount, waysText } from '../../../staff/school-account.tsx';

/** The teachers, and an account for a new one (D10). */
export function TeachersPanel() {
  const read = useRead(teachers.getTeachers, {});
  return (
    <Panel title="Teachers" id="teachers">
      <Loaded read={read} failure="Failed to load teachers">
        {(data) => (
          <>
            {data.rows.length === 0 && <p>No teachers yet.</p>}
            <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
              {data.rows.map((teacher) => (
                <Teacher key={teacher.id} teacher={teacher} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <hr className="border-line" />
      <NewTeacher />
    </Panel>
  );
}

function Teacher({ teacher }: { teacher: TeacherRow }) {
  const { id, username, displayName, isActive, classCount, hasSecondFactor } = teacher;
  const facts = [
    username,
    classCount === 1 ? '1 class' : `${classCount} classes`,
    hasSecondFactor ? 'two-step log-in' : '',
    waysText(teacher),
    isActive ? '' : 'Switched off',
  ];
  return (
    <li>
      <Link
        href={`${ADMIN}/student/${id}`}
        className="inline-flex min-h-11 items-center font-bold wrap-anywhere text-sky underline underline-offset-4"
      >
        {displayName}
      </Link>
      <p className="text-base wrap-anywhere text-ink-soft">
        {facts.filter((fact) => fact !== '').join(' · ')}
      </p>
      <div className="mt-2 flex flex-wrap gap-3 empty:hidden">
        <SchoolAccount person={teacher} onFocusLost={focusPanel} />
      </div>
    </li>
  );
}

const focusPanel = () => document.querySelector<HTMLElement>('#teachers h2')?.focus();

const NOTHING = { username: '', displayName: '' };
type Errors = { [Name in keyof typeof NOTHING]?: string[] };

/** Makes a teacher's account, whose one-time password or invitation is shown once. */
function NewTeacher() {
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
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-3">
      <div className="grid items-start gap-3 md:grid-cols-2">
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
          Make the account
        </Button>
      </div>
      {make.data?.invitation && (
        <Invitation
          name={make.data.displayName}
          link={make.data.invitation.link}
          onClose={() => make.reset()}
          onFocusLost={focusPanel}
        />
      )}
      {make.data?.password !== undefined && (
        <NewPassword
          username={make.data.username}
          password={make.data.password}
          mustChange
          onClose={() => make.reset()}
          onFocusLost={focusPanel}
        />
      )}
    </form>
  );
}
