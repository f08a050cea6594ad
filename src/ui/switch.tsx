import { useId } from 'react';

interface SwitchProps {
  label: string;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch with immediate effect; the whole row can be pressed. */
export function Switch({ label, hint, checked, disabled, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className="relative grid min-h-12 cursor-pointer grid-cols-[1fr_auto_auto] items-center gap-x-3 rounded-2xl border-2 border-edge bg-paper px-3 py-2 leading-snug hover:bg-sun-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky has-disabled:cursor-not-allowed has-disabled:border-dashed">
      <span id={`${id}-label`} className="min-w-0 font-bold wrap-anywhere">
        {label}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={checked}
        disabled={disabled}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span aria-hidden className="min-w-8 text-right font-bold">
        {checked ? 'On' : 'Off'}
      </span>
      <span
        aria-hidden
        className="flex h-8 w-14 shrink-0 items-center rounded-full border-2 border-edge bg-line px-0.5 transition-colors peer-checked:justify-end peer-checked:border-sea peer-checked:bg-sea"
      >
        <span className="size-6 rounded-full border-2 border-edge bg-paper" />
      </span>
      {hint && (
        <span id={`${id}-hint`} className="col-span-full text-base text-ink-soft">
          {hint}
        </span>
      )}
    </label>
  );
}
