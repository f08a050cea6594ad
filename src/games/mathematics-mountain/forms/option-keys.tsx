// The options of a question as large buttons, of which one is chosen before it is sent.
import { clsx } from 'clsx';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import type { ControlsProps } from '../../kit/screen/form-screen.ts';
import { useSound } from '../../kit/screen/sound.ts';
import { spokenOption } from '../question-types/spoken.ts';
import { SumText } from '../sum-text.tsx';
import type { QuestionOf } from './forms.ts';

export function OptionKeys({
  question,
  labelledBy,
  isLocked,
  onChange,
}: ControlsProps<QuestionOf<'choose'>, number>) {
  const { options, answer } = question;
  const [chosen, setChosen] = useState<number | null>(null);
  const play = useSound();
  return (
    <div role="group" aria-labelledby={labelledBy} className="grid gap-2 roomy:gap-3">
      {options.map((option, index) => {
        const isRight = isLocked && index === answer;
        const isWrong = isLocked && index === chosen && index !== answer;
        return (
          <Button
            key={option}
            look="quiet"
            aria-label={spokenOption(option)}
            aria-pressed={index === chosen}
            disabled={isLocked}
            onMouseDown={keepFocus}
            onClick={() => {
              play('tap');
              setChosen(index);
              onChange(index);
            }}
            className={clsx(
              'justify-start! text-left text-lg! disabled:opacity-100 roomy:text-xl!',
              !isLocked && index === chosen && 'border-grape! bg-grape-soft!',
              isRight && 'border-leaf! bg-leaf-soft!',
              isWrong && 'border-coral! bg-coral-soft!',
            )}
          >
            <span aria-hidden className="w-5 shrink-0">
              {isRight ? '✓' : isWrong ? '✗' : index === chosen ? '●' : '○'}
            </span>
            <span className="min-w-0">
              <SumText text={option} />
            </span>
          </Button>
        );
      })}
    </div>
  );
}
