import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { INPUT_CLASSES } from './field.tsx';

interface SelectProps<Value extends string> extends Omit<
  ComponentProps<'select'>,
  'id' | 'value' | 'onChange'
> {
  label: string;
  value: Value;
  options: ReadonlyArray<{ value: Value; text: string }>;
  onChange: (value: Value) => void;
}

/**
 * A labelled list to choose one option from. It draws its own arrow, because WebKit draws a grey box behind the
 * browser's.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, onChange, className, ...rest } = props;
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find((known) => known.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <div className={clsx('flex flex-col gap-1', className)}>
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          onChange={(event) => choose(event.target.value)}
          className={clsx(INPUT_CLASSES, 'appearance-none pr-12')}
          {...rest}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-4 my-auto"
        />
      </div>
    </div>
  );
}
