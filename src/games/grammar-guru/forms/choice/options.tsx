// The four options as large radio buttons.
import { clsx } from 'clsx';
import { useState } from 'react';
import { useRadioNames } from '#ui/switch-access.ts';
import { useSound } from '../../../kit/screen/sound.ts';
import { useTextBeingRead } from '../../../kit/screen/speech.ts';
import { hasShortOptions } from '../../rules.ts';
import type { ControlsProps } from '../../../kit/screen/form-screen.ts';
import type { Given } from '../dealt.ts';
import { OptionTile } from '../option-tile.tsx';
import type { ChoiceQuestion } from './form.ts';

/** A radio group; once locked only the chosen option can be focused, and the right and the wrong one are marked. */
export function Options({
  question,
  isLocked,
  labelledBy,
  onChange,
}: ControlsProps<ChoiceQuestion, Given>) {
  const nameOf = useRadioNames();
  const [chosen, setChosen] = useState<string | null>(null);
  const { options, answer } = question;
  const beingRead = useTextBeingRead();
  const play = useSound();
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className={clsx(
        'grid gap-1.5 roomy:gap-3 grand:gap-4',
        hasShortOptions(options) && 'guru-short grid-cols-2',
      )}
    >
      {options.map((option) => (
        <OptionTile
          key={option}
          kind="radio"
          option={option}
          name={nameOf(option)}
          isChosen={option === chosen}
          isLocked={isLocked}
          isAnswer={option === answer}
          isBeingRead={option === beingRead}
          onChoose={() => {
            play('tap');
            setChosen(option);
            onChange(option);
          }}
        />
      ))}
    </div>
  );
}
