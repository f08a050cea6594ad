// A question type: one row of a year's table, which yields many questions with different numbers.
import type { Random } from '#games/kit/rules/random.ts';
import type { Picture } from '../maths-picture.ts';
import type { MathsQuestion } from '../question.ts';
import type { AnswerForm } from './answer-form.ts';
import { slipsFrom, type Mistakes, type Slip } from './misconceptions.ts';
import type { Operand, Pool } from './pool.ts';
import { spokenForm } from './spoken.ts';

/** A question as the server knows it; only the fields of `questionSchema` go to the browser. */
export interface MathsItem extends MathsQuestion {
  /**
   * The fact that the question drills. Two questions on one fact are never in one round ('3×8' for 3 × 8, 8 × 3 and 24
   * ÷ 8).
   */
  fact: string;
  /** The times table of a tables fact. */
  table?: number;
  /** The picture of the question. */
  picture?: Picture;
  /** How it is answered; typed as a whole number if missing. */
  form?: AnswerForm;
  /** Whether the answer is in pounds. */
  isMoney?: true;
  /** What only questions of its form have; checked when it is dealt. */
  more?: Readonly<Record<string, unknown>>;
  /** Wrong answers that reveal a misconception. */
  slips: readonly Slip[];
}

/** A: recall. B: a mental step or two. C: needs paper. */
type Level = 'A' | 'B' | 'C';

/** The operands of a question, before its text is made, which takes longer. */
export interface Topic {
  id: string;
  fact: string;
  item: () => MathsItem;
}

export interface QuestionType {
  /** Never changes: 'Y3.MD.1/r2'. */
  id: string;
  /** 'Y3.MD.1'. */
  objective: string;
  /** Its own row in the year's list. */
  row: number;
  /** The row of the year's table, from easy to hard, that the type is or is placed next to. */
  place: number;
  level: Level;
  /** False where a child needs paper or more than 10 seconds; such types are never dealt against the clock. */
  timed: boolean;
  /** A problem of several steps, only for rounds to think through and for set work. */
  isProblem: boolean;
  /** How its questions are answered; null for a typed whole number. */
  form: AnswerForm | null;
  /** The harder questions, for rounds of later years; null where all are suitable. */
  inLaterYears: QuestionType | null;
  draw: (random: Random) => MathsItem;
  drawTopic: (random: Random) => Topic;
  /** The topic of every question once. */
  topics: () => Iterable<Topic>;
  /** Every question once. */
  all: () => Iterable<MathsItem>;
  /** The number of questions, counted no further than `limit`. */
  count: (limit: number) => number;
}

interface Written {
  question: string;
  /** Only where the general rules of `spokenForm` do not read the signs well. */
  spoken?: string;
  answer: number;
  explanation: string;
  fact?: string;
  table?: number;
  picture?: Picture;
  isMoney?: true;
  more?: Readonly<Record<string, unknown>>;
  slips?: Mistakes;
}

interface Row<Operands extends readonly Operand[]> {
  id: `Y${number}.${string}.${number}/r${number}`;
  level: Level;
  /** For types that are not in the table: the row of the same difficulty. They are used wherever that row is. */
  beside?: number;
  /** Takes more than 10 seconds to read and work out, but no paper. */
  takesLong?: boolean;
  /** A problem of several steps; `problem` makes them. */
  isProblem?: boolean;
  form?: AnswerForm;
  /** Whether a question is hard enough to be asked again in later years. */
  inLaterYears?: (operands: Operands) => boolean;
  pool: Pool<Operands>;
  write: (operands: Operands) => Written;
}

/** One row of a year's table. The id of a question consists of the id of its row and its operands. */
export function questionType<Operands extends readonly Operand[]>(
  row: Row<Operands>,
): QuestionType {
  const { inLaterYears, ...rest } = row;
  if (inLaterYears === undefined) return typeOf(row, null);
  return typeOf(row, typeOf({ ...rest, pool: row.pool.where(inLaterYears) }, null));
}

/** A problem of two or three steps, which takes reading and paper. */
export function problem<Operands extends readonly Operand[]>(
  row: Omit<Row<Operands>, 'level' | 'takesLong' | 'isProblem'>,
): QuestionType {
  return questionType({ ...row, level: 'C', isProblem: true });
}

function typeOf<Operands extends readonly Operand[]>(
  row: Row<Operands>,
  inLaterYears: QuestionType | null,
): QuestionType {
  const [objective = '', place = ''] = row.id.split('/r');
  const topic = (operands: Operands): Topic => {
    const { slips = {}, ...written } = row.write(operands);
    const id = `${row.id}:${operands.join(',').replaceAll(' ', '-')}`;
    const { question, fact = question } = written;
    return {
      id,
      fact,
      item() {
        const spoken = spokenForm(question);
        return {
          id,
          objective,
          ...(spoken !== question && { spoken }),
          ...written,
          fact,
          ...(row.form && { form: row.form }),
          slips: slipsFrom(slips, written.answer, row.form),
        };
      },
    };
  };
  return {
    id: row.id,
    objective,
    row: Number(place),
    place: row.beside ?? Number(place),
    level: row.level,
    timed: row.level !== 'C' && !row.takesLong,
    isProblem: row.isProblem ?? false,
    form: row.form ?? null,
    inLaterYears,
    draw: (random) => topic(row.pool.draw(random)).item(),
    drawTopic: (random) => topic(row.pool.draw(random)),
    *topics() {
      for (const operands of row.pool.all()) yield topic(operands);
    },
    *all() {
      for (const operands of row.pool.all()) yield topic(operands).item();
    },
    count: (limit) => countUpTo(limit, row.pool.all()),
  };
}

/** The types that can be dealt against the clock. */
export function timedOnly(types: readonly QuestionType[]): QuestionType[] {
  return types.filter(({ timed }) => timed);
}

/** Sorts types of one year from easy to hard. */
export function byEase(one: QuestionType, other: QuestionType): number {
  return one.place - other.place || one.row - other.row;
}

function countUpTo(limit: number, items: Iterable<unknown>): number {
  let count = 0;
  for (const _ of items) {
    count += 1;
    if (count === limit) break;
  }
  return count;
}
