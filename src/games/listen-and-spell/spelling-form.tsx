// The field in which a word is written, with keys for screens that a keyboard would cover.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { LetterPad } from '#games/kit/screen/letter-pad.tsx';
import { useSound } from '#games/kit/screen/sound.ts';
import { useTouch } from '#games/kit/screen/use-touch.ts';
import { Button } from '#ui/button.tsx';
import { INPUT_CLASSES } from '#ui/field.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { useSwitchAccess } from '#ui/switch-access.ts';
import { canSubmit, MOST_TYPED } from './rules.ts';

interface SpellingFormProps {
  /** The name of the field. */
  label: string;
  submitText: string;
  typed: string;
  describedBy: string;
  onType: (text: string) => void;
  onSubmit: () => void;
  /** What stands over the field. */
  children?: ReactNode;
}

/** Autocorrect and autocomplete, which would spell the word, are off. */
export function SpellingForm(props: SpellingFormProps) {
  const { label, submitText, typed, describedBy, onType, onSubmit, children } = props;
  const hasTouch = useTouch();
  const hasSwitch = useSwitchAccess();
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
        if (canSubmit(typed)) onSubmit();
      }}
    >
      {children}
      <div className="flex flex-wrap justify-center gap-2">
        <input
          aria-label={label}
          aria-describedby={describedBy}
          inputMode={hasTouch ? 'none' : 'text'}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={MOST_TYPED}
          placeholder={label}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          className={clsx(
            INPUT_CLASSES,
            'min-w-40 flex-1 px-2! text-center text-2xl! font-bold placeholder:font-normal roomy:text-[1.75rem]! grand:min-h-16',
          )}
        />
        <Button
          type="submit"
          disabled={!canSubmit(typed)}
          onMouseDown={keepFocus}
          className="px-4! roomy:px-6! roomy:text-xl!"
        >
          {submitText}
        </Button>
      </div>
      {(hasTouch || hasSwitch) && (
        <LetterPad value={typed} mostLetters={MOST_TYPED} onChange={press} />
      )}
    </form>
  );
}
