// The grid of a written method: a box for each digit, filled from the ones, or in a division from the left.
import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import { NumberPad } from '#ui/number-pad.tsx';
import type { ControlsProps } from '../../kit/screen/form-screen.ts';
import { useSound } from '../../kit/screen/sound.ts';
import { useTouch } from '../../kit/screen/use-touch.ts';
import type { QuestionOf } from './forms.ts';

const PLACES = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands'];
const DECIMAL_PLACES = ['tenths', 'hundredths', 'thousandths'];

/** The power of ten of a box; the boxes of one row are next to each other. */
interface Box {
  /** 0 and 1 for the rows of working, and the answer after them. */
  row: number;
  place: number;
}

/** The digit of a number at a place; nothing in front of its first digit. */
function digitAt(text: string, place: number): string {
  const [whole = '', part = ''] = text.split('.');
  return (place >= 0 ? whole.charAt(whole.length - 1 - place) : part.charAt(-1 - place)) || '';
}

const placeName = (place: number) =>
  (place >= 0 ? PLACES[place] : DECIMAL_PLACES[-1 - place]) ?? `place ${place}`;

/** What is written in the grid, for those who hear it. */
export function columnInWords({
  sign,
  rows: [first = '', second = ''],
}: QuestionOf<'column'>): string {
  const said = { '+': 'plus', '−': 'minus', '×': 'times', '÷': 'divided by' }[sign];
  return `Written in columns: ${first} ${said} ${second}.`;
}

export function ColumnGrid({
  question,
  labelledBy,
  isLocked,
  onChange,
}: ControlsProps<QuestionOf<'column'>, number>) {
  const { sign, rows, working = [], decimals, answer } = question;
  const [first = '', second = ''] = rows;
  const isDivision = sign === '÷';
  const whole = Math.max(
    ...rows.map((row) => row.split('.')[0]?.length ?? 0),
    String(Math.floor(answer)).length,
  );
  const most = isDivision ? first.length : whole + (sign === '+' ? 1 : 0);
  const least = -Math.max(decimals, ...rows.map((row) => row.split('.')[1]?.length ?? 0));
  // From the largest place to the smallest.
  const places = Array.from({ length: most - least }, (_, index) => most - 1 - index);
  const inAnswer = places.filter((place) => place >= -decimals);
  const order = isDivision ? inAnswer : inAnswer.toReversed();
  const boxes: Box[] = [
    ...working.flatMap((_, row) => order.map((place) => ({ row, place }))),
    ...order.map((place) => ({ row: working.length, place })),
  ];
  const [digits, setDigits] = useState<ReadonlyMap<string, string>>(new Map());
  const [active, setActive] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const hasTouch = useTouch();
  const play = useSound();
  const id = useId();
  const keyOf = ({ row, place }: Box) => `${row} ${place}`;
  const write = (index: number, digit: string, next: number) => {
    const box = boxes[index];
    if (!box || isLocked) return;
    const written = new Map(digits).set(keyOf(box), digit);
    setDigits(written);
    const to = Math.min(boxes.length - 1, Math.max(0, next));
    setActive(to);
    onChange(
      numberIn(
        inAnswer.map((place) => written.get(keyOf({ row: working.length, place })) ?? ''),
        decimals,
      ),
    );
    if (grid.current?.contains(document.activeElement)) {
      document.getElementById(`${id}${to}`)?.focus();
    }
  };
  const press = (text: string) => {
    play('tap');
    if (text !== '') write(active, text.slice(-1), active + 1);
    else if (digits.get(keyOf(boxes[active] ?? { row: 0, place: 0 }))) write(active, '', active);
    else write(active - 1, '', active - 1);
  };
  const cell = 'grid size-9 place-items-center text-2xl font-bold roomy:size-12 roomy:text-3xl';
  const shownRow = (text: string, before: string) => (
    <div className="flex justify-end" aria-hidden>
      <span className={cell}>{before}</span>
      {places.map((place) => (
        <span key={place} className={cell}>
          {place === -1 && <span className="absolute -ml-9 roomy:-ml-12">.</span>}
          {digitAt(text, place)}
        </span>
      ))}
    </div>
  );
  const boxRow = (row: number, right: string) => (
    <div className="flex justify-end">
      {places.map((place) => {
        const index = boxes.findIndex((box) => box.row === row && box.place === place);
        if (index < 0) return <span key={place} className={cell} />;
        const written = digits.get(keyOf({ row, place })) ?? '';
        const isWrong = isLocked && written !== digitAt(right, place);
        return (
          <span key={place} className="relative grid">
            {place === -1 && <span className="absolute bottom-1 -left-1 font-bold">.</span>}
            <input
              id={`${id}${index}`}
              aria-label={`${row < working.length ? `Working ${row + 1}` : 'Answer'}, ${placeName(place)}`}
              inputMode={hasTouch ? 'none' : 'numeric'}
              autoComplete="off"
              value={written}
              readOnly={isLocked}
              data-first={index === 0 ? '' : undefined}
              onPointerDown={() => setActive(index)}
              onChange={(event) => {
                const typed = event.target.value.replace(/\D/g, '').slice(-1);
                write(index, typed, typed === '' ? index : index + 1);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Backspace' && written === '') {
                  event.preventDefault();
                  write(index - 1, '', index - 1);
                }
              }}
              className={clsx(
                cell,
                'rounded-lg border-2 bg-paper text-center',
                isWrong ? 'border-dashed border-coral' : 'border-edge',
                !isLocked && index === active && 'border-grape! bg-grape-soft!',
              )}
            />
            {isWrong && (
              <span className="text-center leading-none font-bold text-leaf">
                {digitAt(right, place)}
              </span>
            )}
          </span>
        );
      })}
    </div>
  );
  const answerRow = boxRow(working.length, answer.toFixed(decimals));
  return (
    <div role="group" aria-labelledby={labelledBy} className="grid gap-2.5 roomy:gap-4">
      <p className="sr-only">{columnInWords(question)}</p>
      <div ref={grid} className="mx-auto w-max rounded-2xl bg-paper p-2 shadow-card">
        {isDivision ? (
          <>
            {answerRow}
            <div className="border-t-2 border-ink">{shownRow(first, `${second})`)}</div>
          </>
        ) : (
          <>
            {shownRow(first, '')}
            {shownRow(second, sign)}
            <div className="grid gap-1 border-t-2 border-ink pt-1">
              {working.map((right, row) => (
                <div key={row}>{boxRow(row, String(right))}</div>
              ))}
              {working.length > 0 && <div className="border-t-2 border-ink" />}
              {answerRow}
            </div>
          </>
        )}
      </div>
      {!isLocked && <NumberPad value={digits.size > 0 ? '0' : ''} onChange={press} maxDigits={9} />}
    </div>
  );
}

/** The number in the boxes of a row; null where a digit is missing between others, or at the end. */
function numberIn(digits: readonly string[], decimals: number): number | null {
  const text = digits
    .map((digit) => digit || ' ')
    .join('')
    .trimStart();
  if (text === '' || text.includes(' ')) return null;
  return Number((Number(text) / 10 ** decimals).toFixed(decimals));
}
