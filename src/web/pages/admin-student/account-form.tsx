import { useState, type FormEvent } from 'react';
import { accountChangeSchema } from '#shared/contract/admin.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { Account } from './account.ts';
import { useChangeAccount } from './use-change-account.ts';

const NO_YEAR = '';

/** Names and year of an account. */
export function AccountForm({ account }: { account: Account }) {
  const [username, setUsername] = useState(account.username);
  const [displayName, setDisplayName] = useState(account.displayName);
  const [year, setYear] = useState(String(account.yearGroup ?? NO_YEAR));
  const [error, setError] = useState<string>();
  const { run: change, running } = useChangeAccount(account.id);
  const years = YEAR_GROUPS.map((group) => ({ value: String(group), text: `Year ${group}` }));

  function submit(event: FormEvent) {
    event.preventDefault();
    const yearGroup = YEAR_GROUPS.find((group) => String(group) === year);
    // A name that is left alone is not sent: it follows the username where the two were the same.
    const isRenamed = displayName !== account.displayName;
    const body = { username, yearGroup, ...(isRenamed && { displayName }) };
    const checked = accountChangeSchema.safeParse(body);
    setError(checked.error?.issues[0]?.message);
    if (checked.success) void change(body, 'The names and the year are saved.');
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid items-start gap-4 md:grid-cols-3">
        <Field
          label="Username"
          hint="For logging in"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <Field
          label="Name"
          hint="Shown on the screen"
          autoComplete="off"
          maxLength={40}
          value={displayName}
          onChange={(event) => setDisplayName(event.target.value)}
        />
        <Select
          label="Year group"
          value={year}
          options={
            account.yearGroup === null
              ? [{ value: NO_YEAR, text: 'Not chosen yet' }, ...years]
              : years
          }
          onChange={setYear}
        />
      </div>
      {error && (
        <p role="alert" className="font-bold text-coral">
          {error}
        </p>
      )}
      <Button type="submit" className="self-start" disabled={running !== null}>
        Save changes
      </Button>
    </form>
  );
}
