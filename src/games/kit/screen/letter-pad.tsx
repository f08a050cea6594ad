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
      className={clsx(
        '-mx-2 grid gap-1 roomy:mx-0 roomy:gap-2 flat:gap-x-0.5',
        // Up to seven or eleven columns, but never narrower than a finger.
        'grid-cols-[repeat(auto-fill,minmax(max(44px,(100%-1.75rem)/7),1fr))] roomy:grid-cols-[repeat(auto-fill,minmax(max(44px,(100%-5.5rem)/11),1fr))]',
      )}
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
