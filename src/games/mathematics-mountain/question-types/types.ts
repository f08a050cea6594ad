// The question types of all topics, by the year in which they are taught.
import type { YearGroup } from '#shared/years.ts';
import { byEase, timedOnly, type QuestionType } from './question-type.ts';
import { adding } from './topics/adding.ts';
import { addingTo20 } from './topics/adding-to-20.ts';
import { algebra } from './topics/algebra.ts';
import { angles } from './topics/angles.ts';
import { area } from './topics/area.ts';
import { compared } from './topics/compared.ts';
import { chosenAmounts } from './topics/chosen-amounts.ts';
import { chosenShapes } from './topics/chosen-shapes.ts';
import { columnMethods } from './topics/column-methods.ts';
import { comparing } from './topics/comparing.ts';
import { counting } from './topics/counting.ts';
import { decimals } from './topics/decimals.ts';
import { factors } from './topics/factors.ts';
import { fractions } from './topics/fractions.ts';
import { fractionsOfAmounts } from './topics/fractions-of-amounts.ts';
import { measures } from './topics/measures.ts';
import { money } from './topics/money.ts';
import { multiplying } from './topics/multiplying.ts';
import { onTheLine } from './topics/on-the-line.ts';
import { orderOfOperations } from './topics/order-of-operations.ts';
import { percentages } from './topics/percentages.ts';
import { placeValue } from './topics/place-value.ts';
import { position } from './topics/position.ts';
import { powers } from './topics/powers.ts';
import { problemsOfYears1And2 } from './problems/years-1-and-2.ts';
import { problemsOfYears3And4 } from './problems/years-3-and-4.ts';
import { problemsOfYears5And6 } from './problems/years-5-and-6.ts';
import { ratio } from './topics/ratio.ts';
import { readAmounts } from './topics/reading-amounts.ts';
import { readData } from './topics/reading-data.ts';
import { readScales } from './topics/reading-scales.ts';
import { romanNumerals } from './topics/roman-numerals.ts';
import { rounding } from './topics/rounding.ts';
import { shapes } from './topics/shapes.ts';
import { solids } from './topics/solids.ts';
import { statements } from './topics/statements.ts';
import { statistics } from './topics/statistics.ts';
import { steps } from './topics/steps.ts';
import { tables } from './topics/tables.ts';
import { time } from './topics/time.ts';
import { written } from './topics/written-decimals.ts';

/** Every question type; a topic lists its own by year. */
export const ALL_TYPES: readonly QuestionType[] = [
  ...counting,
  ...placeValue,
  ...comparing,
  ...rounding,
  ...romanNumerals,
  ...addingTo20,
  ...adding,
  ...tables,
  ...multiplying,
  ...powers,
  ...factors,
  ...orderOfOperations,
  ...fractionsOfAmounts,
  ...fractions,
  ...decimals,
  ...percentages,
  ...ratio,
  ...algebra,
  ...measures,
  ...money,
  ...time,
  ...area,
  ...shapes,
  ...solids,
  ...angles,
  ...position,
  ...statistics,
  ...compared,
  ...written,
  ...readAmounts,
  ...readScales,
  ...readData,
  ...onTheLine,
  ...statements,
  ...chosenShapes,
  ...chosenAmounts,
  ...steps,
  ...columnMethods,
  ...problemsOfYears1And2,
  ...problemsOfYears3And4,
  ...problemsOfYears5And6,
];

/** The question types of each year, from easy to hard. */
export const ALL_BY_YEAR = byYear(ALL_TYPES);
const USUAL_TYPES = ALL_TYPES.filter(({ isProblem }) => !isProblem);
const WHOLE_TYPES = USUAL_TYPES.filter(({ form }) => form === null);
/** The types of each year that usual rounds ask. */
export const DEALT_TYPES = byYear(USUAL_TYPES);
/** Those among them that can be asked against the clock. */
export const TIMED_DEALT_TYPES = byYear(timedOnly(USUAL_TYPES));
/** The types of each year whose answer is a typed whole number. */
export const TYPES_BY_YEAR = byYear(WHOLE_TYPES);
/** The types of each year that take paper, reading or several steps. */
export const THOUGHT_TYPES = byYear(ALL_TYPES.filter(({ timed }) => !timed));
/** The same with typed whole numbers alone. */
export const TYPED_THOUGHT_TYPES = byYear(
  ALL_TYPES.filter(({ timed, form }) => !timed && form === null),
);
/** All types with typed whole numbers, problems too. */
export const TYPED_BY_YEAR = byYear(ALL_TYPES.filter(({ form }) => form === null));
/** Those among them that can be asked against the clock. */
export const TIMED_TYPES = byYear(timedOnly(WHOLE_TYPES));

function byYear(types: readonly QuestionType[]) {
  const taughtIn = (year: YearGroup) =>
    types.filter(({ objective }) => objective.startsWith(`Y${year}.`)).toSorted(byEase);
  return {
    1: taughtIn(1),
    2: taughtIn(2),
    3: taughtIn(3),
    4: taughtIn(4),
    5: taughtIn(5),
    6: taughtIn(6),
  };
}
