// Year 4 question types: numbers to 10,000, all tables to 12 × 12, decimals, fractions, units, area and perimeter.
import { inOrder } from './question-type.ts';
import { moreMeasures } from './year-4/more-measures.ts';
import { moreNumber } from './year-4/more-number.ts';
import { fractions } from './year-4/fractions.ts';
import { measures } from './year-4/measures.ts';
import { number } from './year-4/number.ts';
import { tables } from './year-4/tables.ts';

/** The Year 4 question types, easy to hard. */
export const types = inOrder(number, tables, fractions, measures, moreNumber, moreMeasures);
