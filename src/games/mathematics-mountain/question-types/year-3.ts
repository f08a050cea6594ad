// Year 3 question types: numbers to 1000, tables of 3, 4 and 8, fractions, metric units, time and money.
import { inOrder } from './question-type.ts';
import { moreMeasures } from './year-3/more-measures.ts';
import { moreNumber } from './year-3/more-number.ts';
import { making } from './year-3/making.ts';
import { fractions } from './year-3/fractions.ts';
import { measures } from './year-3/measures.ts';
import { number } from './year-3/number.ts';
import { tables } from './year-3/tables.ts';

/** The Year 3 question types, easy to hard. */
export const types = inOrder(number, tables, fractions, measures, moreNumber, moreMeasures, making);
