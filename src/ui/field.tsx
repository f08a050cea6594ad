import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

export const INPUT_CLASSES =
  'bg-paper border-edge focus-visible:border-sky min-h-12 w-full rounded-2xl border-2 px-4 py-2 text-lg placeholder:text-ink-soft';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  error?: string | undefined;
  hint?: string;
  /** A control inside the field, at its right end. */
  trailing?: ReactNode;
}

/** A labelled text input with its hint and error linked to it for screen readers. */
export function Field({ label, error, hint, trailing, className, ...rest }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          className={clsx(INPUT_CLASSES, trailing && 'pr-14', error && 'border-coral', className)}
          {...rest}
        />
        {trailing && <div className="absolute inset-y-0 right-0 flex items-center">{trailing}</div>}
      </div>
      {note && (
        <p
          id={noteId}
          className={clsx('text-base', error ? 'font-bold text-coral' : 'text-ink-soft')}
        >
          {note}
        </p>
      )}
    </div>
  );
}

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string;
  hint?: string;
  /** One line high, with label and hint for screen readers alone. */
  isLow?: boolean;
}

/** A labelled box for more than one line of text. */
export function TextArea({ label, hint, isLow, className, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className={isLow ? 'sr-only' : 'font-bold'}>
        {label}
      </label>
      <textarea
        id={id}
        aria-describedby={hint ? `${id}-note` : undefined}
        rows={isLow ? 1 : 3}
        className={clsx(INPUT_CLASSES, isLow && 'resize-none overflow-hidden', className)}
        {...rest}
      />
      {hint && (
        <p id={`${id}-note`} className={isLow ? 'sr-only' : 'text-base text-ink-soft'}>
          {hint}
        </p>
      )}
    </div>
  );
}
