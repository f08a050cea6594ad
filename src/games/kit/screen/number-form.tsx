// The field for a number as the answer, with its number pad.
import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { INPUT_CLASSES } from '#ui/field.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { NumberPad } from '#ui/number-pad.tsx';
import { useSound } from './sound.ts';
import { useTouch } from './use-touch.ts';

interface NumberFormProps {
  typed: string;
  maxDigits: number;
  /** Further keys of the number pad: what they type, and their names. */
  more?: readonly (readonly [sign: string, name: string])[];
  /** What the button says that locks the answer. */
  submitText: string;
  isLocked: boolean;
  canSubmit: boolean;
  /** Ids of the question, which describes the field, and of the line that says when it was last met. */
  describedBy: string;
  onType: (text: string) => void;
  onSubmit: () => void;
  /** What replaces the number pad while the answer is locked. */
  children: ReactNode;
}

export function NumberForm(props: NumberFormProps) {
  const { typed, maxDigits, more, isLocked, canSubmit, describedBy, onType, onSubmit, children } =
    props;
  const inputId = useId();
  const hasTouch = useTouch();
  const play = useSound();
  const press = (text: string) => {
    play('tap');
    onType(text);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-2.5 roomy:gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="flex flex-wrap justify-center gap-2">
        <label htmlFor={inputId} className="sr-only">
          Your answer
        </label>
        <input
          id={inputId}
          aria-describedby={describedBy}
          inputMode={hasTouch ? 'none' : more ? 'decimal' : 'numeric'}
          enterKeyHint="done"
          autoComplete="off"
          placeholder="Answer"
          readOnly={isLocked}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          className={clsx(
            INPUT_CLASSES,
            'min-w-20 flex-1 px-2! text-center text-2xl! font-bold placeholder:font-normal roomy:text-[1.75rem]! grand:min-h-16',
          )}
        />
        <Button
          type="submit"
          disabled={!canSubmit}
          onMouseDown={keepFocus}
          className="px-4! roomy:px-6! roomy:text-xl!"
        >
          {props.submitText}
        </Button>
      </div>
      <div className="grid items-start">
        <div className={clsx('[grid-area:1/1]', isLocked && 'invisible')}>
          <NumberPad
            value={typed}
            onChange={press}
            maxDigits={maxDigits}
            disabled={isLocked}
            more={more}
          />
        </div>
        <div className="[grid-area:1/1]">{children}</div>
      </div>
    </form>
  );
}
