import { clsx } from 'clsx';
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
      <select
        id={id}
        value={value}
        onChange={(event) => choose(event.target.value)}
        className={INPUT_CLASSES}
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
