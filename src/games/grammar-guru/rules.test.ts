import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreOf, startQuiz, verdictOf } from '../kit/quiz.ts';
import type { GrammarQuestion } from './question.ts';
import {
  canSubmit,
  GURU_FEEDBACK,
  hasShortOptions,
  playGuru,
  type GuruMove,
  type GuruQuiz,
} from './rules.ts';

const OPTIONS = ['under', 'slept', 'old', 'table'];
const round = (count = 2): GuruQuiz =>
  startQuiz<GrammarQuestion>(
    Array.from({ length: count }, (_, i) => ({
      id: `Y3.GR.6/${i}`,
      objective: 'Y3.GR.6',
      question: 'Which word is the preposition?',
      options: OPTIONS,
      answer: 'under',
    })),
  );
const after = (...moves: GuruMove[]) => moves.reduce(playGuru, round());
const choose = (option: string): GuruMove => ({ type: 'choose', option });
const submit: GuruMove = { type: 'submit' };
const next: GuruMove = { type: 'next' };

describe('choosing and submitting', () => {
  it('needs a choice before it can be submitted', () => {
    expect(canSubmit(round())).toBe(false);
    expect(after(submit)).toEqual(round());
    expect(canSubmit(after(choose('old')))).toBe(true);
  });

  it('takes the last choice before the submit', () => {
    expect(verdictOf(after(choose('old'), choose('under'), submit))?.correct).toBe(true);
    expect(verdictOf(after(choose('under'), choose('old'), submit))).toEqual({
      id: 'Y3.GR.6/0',
      given: 'old',
      correct: false,
    });
  });

  it('ignores a word that is not among the options', () => {
    expect(after(choose('cat'))).toEqual(round());
  });

  it('locks the answer: a later choice or submit changes nothing', () => {
    const locked = after(choose('old'), submit);
    expect(playGuru(locked, choose('under'))).toBe(locked);
    expect(playGuru(locked, submit)).toBe(locked);
    expect(canSubmit(locked)).toBe(false);
  });

  it('starts the next question with nothing chosen', () => {
    expect(canSubmit(after(choose('under'), submit, next))).toBe(false);
  });

  it('gives one point for each right answer in any sequence of moves, and the same each time', () => {
    const move = fc.constantFrom<GuruMove>(...OPTIONS.map(choose), submit, next);
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
  it('has four different kind sentences', () => {
    expect(new Set(Object.values(GURU_FEEDBACK)).size).toBe(4);
  });

  it.each([
    [OPTIONS, true],
    [['a', 'She has lost her key.'], false],
  ])('%j in two columns: %s', (options, short) => {
    expect(hasShortOptions(options)).toBe(short);
  });
});
