import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreOf, startQuiz, verdictOf } from '../kit/rules/quiz.ts';
import type { DealtQuestion } from './forms/forms.ts';
import { GURU_FEEDBACK, hasShortOptions, playGuru, type GuruMove, type GuruQuiz } from './rules.ts';

const OPTIONS = ['under', 'slept', 'old', 'table'];
const round = (count = 2): GuruQuiz =>
  startQuiz<DealtQuestion>(
    Array.from({ length: count }, (_, i) => ({
      form: 'choice',
      id: `Y3.GR.6/${i}`,
      objective: 'Y3.GR.6',
      question: 'Which word is the preposition?',
      options: OPTIONS,
      answer: 'under',
    })),
  );
const after = (...moves: GuruMove[]) => moves.reduce(playGuru, round());
const answer = (option: string): GuruMove => ({ type: 'answer', given: option });
const next: GuruMove = { type: 'next' };

describe('answering', () => {
  it('an answer gets a verdict', () => {
    expect(verdictOf(after(answer('under')))?.correct).toBe(true);
    expect(verdictOf(after(answer('old')))).toEqual({
      id: 'Y3.GR.6/0',
      given: 'old',
      correct: false,
    });
  });

  it.each(['cat', '', ['under'], [['under', 'old']] satisfies [string, string][]])(
    'answering ignores %j, which is not among the options',
    (given) => {
      expect(after({ type: 'answer', given })).toEqual(round());
    },
  );

  it('answering locks the answer: a later one changes nothing', () => {
    const locked = after(answer('old'));
    expect(playGuru(locked, answer('under'))).toBe(locked);
  });

  it('answering goes on only after an answer', () => {
    expect(after(next)).toEqual(round());
    expect(after(answer('under'), next).index).toBe(1);
  });

  it('the score is one point for each right answer in any sequence of moves, and the same on every replay', () => {
    const move = fc.constantFrom<GuruMove>(...OPTIONS.map(answer), next);
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        const end = moves.reduce(playGuru, round(4));
        expect(moves.reduce(playGuru, round(4))).toEqual(end);
        expect(scoreOf(end)).toBe(end.log.filter(({ given }) => given === 'under').length);
      }),
    );
  });
});

describe('texts and layout', () => {
  it('Grammar Guru has four different kind sentences for the end', () => {
    expect(new Set(Object.values(GURU_FEEDBACK)).size).toBe(4);
  });

  it.each([
    [OPTIONS, true],
    [['a', 'She has lost her key.'], false],
  ])('the options %j stand in two columns: %s', (options, short) => {
    expect(hasShortOptions(options)).toBe(short);
  });
});
