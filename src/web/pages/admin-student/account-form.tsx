import { useState, type FormEvent } from 'react';
import { z } from 'zod/mini';
import { accountChangeSchema } from '#shared/contract/accounts.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { useFormErrors } from '#ui/use-form-errors.ts';
import type { Account } from './account.ts';
import { useChangeAccount } from './use-change-account.ts';

const NO_YEAR = '';

interface Typed {
  username: string;
  displayName: string;
  year: string;
}

type Errors = { [Name in keyof Typed]?: string[] };

const typedFrom = ({ username, displayName, yearGroup }: Account): Typed => ({
  username,
  displayName,
  year: String(yearGroup ?? NO_YEAR),
});

/** What is typed; reset when the account changes. */
function useTyped(account: Account) {
  const [typed, setTyped] = useState(() => typedFrom(account));
  const said = JSON.stringify(typedFrom(account));
  const [seen, setSeen] = useState(said);
  if (said !== seen) {
    setSeen(said);
    setTyped(typedFrom(account));
  }
  return { typed, type: (part: Partial<Typed>) => setTyped({ ...typed, ...part }) };
}

/** Edits names and year of an account. */
export function AccountForm({ account }: { account: Account }) {
  const { typed, type } = useTyped(account);
  const { form, errors, show } = useFormErrors<Errors>({});
  const { run: change, running } = useChangeAccount(account.id);
  const years = YEAR_GROUPS.map((group) => ({ value: String(group), text: `Year ${group}` }));

  function submit(event: FormEvent) {
    event.preventDefault();
    const { username, displayName, year } = typed;
    const yearGroup = YEAR_GROUPS.find((group) => String(group) === year);
    // An unchanged display name is not sent: it follows the username if the two were the same.
    const isRenamed = displayName !== account.displayName;
    const body = { username, yearGroup, ...(isRenamed && { displayName }) };
    const checked = accountChangeSchema.safeParse(body);
    show(checked.success ? {} : z.flattenError(checked.error).fieldErrors);
    if (checked.success) void change(body, 'The names and the year are saved.');
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid items-start gap-4 md:grid-cols-3">
        <Field
          label="Username"
          hint="For logging in"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed.username}
          onChange={(event) => type({ username: event.target.value })}
          error={errors.username?.[0]}
        />
        <Field
          label="Name"
          hint="Shown on the screen"
          autoComplete="off"
          maxLength={40}
          value={typed.displayName}
          onChange={(event) => type({ displayName: event.target.value })}
          error={errors.displayName?.[0]}
        />
        <Select
          label="Year group"
          value={typed.year}
          options={
            account.yearGroup === null
              ? [{ value: NO_YEAR, text: 'Not chosen yet' }, ...years]
              : years
          }
          onChange={(year) => type({ year })}
        />
      </div>
      <div>
        <Button type="submit" {...busyButton(running !== null)}>
          Save changes
        </Button>
      </div>
    </form>
  );
}
