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

/** The places of the grid from the largest to the smallest, those of the answer, and the boxes in the order in which they are filled. */
function layoutOf({ sign, rows, working = [], decimals, answer }: QuestionOf<'column'>) {
  const [first = ''] = rows;
  const isDivision = sign === '÷';
  const whole = Math.max(
    ...rows.map((row) => row.split('.')[0]?.length ?? 0),
    String(Math.floor(answer)).length,
  );
  const most = isDivision ? first.length : whole + (sign === '+' ? 1 : 0);
  const least = -Math.max(decimals, ...rows.map((row) => row.split('.')[1]?.length ?? 0));
  const places = Array.from({ length: most - least }, (_, index) => most - 1 - index);
  const inAnswer = places.filter((place) => place >= -decimals);
  const order = isDivision ? inAnswer : inAnswer.toReversed();
  const boxes: Box[] = [
    ...working.flatMap((_, row) => order.map((place) => ({ row, place }))),
    ...order.map((place) => ({ row: working.length, place })),
  ];
  return { isDivision, places, inAnswer, boxes };
}

const keyOf = ({ row, place }: Box) => `${row} ${place}`;

const CELL = 'grid size-9 place-items-center text-2xl font-bold roomy:size-12 roomy:text-3xl';

export function ColumnGrid({
  question,
  labelledBy,
  describedBy,
  isLocked,
  onChange,
}: ControlsProps<QuestionOf<'column'>, number>) {
  const { sign, rows, working = [], decimals, answer } = question;
  const [first = '', second = ''] = rows;
  const { isDivision, places, inAnswer, boxes } = layoutOf(question);
  const [digits, setDigits] = useState<ReadonlyMap<string, string>>(new Map());
  const [active, setActive] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const play = useSound();
  const id = useId();
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
  const boxRow = (row: number, right: string) => (
    <div className="flex justify-end">
      {places.map((place) => {
        const index = boxes.findIndex((box) => box.row === row && box.place === place);
        if (index < 0) return <span key={place} className={CELL} />;
        return (
          <DigitBox
            key={place}
            id={`${id}${index}`}
            name={`${row < working.length ? `Working ${row + 1}` : 'Answer'}, ${placeName(place)}`}
            place={place}
            written={digits.get(keyOf({ row, place })) ?? ''}
            right={isLocked ? digitAt(right, place) : null}
            describedBy={index === 0 ? describedBy : undefined}
            isFirst={index === 0}
            isActive={index === active}
            onPoint={() => setActive(index)}
            onWrite={(digit) => write(index, digit, digit === '' ? index : index + 1)}
            onBack={() => write(index - 1, '', index - 1)}
          />
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
            <div className="border-t-2 border-ink">
              <PrintedRow text={first} before={`${second})`} places={places} />
            </div>
          </>
        ) : (
          <>
            <PrintedRow text={first} before="" places={places} />
            <PrintedRow text={second} before={sign} places={places} />
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

interface PrintedRowProps {
  text: string;
  /** The sign before the number. */
  before: string;
  places: readonly number[];
}

/** A number of the question; `columnInWords` says it. */
function PrintedRow({ text, before, places }: PrintedRowProps) {
  return (
    <div className="flex justify-end" aria-hidden>
      <span className={CELL}>{before}</span>
      {places.map((place) => (
        <span key={place} className={CELL}>
          {place === -1 && <span className="absolute -ml-9 roomy:-ml-12">.</span>}
          {digitAt(text, place)}
        </span>
      ))}
    </div>
  );
}

interface DigitBoxProps {
  id: string;
  name: string;
  describedBy: string | undefined;
  place: number;
  written: string;
  /** The right digit once the answer is locked, '' for none. */
  right: string | null;
  /** Whether it is filled first. */
  isFirst: boolean;
  isActive: boolean;
  onPoint: () => void;
  onWrite: (digit: string) => void;
  /** Called by Backspace in an empty box. */
  onBack: () => void;
}

function DigitBox(props: DigitBoxProps) {
  const { id, name, place, written, right, isFirst, isActive, onPoint, onWrite, onBack } = props;
  const hasTouch = useTouch();
  const isLocked = right !== null;
  const isZeroInFront = right === '' && written === '0';
  const isWrong = isLocked && written !== right && !isZeroInFront;
  return (
    <span className="relative grid">
      {place === -1 && <span className="absolute bottom-1 -left-1 font-bold">.</span>}
      <input
        id={id}
        aria-label={name}
        aria-describedby={props.describedBy}
        inputMode={hasTouch ? 'none' : 'numeric'}
        autoComplete="off"
        value={written}
        readOnly={isLocked}
        data-first={isFirst ? '' : undefined}
        onPointerDown={onPoint}
        onChange={(event) => onWrite(digitTyped(event.target.value, written))}
        onKeyDown={(event) => {
          if (event.key === 'Backspace' && written === '') {
            event.preventDefault();
            onBack();
          }
        }}
        className={clsx(
          CELL,
          'rounded-lg border-2 bg-paper text-center',
          isWrong ? 'border-dashed border-coral' : 'border-edge',
          !isLocked && isActive && 'border-grape! bg-grape-soft!',
        )}
      />
      {isWrong && <span className="text-center leading-none font-bold text-leaf">{right}</span>}
    </span>
  );
}

/** What is typed into a box takes the place of the digit in it, wherever the caret stands. */
function digitTyped(text: string, written: string): string {
  const digits = [...text.replace(/\D/g, '')];
  return digits.findLast((digit) => digit !== written) ?? digits[0] ?? '';
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
