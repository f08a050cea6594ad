import { useState, type FormEvent } from 'react';
import { classes, classNameSchema, type SchoolClass } from '#shared/contract/classes.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { useFormErrors } from '#ui/use-form-errors.ts';
import { sentenceOf } from '../../../../data/refusals.ts';
import { useAct } from '../../../../data/use-act.ts';

const MIXED = 'mixed';
const YEARS = [
  ...YEAR_GROUPS.map((year) => ({ value: String(year), text: `Year ${year}` })),
  { value: MIXED, text: 'Mixed ages' },
];

/** Name and year group of a class. */
export function RenameClass({ schoolClass }: { schoolClass: SchoolClass }) {
  const [name, setName] = useState(schoolClass.name);
  const [year, setYear] = useState(String(schoolClass.yearGroup ?? MIXED));
  const { form, errors: problem, show } = useFormErrors<string | undefined>(undefined);
  const change = useAct(classes.changeClass);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (change.isPending) return;
    const checked = classNameSchema.safeParse(name);
    if (!checked.success) {
      show(checked.error.issues[0]?.message);
      return;
    }
    show(undefined);
    const yearGroup = YEAR_GROUPS.find((known) => String(known) === year) ?? null;
    // What was not changed here may have been changed by a colleague.
    const body = {
      ...(checked.data !== schoolClass.name && { name: checked.data }),
      ...(yearGroup !== schoolClass.yearGroup && { yearGroup }),
    };
    if (Object.keys(body).length === 0) return;
    change.mutate(
      { params: { classId: schoolClass.id }, body },
      { onError: (error) => show(sentenceOf(error)) },
    );
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-[1fr_auto] lg:grid-cols-1">
        <Field
          label="Name of this class"
          name="class-name"
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={problem}
        />
        <Select label="Year of this class" value={year} options={YEARS} onChange={setYear} />
      </div>
      <p className="text-base text-ink-soft">
        This is the year for new pupils. Pupils already in the class stay in their own.
      </p>
      <div>
        <Button type="submit" look="quiet" {...busyButton(change.isPending)}>
          Save name and year
        </Button>
      </div>
    </form>
  );
}
