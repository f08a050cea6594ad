// Shows the parts of a round again: a dot for each, one of them open at a time.
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Check, Lightbulb } from 'lucide-react';
import { useState } from 'react';
import type { Outcome, Reviewed } from '#games/kit/rules/reviewed.ts';
import { RichText } from '#games/kit/screen/rich-text.tsx';

const REACHED = { Icon: Check, look: 'rounded-full border-leaf bg-leaf-soft' } as const;
const TO_LEARN = {
  Icon: Lightbulb,
  look: 'rounded-lg border-dashed border-coral bg-sun-soft',
} as const;
/** On the way, neither reached nor missed. */
const STEP = 'rounded-lg border-edge bg-paper';

/** The dot's shape, sign and name all show how the part went. */
const LOOKS: Readonly<Record<Outcome, { Icon: typeof Check; look: string }>> = {
  right: REACHED,
  found: REACHED,
  'not right': TO_LEARN,
  'not found': TO_LEARN,
  'too low': { Icon: ArrowUp, look: STEP },
  'too high': { Icon: ArrowDown, look: STEP },
};

/** A part that is the whole round is open from the start and needs no dot. */
export function Parts({ reviewed }: { reviewed: readonly Reviewed[] }) {
  const [open, setOpen] = useState<number | null>(null);
  const [only, ...others] = reviewed;
  if (!only) return null;
  if (others.length === 0) return <Opened name={only.kind} part={only} />;
  const opened = open === null ? undefined : reviewed[open];
  return (
    <div className="flex w-full flex-col gap-2">
      <p className="text-base">Tap a number to look again.</p>
      <ol aria-label="Your round" className="mx-auto grid grid-cols-5 gap-1.5">
        {reviewed.map((part, index) => {
          const { Icon, look } = LOOKS[part.outcome];
          return (
            <li key={index}>
              <button
                type="button"
                aria-label={`${nameOf(part, index)}: ${part.outcome}`}
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
      <div role="status" aria-label="What you chose">
        {opened && open !== null && <Opened name={nameOf(opened, open)} part={opened} />}
      </div>
    </div>
  );
}

const nameOf = ({ kind }: Reviewed, index: number) => `${kind} ${index + 1}`;

function Opened({ name, part }: { name: string; part: Reviewed }) {
  return (
    <div className="flex w-full flex-col gap-1 rounded-2xl bg-paper px-4 py-2 text-left leading-snug wrap-anywhere">
      <p className="text-base text-ink-soft">
        {name}: {part.outcome}{' '}
      </p>
      <div className="font-bold">
        <RichText text={part.text} />{' '}
      </div>
      {part.lines.map((line, index) => (
        <div key={index}>
          <RichText text={line} />{' '}
        </div>
      ))}
    </div>
  );
}
