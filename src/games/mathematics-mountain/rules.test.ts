import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIMES } from '#testing/mountain-questions.ts';
import { scoreOf, startQuiz, verdictOf } from '../kit/rules/quiz.ts';
import { formOf, type DealtQuestion } from './forms/forms.ts';
import {
  canSubmit,
  ledgeFor,
  MOUNTAIN_FEEDBACK,
  playMountain,
  secondsFor,
  type MountainMove,
  type MountainQuiz,
} from './rules.ts';
import { MOST_DIGITS, readWhole, tidyTyped } from './typed.ts';

const round = (answers: number[] = [56, 60]): MountainQuiz =>
  startQuiz<DealtQuestion>(
    answers.map((answer, i) => ({
      id: `Y3.MD.1/r1:${i}`,
      objective: 'Y3.MD.1',
      question: '7 × 8 = ?',
      form: 'whole',
      answer,
      explanation: '7 lots of 8 are 56.',
    })),
  );
const after = (...moves: MountainMove[]) => moves.reduce(playMountain, round());
const type = (text: string): MountainMove => ({ type: 'type', text });
const submit: MountainMove = { type: 'submit' };
const timeUp: MountainMove = { type: 'timeUp' };
const next: MountainMove = { type: 'next' };

describe('readWhole', () => {
  it.each([
    ['56', 56],
    ['056', 56],
    ['0', 0],
    ['000', 0],
    [' 56 ', 56],
    ['4,600,000', 4_600_000],
    ['4 600 000', 4_600_000],
    ['10\u00a0000', 10_000],
    ['', null],
    [' ', null],
    [',', null],
    ['-5', null],
    ['5.5', null],
    ['1e3', null],
    ['five', null],
  ])('readWhole reads %j as %s', (text, number) => {
    expect(readWhole(text)).toBe(number);
  });

  it('readWhole reads back every whole number however it is grouped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
        expect(readWhole(number.toLocaleString('en-GB'))).toBe(number);
        expect(readWhole(`00${number}`)).toBe(number);
      }),
    );
  });
});

describe('tidyTyped', () => {
  it.each([
    ['5a6', '56'],
    ['−56', '56'],
    ['4,600,000', '4,600,000'],
    ['4 600', '4 600'],
    ['1234567890123', '123456789'],
  ])('tidyTyped keeps of %j just %j', (text, kept) => {
    expect(tidyTyped(text)).toBe(kept);
  });

  it('tidyTyped never lets more digits through than any answer needs', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('7', ',', ' ', 'x') }), (text) => {
        expect(tidyTyped(text).replace(/\D/g, '').length).toBeLessThanOrEqual(MOST_DIGITS);
      }),
    );
  });
});

describe('answering', () => {
  it('answering needs a number before it can be submitted', () => {
    expect(canSubmit(round())).toBe(false);
    expect(canSubmit(after(type(' , ')))).toBe(false);
    expect(after(submit)).toEqual(round());
    expect(canSubmit(after(type('5')))).toBe(true);
  });

  it.each([
    ['56', true],
    ['0 56', true],
    ['57', false],
  ])('%j is right: %s', (text, correct) => {
    expect(verdictOf(after(type(text), submit))?.correct).toBe(correct);
  });

  it('answering counts a question as wrong at time up, whatever is typed', () => {
    expect(verdictOf(after(type('56'), timeUp))).toEqual({
      id: 'Y3.MD.1/r1:0',
      given: null,
      correct: false,
    });
  });

  it('answering keeps the first of an answer and a time up', () => {
    const locked = after(type('56'), submit);
    expect(playMountain(locked, timeUp)).toBe(locked);
    expect(playMountain(locked, type('1'))).toBe(locked);
    expect(canSubmit(locked)).toBe(false);
  });

  it('answering gives one point for each right answer in any sequence of moves, and the same each time', () => {
    const move = fc.constantFrom<MountainMove>(type('56'), type('4'), submit, timeUp, next);
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        const start = () => round([56, 4, 56, 7]);
        const end = moves.reduce(playMountain, start());
        expect(moves.reduce(playMountain, start())).toEqual(end);
        expect(scoreOf(end)).toBe(end.log.filter(({ correct }) => correct).length);
      }),
    );
  });
});

describe('secondsFor', () => {
  it.each([
    [1, 1, null],
    [2, 3, null],
    [3, 1, 10],
    [6, 1, 10],
    [4, 2, 20],
    [5, 3, 30],
    [6, null, null],
  ] as const)('year %i with factor %s has %s seconds', (year, factor, seconds) => {
    expect(secondsFor(year, factor)).toBe(seconds);
  });
});

describe('the climb', () => {
  it.each([
    [0, 10, 0],
    [1, 10, 1],
    [10, 10, 10],
    [2, 4, 5],
    [3, 3, 10],
  ])('with %i of %i right the climber stands on ledge %i', (score, questions, ledge) => {
    expect(ledgeFor(score, questions)).toBe(ledge);
  });

  it('the climb has four different kind sentences', () => {
    expect(new Set(Object.values(MOUNTAIN_FEEDBACK)).size).toBe(4);
  });
});

it.each<DealtQuestion>([
  { ...TIMES, form: 'whole', answer: 27_000 },
  { ...TIMES, form: 'decimal', answer: 27_000 },
  {
    ...TIMES,
    form: 'read',
    picture: { kind: 'ruler', from: 0, length: 6, thing: 'ribbon' },
    answer: 27_000,
  },
])(
  'a number of the form “$form” is reviewed with its comma, as it stands in the question and in the explanation',
  (question) => {
    expect(formOf(question).review(question, 2500)).toMatchObject({
      given: '2500',
      answer: '27,000',
    });
    expect(formOf(question).review(question, 25_000)).toMatchObject({ given: '25,000' });
  },
);
