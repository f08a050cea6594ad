// A field for a short answer.
import { clsx } from 'clsx';
import { useState } from 'react';
import { INPUT_CLASSES } from '#ui/field.tsx';
import { useSwitchAccess } from '#ui/switch-access.ts';
import type { ControlsProps } from '../../../kit/screen/form-screen.ts';
import { LetterPad } from '../../../kit/screen/letter-pad.tsx';
import type { Given } from '../dealt.ts';
import { MOODS } from '../looks.ts';
import { Sign } from '../sign.tsx';
import { write, type WriteQuestion } from './form.ts';
import { MOST_TYPED } from './typed.ts';

/** Turns off autocorrect and autocomplete, which would answer the question. */
export function WriteField({
  question,
  isLocked,
  labelledBy,
  onChange,
}: ControlsProps<WriteQuestion, Given>) {
  const [typed, setTyped] = useState('');
  const hasSwitch = useSwitchAccess();
  const type = (text: string) => {
    setTyped(text);
    onChange(text.trim() === '' ? null : text);
  };
  const isRight = write.judge(question, typed)?.isRight === true;
  const mood = isLocked ? (isRight ? 'right' : 'missed') : 'plain';
  return (
    <>
      <label
        className={clsx(
          'flex items-center gap-2 rounded-2xl',
          isLocked && [
            'border-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky',
            MOODS[mood],
          ],
        )}
      >
        <span className="sr-only">Your answer</span>
        <input
          aria-describedby={labelledBy}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={MOST_TYPED}
          placeholder="Write your answer"
          readOnly={isLocked}
          value={typed}
          // A phone's keyboard covers the lower half of the screen once it is open.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'center' })}
          onChange={({ target }) => type(target.value)}
          className={clsx(
            INPUT_CLASSES,
            // The label then has the border and the outline, so that the sign is inside both.
            isLocked && 'border-0! bg-transparent! outline-none!',
            'min-w-0 grow text-center text-2xl! font-bold placeholder:font-normal roomy:text-[1.75rem]! grand:min-h-16',
          )}
        />
        <span className="shrink-0 pr-3 empty:hidden">
          <Sign mood={mood} />
        </span>
      </label>
      {hasSwitch && !isLocked && (
        <LetterPad value={typed} mostLetters={MOST_TYPED} hasDigits onChange={type} />
      )}
    </>
  );
}
