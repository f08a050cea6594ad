// Year 1 question types: numbers to 100, sums to 20, counting in 2s, 5s and 10s, halves and quarters.
import { inOrder } from './question-type.ts';
import { counting } from './year-1/counting.ts';
import { groups } from './year-1/groups.ts';
import { more } from './year-1/more.ts';
import { order } from './year-1/order.ts';
import { sums } from './year-1/sums.ts';

/** The Year 1 question types, easy to hard. */
export const types = inOrder(counting, sums, groups, more, order);
