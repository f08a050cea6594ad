// The guess field with its number pad.
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useSound } from '#games/kit/screen/sound.ts';
import { useTouch } from '#games/kit/screen/use-touch.ts';
import { Button } from '#ui/button.tsx';
import { INPUT_CLASSES } from '#ui/field.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { NumberPad } from '#ui/number-pad.tsx';

interface GuessFormProps {
  /** The largest number of the range. */
  max: number;
  /** Id of the text that says the range. */
  rangeId: string;
  isOver: boolean;
  onGuess: (text: string) => void;
}

/** One digit more than needed can be typed; pasted text is not truncated, so that part of a number is never guessed. */
function limitTyping(before: string, after: string, maxDigits: number): string {
  const isOneMore = after.length === before.length + 1;
  return isOneMore && after.length > maxDigits ? before : after;
}

export function GuessForm({ max, rangeId, isOver, onGuess }: GuessFormProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const hasTouch = useTouch();
  const play = useSound();
  const maxDigits = String(max).length + 1;
  const press = (next: string) => {
    play('tap');
    setText(next);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onGuess(text);
    setText('');
    input.current?.focus({ preventScroll: true });
  };
  return (
    <form onSubmit={submit} className="number-guess" noValidate>
      <div className="mx-auto flex w-full max-w-md flex-wrap items-center justify-center gap-2 min-[22.5rem]:gap-3 roomy:max-w-lg roomy:text-xl grand:max-w-xl">
        <label htmlFor={id} className="leading-tight font-bold">
          Your guess
        </label>
        <input
          ref={input}
          id={id}
          aria-describedby={rangeId}
          value={text}
          onChange={(event) => setText(limitTyping(text, event.target.value, maxDigits))}
          inputMode={hasTouch ? 'none' : 'numeric'}
          autoComplete="off"
          autoFocus
          readOnly={isOver}
          className={`${INPUT_CLASSES} min-w-16 flex-1 px-2! text-center text-2xl! font-bold roomy:min-h-14 roomy:text-[1.75rem]! sideways:min-h-12`}
        />
        <Button
          type="submit"
          disabled={text.trim() === '' || isOver}
          onMouseDown={keepFocus}
          className="roomy:min-h-14 roomy:px-7! roomy:text-xl! sideways:min-h-12"
        >
          Guess
        </Button>
      </div>
      <NumberPad value={text} onChange={press} maxDigits={maxDigits} disabled={isOver} />
    </form>
  );
}
