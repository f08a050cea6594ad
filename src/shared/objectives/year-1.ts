// What Year 1 teaches, in our own short words.
import type { YearObjectives } from './strands.ts';

export const YEAR_1: YearObjectives = {
  PV: [
    'Count on and back from any number, to 100 and past it',
    'Read and write numbers to 100; count in 2s, 5s and 10s',
    'One more and one less',
    'Show numbers; equal to, more than, less than, most, least',
    'Numbers from 1 to 20 in digits and words',
  ],
  AS: [
    'Read, write and make sense of +, − and =',
    'Number bonds and matching subtraction facts within 20',
    'Add and subtract one-digit and two-digit numbers to 20',
    'One-step problems and missing numbers',
  ],
  MD: ['One-step problems with equal groups and sharing'],
  FR: ['A half of an object, shape or quantity', 'A quarter of an object, shape or quantity'],
  ME: [
    'Compare length, mass, capacity and time',
    'Measure length, mass, capacity and time',
    'Know the coins and notes',
    'Put events in order',
    'Days, weeks, months and years',
    'Tell the time to the hour and half past',
  ],
  GE: ['Name common 2-D and 3-D shapes', 'Whole, half, quarter and three-quarter turns'],
  GR: [
    'Plurals with -s and -es',
    'The endings -ing, -ed and -er',
    'The prefix un-',
    'Words make sentences',
    'Joining words and clauses with and',
    'Capital letters for starts, names, days and I',
    'Full stops, question marks and exclamation marks',
    'Spaces between words',
    'Letter, word, sentence and other terms',
    'Sentences in order',
  ],
  SP: ['Common exception words', 'Spelling patterns of the year'],
  VO: ['Topic words'],
};
