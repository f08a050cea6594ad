import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { classes, newClassSchema } from '#shared/contract/classes.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { useAct } from '../admin/parts/queries.ts';
import { CLASSES } from '../../data/guard.ts';
import { Panel } from '../../shell/panel.tsx';
import { sentenceOf } from './texts.ts';

const MIXED = 'mixed';
const YEARS = [
  ...YEAR_GROUPS.map((year) => ({ value: String(year), text: `Year ${year}` })),
  { value: MIXED, text: 'Mixed ages' },
];

/** Makes a class and opens it. */
export function NewClass() {
  const [name, setName] = useState('');
  const [year, setYear] = useState('1');
  const [problem, setProblem] = useState<string | undefined>();
  const form = useRef<HTMLFormElement>(null);
  const [, navigate] = useLocation();
  const make = useAct(classes.makeClass);

  function refuse(text: string) {
    // The error must be rendered before its field is focused and read out.
    flushSync(() => setProblem(text));
    form.current?.querySelector('input')?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (make.isPending) return;
    const yearGroup = YEAR_GROUPS.find((known) => String(known) === year) ?? null;
    const checked = newClassSchema.safeParse({ name, yearGroup });
    if (!checked.success) {
      refuse(checked.error.issues[0]?.message ?? '');
      return;
    }
    setProblem(undefined);
    make.mutate(
      { body: checked.data },
      {
        onSuccess: ({ id }) => navigate(`${CLASSES}/${id}`),
        onError: (error) => refuse(sentenceOf(error)),
      },
    );
  }

  return (
    <Panel title="Make a class">
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <div className="grid gap-3 sm:grid-cols-[1fr_auto] lg:max-w-2xl">
          <Field
            label="Name of the class"
            name="class-name"
            autoComplete="off"
            hint="Such as Otters or 3B."
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={problem}
          />
          <Select label="Year" value={year} options={YEARS} onChange={setYear} />
        </div>
        <div>
          <Button type="submit" {...busyButton(make.isPending)}>
            Make the class
          </Button>
        </div>
      </form>
    </Panel>
  );
}
