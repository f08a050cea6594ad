// The four options as large radio buttons.
import { clsx } from 'clsx';
import { CircleCheck, CircleX } from 'lucide-react';
import { useId } from 'react';
import { ReadAloud, useReadsAloud } from '../kit/read-aloud.tsx';
import { RichText } from '../kit/rich-text.tsx';
import { useTextBeingRead } from '../kit/speech.ts';
import { voiceText } from '../kit/voice.ts';
import type { GrammarQuestion } from './question.ts';
import { hasShortOptions } from './rules.ts';

interface OptionsProps {
  question: GrammarQuestion;
  /** '' while nothing is chosen. */
  chosen: string;
  isLocked: boolean;
  labelledBy: string;
  onChoose: (option: string) => void;
}

/** A radio group; once locked only the chosen option can be focused, and the right and the wrong one are marked. */
export function Options({ question, chosen, isLocked, labelledBy, onChoose }: OptionsProps) {
  const name = useId();
  const { options, answer } = question;
  const beingRead = useTextBeingRead();
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className={clsx(
        'grid gap-1.5 roomy:gap-3 grand:gap-4',
        hasShortOptions(options) && 'grid-cols-2',
      )}
    >
      {options.map((option) => (
        <OptionButton
          key={option}
          option={option}
          name={name}
          isChosen={option === chosen}
          isLocked={isLocked}
          isAnswer={option === answer}
          isBeingRead={option === beingRead}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

interface OptionButtonProps {
  option: string;
  name: string;
  isChosen: boolean;
  isLocked: boolean;
  isAnswer: boolean;
  isBeingRead: boolean;
  onChoose: (option: string) => void;
}

function OptionButton(props: OptionButtonProps) {
  const { option, name, isChosen, isLocked, isAnswer, isBeingRead, onChoose } = props;
  const readsAloud = useReadsAloud();
  const isRight = isLocked && isAnswer;
  const isMissed = isLocked && isChosen && !isAnswer;
  return (
    <div className="relative grid">
      <label
        className={clsx(
          'flex min-h-12 items-center gap-1.5 rounded-2xl border-2 px-2 py-1 text-lg leading-snug shadow-[0_3px_0_var(--color-line)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky min-[22.5rem]:gap-2.5 min-[22.5rem]:px-3 roomy:min-h-14 roomy:px-4 roomy:py-2 roomy:text-xl grand:min-h-16 grand:text-2xl upright:min-h-16 flat:gap-1.5 flat:px-2',
          optionLook(isRight, isMissed, isChosen),
          !isLocked &&
            'cursor-pointer hover:border-grape active:translate-y-0.5 active:shadow-none',
          readsAloud && 'roomy:pr-14',
          isBeingRead && 'ring-4 ring-sun',
        )}
      >
        {isRight && <CircleCheck aria-hidden className="shrink-0 text-leaf" />}
        {isMissed && <CircleX aria-hidden className="shrink-0 text-coral" />}
        <input
          type="radio"
          name={name}
          checked={isChosen}
          disabled={isLocked && !isChosen}
          onChange={() => onChoose(option)}
          className={clsx(
            'size-5 shrink-0 accent-grape outline-none',
            // Replaced by a sign; the focus stays on it.
            (isRight || isMissed) && 'sr-only',
          )}
        />
        <span className="min-w-0 grow wrap-anywhere">
          <RichText text={option} />
        </span>
      </label>
      {/* On a small screen there is room for only one such button, beside the question, which reads the options as
          well. */}
      <div className="absolute inset-y-0 right-1 hidden items-center roomy:flex">
        <ReadAloud text={option} what={`“${voiceText(option)}”`} />
      </div>
    </div>
  );
}

function optionLook(isRight: boolean, isMissed: boolean, isChosen: boolean): string {
  if (isRight) return 'border-leaf bg-leaf-soft';
  if (isMissed) return 'border-coral bg-coral-soft';
  return isChosen ? 'border-grape bg-grape-soft' : 'border-edge bg-paper';
}
