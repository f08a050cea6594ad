// The number line on which a number is put: by a tap, with the arrow keys, or with buttons.
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { useSound } from '../../kit/screen/sound.ts';
import type { ControlsProps } from '../../kit/screen/form-screen.ts';
import { Label, Sheet, WIDTH, upTo } from '../drawings/sheet.tsx';
import { num } from '../question-types/wording.ts';
import type { QuestionOf } from './forms.ts';
import { PLACES, placeOf, valueAt } from './line.ts';

const LEFT = 24;
const WIDE = WIDTH - 2 * LEFT;
const Y = 40;
/** How far an arrow key moves, by its name. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -5,
  PageUp: 5,
  Home: -PLACES,
  End: PLACES,
};

const MOVES = [
  { by: -5, sign: '«', name: 'Five places left' },
  { by: -1, sign: '‹', name: 'One place left' },
  { by: 1, sign: '›', name: 'One place right' },
  { by: 5, sign: '»', name: 'Five places right' },
] as const;

/** What the line shows, with the places of its numbers: those who do not see it find the number by its place. */
export function lineInWords({ line }: QuestionOf<'line'>): string {
  const seen = line.labels.map((label) => `${num(label)} at place ${placeOf(line, label)}`);
  return `A number line with ${PLACES} places. It shows ${seen.join(', ')}.`;
}

export function LineKeys({
  question,
  labelledBy,
  isLocked,
  onChange,
}: ControlsProps<QuestionOf<'line'>, number>) {
  const { line } = question;
  const [place, setPlace] = useState<number | null>(null);
  const play = useSound();
  const put = (wanted: number) => {
    if (isLocked || !Number.isFinite(wanted)) return;
    const next = Math.min(PLACES, Math.max(0, Math.round(wanted)));
    setPlace(next);
    onChange(valueAt(line, next));
  };
  const moveBy = (by: number) => {
    play('tap');
    put((place ?? (by > 0 ? 0 : PLACES)) + by);
  };
  const tap = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    put((((event.clientX - left) / width) * WIDTH - LEFT) / (WIDE / PLACES));
  };
  const press = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    moveBy(by);
  };
  return (
    <div role="group" aria-labelledby={labelledBy} className="grid gap-2.5 roomy:gap-4">
      <p className="sr-only">{lineInWords(question)}</p>
      <div
        role="slider"
        tabIndex={0}
        aria-label="Place on the line"
        aria-valuemin={0}
        aria-valuemax={PLACES}
        aria-valuenow={place ?? 0}
        aria-valuetext={place === null ? 'no place yet' : `place ${place} of ${PLACES}`}
        aria-disabled={isLocked}
        onKeyDown={press}
        onPointerDown={tap}
        onPointerMove={tap}
        className="mx-auto w-full max-w-3xl cursor-pointer touch-none rounded-2xl bg-paper shadow-card"
      >
        <LineDrawing question={question} place={place} isLocked={isLocked} />
      </div>
      <div className="mx-auto grid w-full max-w-md grid-cols-4 gap-2 roomy:gap-3">
        {MOVES.map(({ by, sign, name }) => (
          <Button
            key={by}
            look="quiet"
            aria-label={name}
            disabled={isLocked}
            onMouseDown={keepFocus}
            onClick={() => moveBy(by)}
            className="px-0! text-2xl"
          >
            {sign}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface LineDrawingProps {
  question: QuestionOf<'line'>;
  place: number | null;
  isLocked: boolean;
}

/** The line with its marks and the pupil's arrow; once the answer is locked, also where it would have been right. */
function LineDrawing({ question, place, isLocked }: LineDrawingProps) {
  const { line, answer, within, says } = question;
  const { from, to, step, labels } = line;
  const at = (value: number) => LEFT + ((value - from) / (to - from)) * WIDE;
  const [first, last] = [at(Math.max(from, answer - within)), at(Math.min(to, answer + within))];
  const isRight =
    place !== null && Math.abs(valueAt(line, place) - answer) <= within + Number.EPSILON * 8;
  return (
    <Sheet height={84}>
      {isLocked && (
        <rect
          x={first}
          y={Y - 14}
          width={last - first}
          height="28"
          className="fill-leaf-soft stroke-leaf"
        />
      )}
      <path
        d={`M${LEFT} ${Y}h${WIDE}`}
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-ink"
      />
      {step !== undefined &&
        upTo(Math.round((to - from) / step) + 1).map((index) => (
          <path
            key={index}
            d={`M${at(from + index * step)} ${Y - 6}v12`}
            strokeWidth="1.5"
            className="stroke-ink"
          />
        ))}
      {labels.map((label) => (
        <g key={label}>
          <path d={`M${at(label)} ${Y - 10}v20`} strokeWidth="2.5" className="stroke-ink" />
          <Label x={at(label)} y={Y + 26} size={15}>
            {num(label)}
          </Label>
        </g>
      ))}
      {place !== null && (
        <path
          d="M0 0L-9 -16H9Z"
          transform={`translate(${at(valueAt(line, place))} ${Y - 2})`}
          strokeWidth="2"
          strokeLinejoin="round"
          className={`stroke-ink ${isLocked && !isRight ? 'fill-coral' : 'fill-grape'}`}
        />
      )}
      {isLocked && (
        <Label x={Math.min(Math.max(at(answer), 30), WIDTH - 30)} y={12} size={15}>
          {says}
        </Label>
      )}
    </Sheet>
  );
}
