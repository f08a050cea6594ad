// Deals one round of questions.
import type { Deal } from '#games/kit/game.ts';
import type { MathsQuestion } from '../question.ts';
import { dealRound } from './round.ts';
import { types as year1 } from './year-1.ts';
import { types as year2 } from './year-2.ts';
import { types as year3 } from './year-3.ts';
import { types as year4 } from './year-4.ts';
import { types as year5 } from './year-5.ts';
import { types as year6 } from './year-6.ts';

/** The question types of each year, easy to hard. */
export const TYPES_BY_YEAR = { 1: year1, 2: year2, 3: year3, 4: year4, 5: year5, 6: year6 };

/** Ten questions for a year, from easy to hard; `recent` ids are met again last. */
export const deal: Deal<MathsQuestion> = (year, random, recent) =>
  dealRound(year, TYPES_BY_YEAR, random, recent);
