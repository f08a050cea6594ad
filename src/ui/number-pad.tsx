import { clsx } from 'clsx';
import { Delete } from 'lucide-react';
import { Button } from './button.tsx';
import { keepFocus } from './keep-focus.ts';

interface NumberPadProps {
  value: string;
  onChange: (value: string) => void;
  /** Maximum number of digits. */
  maxDigits: number;
  disabled?: boolean;
  /** Further keys, in a row of their own: what they type, and their names. */
  more?: readonly (readonly [sign: string, name: string])[];
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** Digit keys for touch, two rows of five and a delete key; they edit the same text as the keyboard. */
export function NumberPad({ value, onChange, maxDigits, disabled, more = [] }: NumberPadProps) {
  const type = (digit: string) => value.length < maxDigits && onChange(value + digit);
  return (
    <div
      role="group"
      aria-label="Number pad"
      className="mx-auto grid w-full max-w-md grid-cols-6 gap-x-1 gap-y-2 min-[22.5rem]:gap-x-2 roomy:max-w-lg roomy:gap-3 grand:max-w-xl upright:max-w-xl flat:gap-x-1"
    >
      {DIGITS.slice(0, 5).map((digit) => (
        <PadKey key={digit} digit={digit} onPress={type} disabled={disabled} />
      ))}
      <Button
        look="quiet"
        aria-label="Delete last digit"
        className="row-span-2 h-full px-0! aria-disabled:opacity-60"
        disabled={disabled}
        // Not `disabled`: the key that deleted the last digit would lose the focus.
        aria-disabled={value === ''}
        onMouseDown={keepFocus}
        onClick={() => onChange(value.slice(0, -1))}
      >
        <Delete aria-hidden />
      </Button>
      {DIGITS.slice(5).map((digit) => (
        <PadKey key={digit} digit={digit} onPress={type} disabled={disabled} />
      ))}
      {more.map(([sign, name]) => (
        <PadKey key={sign} digit={sign} name={name} onPress={type} disabled={disabled} />
      ))}
    </div>
  );
}

interface PadKeyProps {
  digit: string;
  name?: string;
  onPress: (digit: string) => void;
  disabled: boolean | undefined;
}

function PadKey({ digit, name, onPress, disabled }: PadKeyProps) {
  return (
    <Button
      look="quiet"
      aria-label={name}
      className={clsx(
        name !== undefined && 'col-span-2',
        'px-0! text-2xl roomy:min-h-14 roomy:text-[1.75rem] grand:min-h-[max(4rem,var(--key,0px))] sideways:min-h-[max(3rem,var(--key,0px))] upright:min-h-[max(4rem,var(--key,0px))] long:min-h-14',
      )}
      disabled={disabled}
      onMouseDown={keepFocus}
      onClick={() => onPress(digit)}
    >
      {digit}
    </Button>
  );
}
