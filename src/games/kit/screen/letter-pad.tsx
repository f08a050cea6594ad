// Keys for a short answer, for pupils who play with two keys or switches, or on a screen that a keyboard would cover.
import { clsx } from 'clsx';
import { ArrowBigUp, Delete } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { keepFocus } from '#ui/keep-focus.ts';

interface LetterPadProps {
  value: string;
  mostLetters: number;
  hasDigits?: boolean;
  onChange: (value: string) => void;
}

/** Keeps a key focused with Tab clear of the sticky button below. */
const KEY = 'px-0! scroll-mb-24';

const SIGNS = [
  { sign: '’', name: 'Apostrophe' },
  { sign: '-', name: 'Hyphen' },
  { sign: ' ', name: 'Space' },
] as const;

/** In the order of the alphabet, which children scan most easily; a capital is one letter long. */
export function LetterPad({ value, mostLetters, hasDigits, onChange }: LetterPadProps) {
  const [isCapital, setCapital] = useState(false);
  const write = (sign: string) => {
    if (value.length < mostLetters) onChange(value + sign);
    setCapital(false);
  };
  return (
    <div
      role="group"
      aria-label="Letters"
      className="-mx-2 grid grid-cols-6 gap-1 min-[22.5rem]:grid-cols-7 roomy:mx-0 roomy:grid-cols-11 roomy:gap-2"
    >
      {[...'abcdefghijklmnopqrstuvwxyz'].map((letter) => {
        const shown = isCapital ? letter.toUpperCase() : letter;
        return <PadKey key={letter} text={shown} onPress={() => write(shown)} />;
      })}
      {SIGNS.map(({ sign, name }) => (
        <PadKey
          key={name}
          text={sign === ' ' ? 'Space' : sign}
          name={name}
          onPress={() => write(sign)}
          className={sign === ' ' ? 'col-span-2' : ''}
        />
      ))}
      <Button
        look="quiet"
        aria-label="Capital letter"
        aria-pressed={isCapital}
        className={clsx(
          KEY,
          'aria-pressed:bg-grape-soft forced-colors:aria-pressed:bg-[Highlight]',
        )}
        onMouseDown={keepFocus}
        onClick={() => setCapital(!isCapital)}
      >
        <ArrowBigUp aria-hidden />
      </Button>
      <Button
        look="quiet"
        aria-label="Delete last letter"
        className={KEY}
        onMouseDown={keepFocus}
        onClick={() => onChange(value.slice(0, -1))}
      >
        <Delete aria-hidden />
      </Button>
      {hasDigits &&
        [...'0123456789'].map((digit) => (
          <PadKey key={digit} text={digit} onPress={() => write(digit)} />
        ))}
    </div>
  );
}

interface PadKeyProps {
  text: string;
  name?: string;
  className?: string;
  onPress: () => void;
}

function PadKey({ text, name = text, className, onPress }: PadKeyProps) {
  return (
    <Button
      look="quiet"
      aria-label={name}
      className={clsx(KEY, 'roomy:text-xl', className)}
      onMouseDown={keepFocus}
      onClick={onPress}
    >
      {text}
    </Button>
  );
}
