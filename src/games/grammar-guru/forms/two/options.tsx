// Five options, of which two are ticked.
import { clsx } from 'clsx';
import { useState } from 'react';
import { LiveMessage } from '#ui/live-message.tsx';
import { useSound } from '../../../kit/screen/sound.ts';
import { useTextBeingRead } from '../../../kit/screen/speech.ts';
import { hasShortOptions } from '../../rules.ts';
import type { ControlsProps } from '../../../kit/screen/form-screen.ts';
import type { Given } from '../dealt.ts';
import { OptionTile } from '../option-tile.tsx';
import { WANTED, type TwoQuestion } from './form.ts';

const ENOUGH = 'You’ve ticked two. To change your mind, untick one first.';

/** A third tick is refused with a visible message. */
export function TwoOptions({
  question,
  isLocked,
  labelledBy,
  onChange,
}: ControlsProps<TwoQuestion, Given>) {
  const { options, answer } = question;
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isRefused, setRefused] = useState(false);
  const beingRead = useTextBeingRead();
  const play = useSound();
  const toggle = (option: string) => {
    if (isLocked) return;
    const isTicked = ticked.includes(option);
    setRefused(!isTicked && ticked.length === WANTED);
    if (!isTicked && ticked.length === WANTED) return;
    play('tap');
    const next = isTicked ? ticked.filter((other) => other !== option) : [...ticked, option];
    setTicked(next);
    onChange(next.length === WANTED ? next : null);
  };
  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      className={clsx(
        'grid gap-1.5 roomy:gap-3 grand:gap-4',
        hasShortOptions(options) && 'grid-cols-2',
      )}
    >
      {options.map((option) => (
        <OptionTile
          key={option}
          kind="checkbox"
          option={option}
          name={option}
          isChosen={ticked.includes(option)}
          isLocked={isLocked}
          isAnswer={answer.includes(option)}
          isBeingRead={option === beingRead}
          onChoose={() => toggle(option)}
        />
      ))}
      <div className="col-span-full empty:hidden">
        {isRefused && !isLocked && (
          <p aria-hidden className="leading-tight font-bold text-coral roomy:text-xl">
            {ENOUGH}
          </p>
        )}
      </div>
      <LiveMessage>{isRefused && !isLocked ? ENOUGH : ''}</LiveMessage>
    </div>
  );
}
