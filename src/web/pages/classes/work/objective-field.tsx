import { useState, type KeyboardEvent } from 'react';
import { work as calls, type Settable } from '#shared/contract/work.ts';
import { YEAR_GROUPS, yearOrFirst } from '#shared/years.ts';
import { Fieldset } from '#ui/fieldset.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { useRead } from '../../../data/use-read.ts';
import { NotLoaded } from '../../../staff/loaded.tsx';
import { SomeQuestions } from './some-questions.tsx';
import type { Wanted } from './wanted.ts';

const EVERY_YEAR = 'all';

interface ObjectiveFieldProps {
  wanted: Wanted;
  onChange: (changes: Partial<Wanted>) => void;
}

/** Chooses an objective from those of a year, or by typing a part of it; its questions can be looked at first. */
export function ObjectiveField({ wanted: { year, objective }, onChange }: ObjectiveFieldProps) {
  const read = useRead(calls.getSettable, {});
  const { data } = read;
  const [typed, setTyped] = useState('');
  if (!data) {
    return <NotLoaded read={read} failure="Failed to load the objectives" />;
  }
  const found = data.rows.filter(
    (row) => (year === null || row.year === year) && isFoundBy(row, typed),
  );
  const chosen = data.rows.find(({ code }) => code === objective);
  const chooseFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [first] = found;
    if (first) onChange({ objective: first.code });
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <Select
          label="Year"
          value={year === null ? EVERY_YEAR : String(year)}
          options={[
            ...YEAR_GROUPS.map((value) => ({ value: String(value), text: `Year ${value}` })),
            { value: EVERY_YEAR, text: 'Every year' },
          ]}
          onChange={(value) =>
            onChange({ year: value === EVERY_YEAR ? null : yearOrFirst(Number(value)) })
          }
        />
        <Field
          label="Find an objective"
          type="search"
          placeholder="For example: fractions"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={chooseFirst}
        />
      </div>
      <Fieldset>
        <legend className="sr-only">Objective</legend>
        <div className="max-h-60 overflow-y-auto rounded-2xl border-2 border-edge bg-paper">
          {found.map((row) => (
            <label
              key={row.code}
              className="relative flex min-h-11 cursor-pointer items-center gap-3 border-b border-line px-4 py-1 leading-snug last:border-0 hover:bg-sun-soft has-checked:bg-sea-soft"
            >
              <input
                type="radio"
                name="objective"
                checked={row.code === objective}
                onChange={() => onChange({ objective: row.code })}
                className="size-5 shrink-0 accent-sea"
              />
              <span className="min-w-0 wrap-anywhere">
                {row.text}
                <span className="text-base text-ink-soft">{` · ${strandAndYear(row)}`}</span>
              </span>
            </label>
          ))}
          {found.length === 0 && (
            <p className="p-4">
              {year === null
                ? 'No objective with that name.'
                : `No objective of Year ${year} with that name. Choose ‘Every year’ to search them all.`}
            </p>
          )}
        </div>
      </Fieldset>
      {chosen && (
        <div className="flex flex-col gap-2">
          <p>
            {'Chosen: '}
            <strong>{chosen.text}</strong>
            {` · ${strandAndYear(chosen)}`}
          </p>
          <SomeQuestions
            key={chosen.code}
            objective={chosen.code}
            year={yearOrFirst(chosen.year)}
          />
        </div>
      )}
    </div>
  );
}

const strandAndYear = ({ strand, year }: Settable) => `${strand}, Year ${year}`;

/** Whether every typed word is a part of the objective's text, strand or code. */
function isFoundBy({ text, strand, code }: Settable, typed: string): boolean {
  const all = `${text} ${strand} ${code}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
