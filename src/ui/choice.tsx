import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Fieldset } from './fieldset.tsx';
import { useEnterChooses, useRadioNames } from './switch-access.ts';

type Value = string | number | null;

interface ChoiceProps<V extends Value> {
  label: string;
  hint: string;
  value: V;
  options: ReadonlyArray<{ value: V; text: ReactNode; disabled?: boolean }>;
  onChange: (value: V) => void;
}

/** A few options side by side: a group of radio buttons with one tab stop, or with switch access one for each. */
export function Choice<V extends Value>({ label, hint, value, options, onChange }: ChoiceProps<V>) {
  const id = useId();
  const nameOf = useRadioNames();
  const enterChooses = useEnterChooses();
  return (
    <Fieldset aria-describedby={`${id}-hint`}>
      <legend className="font-bold">{label}</legend>
      <p id={`${id}-hint`} className="text-base leading-snug text-ink-soft">
        {hint}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={String(option.value)} className={PLACE}>
            <input
              type="radio"
              name={nameOf(option.value)}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              {...enterChooses}
              className="sr-only"
            />
            <Check
              aria-hidden
              className={clsx('size-5 shrink-0', option.value !== value && 'hidden')}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}

const PLACE = clsx(
  'relative flex min-h-12 flex-1 basis-22 cursor-pointer items-center justify-center gap-1.5 rounded-2xl border-2 border-edge bg-paper px-2 py-1.5 text-center leading-snug font-bold',
  'hover:bg-sun-soft has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:text-ink-soft has-checked:border-sea has-checked:bg-sea has-checked:text-white',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky',
  'forced-colors:has-checked:bg-[SelectedItem] forced-colors:has-checked:text-[SelectedItemText] forced-colors:has-checked:forced-color-adjust-none',
);
