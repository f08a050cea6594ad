import { useState, type FormEvent } from 'react';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { useFormErrors } from '#ui/use-form-errors.ts';
import { sentenceOf } from '../../data/refusals.ts';

const NO_YEAR = 'none';
const YEARS = YEAR_GROUPS.map((year) => ({ value: String(year), text: `Year ${year}` }));

export interface NameAndYear {
  name: string;
  yearGroup: YearGroup | null;
}

interface NameAndYearFormProps {
  label: string;
  hint: string;
  /** The field's name for the browser. */
  fieldName: string;
  /** What no year group is called. */
  noYear: string;
  /** The year group that is chosen at first. */
  year: YearGroup | null;
  action: string;
  /** Why it cannot be sent, in a sentence; undefined if it can. */
  check: (typed: NameAndYear) => string | undefined;
  /** Rejects if the server refuses. */
  send: (typed: NameAndYear) => Promise<void>;
}

/** Asks for a name and a year group, one after another: after each the name is empty and has the focus. */
export function NameAndYearForm(props: NameAndYearFormProps) {
  const [name, setName] = useState('');
  const [year, setYear] = useState(String(props.year ?? NO_YEAR));
  const { form, errors: problem, show } = useFormErrors<string | undefined>(undefined);
  const focusName = () => form.current?.querySelector('input')?.focus();

  const { run: send, running } = useOneAtATime(async (typed: NameAndYear) => {
    try {
      await props.send(typed);
    } catch (error) {
      show(sentenceOf(error));
      return;
    }
    // The next name may have been begun since.
    setName((now) => (now === typed.name ? '' : now));
    focusName();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const yearGroup = YEAR_GROUPS.find((known) => String(known) === year) ?? null;
    const reason = props.check({ name, yearGroup });
    show(reason);
    if (reason === undefined) void send({ name, yearGroup });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-[1fr_auto] lg:max-w-2xl">
        <Field
          label={props.label}
          name={props.fieldName}
          autoComplete="off"
          hint={props.hint}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={problem}
        />
        <Select
          label="Year"
          value={year}
          options={[...YEARS, { value: NO_YEAR, text: props.noYear }]}
          onChange={setYear}
        />
      </div>
      <div>
        <Button type="submit" {...busyButton(running !== null)}>
          {props.action}
        </Button>
      </div>
    </form>
  );
}
