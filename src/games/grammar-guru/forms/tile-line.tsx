// Parts that are tapped into a line, one after the other; another tap takes a part back.
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { keepFocus } from '#ui/keep-focus.ts';
import { LiveMessage } from '#ui/live-message.tsx';
import { isSameAnswer } from '../../kit/rules/quiz.ts';
import { useSound } from '../../kit/screen/sound.ts';
import { voiceText } from '../../kit/screen/voice.ts';
import { MOODS, TILE } from './looks.ts';
import { CornerSign, Sign } from './sign.tsx';

interface TileLineProps {
  parts: readonly string[];
  answer: readonly string[];
  /** Other lines that are right as well. */
  also: readonly (readonly string[])[];
  /** The line as it is read out and shown under the tiles. */
  asText: (line: readonly string[]) => string;
  /** Whether that text is shown while the line grows, because the tiles lack its capital and its end mark. */
  isWrittenOut?: boolean;
  isLocked: boolean;
  /** Id of the heading that asks the question. */
  labelledBy: string;
  /** Null while the line is shorter than the answer. */
  onChange: (line: string[] | null) => void;
}

/** A used part stays among the buttons, marked with its place in the line, so that the focus is never lost. */
export function TileLine(props: TileLineProps) {
  const {
    parts,
    answer,
    also,
    asText,
    isWrittenOut = false,
    isLocked,
    labelledBy,
    onChange,
  } = props;
  const [line, setLine] = useState<readonly string[]>([]);
  const pool = useRef<HTMLUListElement>(null);
  const play = useSound();
  const isRight = [answer, ...also].some((right) => isSameAnswer(right, line));
  const isMended = isLocked && !isRight;
  // Corrected in place: the parts stand in the right order.
  const shown = isMended ? answer : line;
  const mood = isLocked && isRight ? 'right' : 'plain';
  const press = (part: string) => {
    if (isLocked) return;
    play('tap');
    const next = line.includes(part) ? line.filter((other) => other !== part) : [...line, part];
    setLine(next);
    onChange(next.length >= answer.length ? [...next] : null);
  };
  const takeBack = (part: string) => {
    press(part);
    const buttons = [...(pool.current?.querySelectorAll('button') ?? [])];
    buttons[parts.indexOf(part)]?.focus();
  };
  return (
    <div role="group" aria-labelledby={labelledBy} className="grid gap-2.5 roomy:gap-4">
      <div
        className={clsx(
          'flex min-h-16 items-center gap-2 rounded-2xl border-2 p-2 roomy:min-h-20 roomy:p-3',
          MOODS[mood],
          !isLocked && 'border-dashed',
        )}
      >
        {line.length === 0 ? (
          <p className="px-1 text-ink-soft roomy:text-xl">Tap the first one.</p>
        ) : (
          <ol
            aria-label={isMended ? 'The right line' : 'Your line'}
            className="flex min-w-0 grow flex-wrap gap-1.5"
          >
            {shown.map((part, place) => (
              <li key={part}>
                <button
                  type="button"
                  aria-label={isLocked ? voiceText(part) : `Take back ${voiceText(part)}`}
                  aria-disabled={isLocked}
                  data-given={isLocked ? '' : undefined}
                  onMouseDown={keepFocus}
                  onClick={() => !isLocked && takeBack(part)}
                  className={clsx(
                    TILE,
                    'relative text-left',
                    MOODS[isMended ? (line[place] === part ? 'right' : 'mended') : 'chosen'],
                  )}
                >
                  {part}
                  {isMended && <CornerSign mood={line[place] === part ? 'right' : 'mended'} />}
                </button>
              </li>
            ))}
          </ol>
        )}
        <Sign mood={mood} />
      </div>
      {isMended && <p className="leading-snug roomy:text-xl">You made: {asText(line)}</p>}
      {isWrittenOut && (isMended ? answer : line).length > 0 && (
        <p aria-hidden className="text-xl font-bold roomy:text-2xl">
          {asText(isMended ? answer : line)}
        </p>
      )}
      <ul ref={pool} className={clsx('flex flex-wrap gap-1.5 roomy:gap-3', isLocked && 'hidden')}>
        {parts.map((part) => {
          const place = line.indexOf(part);
          return (
            <li key={part}>
              <button
                type="button"
                aria-pressed={place >= 0}
                aria-label={`${voiceText(part)}${place < 0 ? '' : `, number ${place + 1}`}`}
                aria-disabled={isLocked}
                onMouseDown={keepFocus}
                onClick={() => press(part)}
                className={clsx(
                  TILE,
                  'text-left',
                  place < 0
                    ? 'border-edge bg-paper hover:border-grape'
                    : 'border-dashed border-line bg-cream text-ink-soft level!',
                )}
              >
                {part}
              </button>
            </li>
          );
        })}
      </ul>
      <LiveMessage>{voiceText(asText(line))}</LiveMessage>
    </div>
  );
}
