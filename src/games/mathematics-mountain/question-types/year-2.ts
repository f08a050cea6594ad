// Year 2 question types: numbers to 100, tables of 2, 5 and 10, simple fractions, shapes, time and money.
import { inOrder } from './question-type.ts';
import { moreMeasures } from './year-2/more-measures.ts';
import { moreNumber } from './year-2/more-number.ts';
import { fractions } from './year-2/fractions.ts';
import { measures } from './year-2/measures.ts';
import { number } from './year-2/number.ts';
import { sums } from './year-2/sums.ts';
import { tables } from './year-2/tables.ts';

/** The Year 2 question types, easy to hard. */
export const types = inOrder(number, sums, tables, fractions, measures, moreNumber, moreMeasures);
