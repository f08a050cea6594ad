// One option as a large button with a radio button or a box to tick in it.
import { clsx } from 'clsx';
import { useEnterChooses } from '#ui/switch-access.ts';
import { ReadAloud, useReadsAloud } from '../../kit/screen/read-aloud.tsx';
import { RichText } from '../../kit/screen/rich-text.tsx';
import { voiceText } from '../../kit/screen/voice.ts';
import { MOODS, moodOf } from './looks.ts';
import { Sign } from './sign.tsx';

interface OptionTileProps {
  kind: 'radio' | 'checkbox';
  option: string;
  name: string;
  isChosen: boolean;
  isLocked: boolean;
  isAnswer: boolean;
  isBeingRead: boolean;
  onChoose: () => void;
}

/** An option to choose, or one of several to tick. */
export function OptionTile(props: OptionTileProps) {
  const { kind, option, name, isChosen, isLocked, isAnswer, isBeingRead, onChoose } = props;
  const readsAloud = useReadsAloud();
  const enterChooses = useEnterChooses();
  const mood = moodOf(isLocked, isChosen, isAnswer);
  const hasSign = mood === 'right' || mood === 'missed';
  return (
    <div className="relative grid">
      <label
        className={clsx(
          'flex min-h-12 items-center gap-1.5 rounded-2xl border-2 px-2 py-1 text-lg leading-snug ledge has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky min-[22.5rem]:gap-2.5 min-[22.5rem]:px-3 roomy:min-h-14 roomy:px-4 roomy:py-2 roomy:text-xl grand:min-h-16 grand:text-2xl upright:min-h-16 flat:gap-1.5 flat:px-2',
          MOODS[mood],
          !isLocked && 'cursor-pointer hover:border-grape active:translate-y-0.5 active:level',
          readsAloud && 'roomy:pr-14',
          isBeingRead && 'spotlit',
        )}
      >
        <Sign mood={mood} />
        <input
          type={kind}
          name={name}
          checked={isChosen}
          disabled={isLocked && !isChosen}
          onChange={onChoose}
          {...enterChooses}
          className={clsx(
            'size-5 shrink-0 accent-grape outline-none',
            // Hidden behind a sign, but keeps the focus.
            hasSign && 'sr-only',
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
