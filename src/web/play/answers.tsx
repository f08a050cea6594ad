// Reviews the questions of a round: a dot for each, one of them open at a time.
import { clsx } from 'clsx';
import { Check, Lightbulb } from 'lucide-react';
import { useState } from 'react';
import type { Answered } from '#games/kit/rules/form.ts';
import { RichText } from '#games/kit/screen/rich-text.tsx';

/** The dot's shape, sign and name all show whether the answer was right. */
const LOOKS = {
  right: { Icon: Check, look: 'rounded-full border-leaf bg-leaf-soft' },
  'not right': { Icon: Lightbulb, look: 'rounded-lg border-dashed border-coral bg-sun-soft' },
} as const;

const wordFor = ({ isRight }: Answered) => (isRight ? 'right' : 'not right');

export function Answers({ answered }: { answered: readonly Answered[] }) {
  const [open, setOpen] = useState<number | null>(null);
  const opened = open === null ? undefined : answered[open];
  return (
    <div className="flex w-full flex-col gap-2">
      <ol aria-label="Your answers" className="mx-auto grid grid-cols-5 gap-1.5">
        {answered.map((one, index) => {
          const { Icon, look } = LOOKS[wordFor(one)];
          return (
            <li key={index}>
              <button
                type="button"
                aria-label={`Question ${index + 1}: ${wordFor(one)}`}
                aria-expanded={open === index}
                onClick={() => setOpen(open === index ? null : index)}
                className={clsx(
                  'flex size-11 items-center justify-center gap-0.5 border-2 font-bold aria-expanded:border-4 aria-expanded:border-solid',
                  look,
                )}
              >
                {index + 1}
                <Icon aria-hidden className="size-4 shrink-0" />
              </button>
            </li>
          );
        })}
      </ol>
      <div role="status" aria-label="The question you chose">
        {opened && open !== null && <Opened number={open + 1} answered={opened} />}
      </div>
    </div>
  );
}

function Opened({ number, answered }: { number: number; answered: Answered }) {
  const { question, given, answer, reason } = answered;
  return (
    <div className="flex flex-col gap-1 rounded-2xl bg-paper px-4 py-2 text-left leading-snug wrap-anywhere">
      <p className="text-base text-ink-soft">
        Question {number}: {wordFor(answered)}{' '}
      </p>
      <div className="font-bold">
        <RichText text={question} />{' '}
      </div>
      <div>
        Your answer: <RichText text={given ?? 'none before the time was up'} />{' '}
      </div>
      <div>
        Right answer: <RichText text={answer} />{' '}
      </div>
      {reason !== null && (
        <div>
          <RichText text={reason} />
        </div>
      )}
    </div>
  );
}
