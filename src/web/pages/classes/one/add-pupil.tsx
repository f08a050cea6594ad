import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { classes, type SchoolClass } from '#shared/contract/classes.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { useAct } from '../../admin/parts/queries.ts';
import { sentenceOf } from '../texts.ts';

const LATER = 'later';
const YEARS = [
  { value: LATER, text: 'They choose' },
  ...YEAR_GROUPS.map((year) => ({ value: String(year), text: `Year ${year}` })),
];

/** Adds new pupils one after another. */
export function AddPupil({ schoolClass }: { schoolClass: SchoolClass }) {
  const [name, setName] = useState('');
  const [year, setYear] = useState(String(schoolClass.yearGroup ?? LATER));
  const [problem, setProblem] = useState<string | undefined>();
  const [done, setDone] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const add = useAct(classes.addPupil);
  const focusName = () => form.current?.querySelector('input')?.focus();

  function refuse(text: string) {
    // The error must be rendered before its field is focused and read out.
    flushSync(() => setProblem(text));
    focusName();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (add.isPending) return;
    setDone('');
    const displayName = name.trim();
    if (displayName === '') {
      refuse('Please type the name of the pupil.');
      return;
    }
    setProblem(undefined);
    const yearGroup = YEAR_GROUPS.find((known) => String(known) === year) ?? null;
    add.mutate(
      { params: { classId: schoolClass.id }, body: { displayName, yearGroup } },
      {
        onSuccess: (pupil) => {
          setDone(`${pupil.displayName} is in the class, with the username ${pupil.username}.`);
          // The next name may have been begun meanwhile.
          setName((typed) => (typed === name ? '' : typed));
          focusName();
        },
        onError: (error) => refuse(sentenceOf(error)),
      },
    );
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <Field
          label="Name of a new pupil"
          name="pupil-name"
          autoComplete="off"
          hint="The class page shows the first name."
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={problem}
        />
        <Select label="Year" value={year} options={YEARS} onChange={setYear} />
      </div>
      <div>
        <Button type="submit" {...busyButton(add.isPending)}>
          Add the pupil
        </Button>
      </div>
      <p role="status">{done}</p>
    </form>
  );
}
