import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answer,
  currentQuestion,
  isAllRight,
  isLastQuestion,
  justMissed,
  next,
  quizResult,
  scoreOf,
  setDraft,
  startQuiz,
  timeUp,
  verdictOf,
  type Quiz,
  type QuizQuestion,
} from './quiz.ts';

const sums = (count: number): readonly QuizQuestion[] =>
  Object.freeze(
    Array.from({ length: count }, (_, i) => Object.freeze({ id: `sum-${i}`, answer: i })),
  );

type Move = { type: 'draft' | 'answer'; value: number } | { type: 'timeUp' } | { type: 'next' };

const play = (quiz: Quiz<QuizQuestion>, move: Move): Quiz<QuizQuestion> => {
  if (move.type === 'draft') return setDraft(quiz, String(move.value));
  if (move.type === 'answer') return answer(quiz, move.value);
  return move.type === 'timeUp' ? timeUp(quiz) : next(quiz);
};

const anyMove: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ type: fc.constantFrom('draft', 'answer'), value: fc.nat(9) }),
  fc.record({ type: fc.constantFrom('timeUp', 'next') }),
);
const anyMoves = fc.array(anyMove, { maxLength: 60 });
const anyCount = fc.integer({ min: 1, max: 10 });

const TIERS = { top: 'top', good: 'good', fair: 'fair', low: 'low' };

const playedThrough = (right: number, count: number) =>
  sums(count).reduce(
    (quiz, { answer: key }, i) => next(answer(quiz, i < right ? key : 'wrong')),
    startQuiz(sums(count)),
  );

describe('a quiz round, whatever moves are made', () => {
  const everyRound = (check: (quiz: Quiz<QuizQuestion>, moves: Move[]) => void) =>
    fc.assert(
      fc.property(anyCount, anyMoves, (count, moves) => {
        check(moves.reduce(play, startQuiz(sums(count))), moves);
      }),
    );

  it('a quiz round never has more points than answers, or more answers than questions, whatever the moves', () => {
    everyRound((quiz) => {
      expect(scoreOf(quiz)).toBeLessThanOrEqual(quiz.log.length);
      expect(quiz.log.length).toBeLessThanOrEqual(quiz.questions.length);
    });
  });

  it('a quiz round logs each question once and in order, whatever the moves', () => {
    everyRound((quiz) => {
      const asked = quiz.questions.slice(0, quiz.log.length);
      expect(quiz.log.map(({ id }) => id)).toEqual(asked.map(({ id }) => id));
    });
  });

  it('a quiz round has a verdict exactly when its question has been answered, whatever the moves', () => {
    everyRound((quiz) => expect(verdictOf(quiz) === null).toBe(quiz.phase === 'asking'));
  });

  it('a quiz round ends in the same state whenever the same moves are repeated', () => {
    everyRound((quiz, moves) => {
      expect(moves.reduce(play, startQuiz(sums(quiz.questions.length)))).toEqual(quiz);
    });
  });

  it('a quiz round is done only when every question is answered, and moves then change nothing', () => {
    everyRound((quiz, moves) => {
      if (quiz.phase !== 'done') return;
      expect(quiz.log).toHaveLength(quiz.questions.length);
      expect(moves.reduce(play, quiz)).toBe(quiz);
    });
  });
});

describe('moves at the wrong time change nothing', () => {
  const asking = startQuiz(sums(2));
  const locked = answer(asking, 0);

  it.each([
    ['next before an answer', asking, { type: 'next' }],
    ['a second answer', locked, { type: 'answer', value: 1 }],
    ['time up after an answer', locked, { type: 'timeUp' }],
    ['another draft after an answer', locked, { type: 'draft', value: 5 }],
  ] as const)('%s changes nothing', (_, quiz, move) => {
    expect(play(quiz, move)).toBe(quiz);
  });
});

describe('verdicts', () => {
  it('a verdict is right for the exact answer and wrong for any other', () => {
    expect(verdictOf(answer(startQuiz(sums(1)), 0))).toEqual({
      id: 'sum-0',
      given: 0,
      correct: true,
    });
    expect(verdictOf(answer(startQuiz(sums(1)), '0'))?.correct).toBe(false);
  });

  it('a verdict is wrong, without an answer, if the time ran out', () => {
    expect(verdictOf(timeUp(startQuiz(sums(1))))).toEqual({
      id: 'sum-0',
      given: null,
      correct: false,
    });
  });
});

describe('going on', () => {
  it('going on shows the next question with nothing chosen', () => {
    const second = next(answer(setDraft(startQuiz(sums(2)), '4'), 4));
    expect(second).toMatchObject({ index: 1, phase: 'asking', draft: '' });
    expect(currentQuestion(second).id).toBe('sum-1');
    expect(isLastQuestion(second)).toBe(true);
  });

  it('going on keeps a missed question on the screen until the next answer is locked', () => {
    const second = next(answer(startQuiz(sums(2)), 7));
    expect(justMissed(second)?.id).toBe('sum-0');
    expect(justMissed(answer(second, 1))).toBeNull();
    expect(justMissed(next(answer(startQuiz(sums(2)), 0)))).toBeNull();
    expect(justMissed(startQuiz(sums(2)))).toBeNull();
  });

  it('a round needs at least one question', () => {
    expect(() => startQuiz([])).toThrow(RangeError);
  });
});

describe('the end of a round', () => {
  it.each([
    [10, 'top'],
    [9, 'top'],
    [7, 'good'],
    [5, 'fair'],
    [4, 'low'],
    [0, 'low'],
  ])('the end of a round reports %i of 10 with the %s sentence', (right, feedback) => {
    expect(quizResult(playedThrough(right, 10), TIERS)).toEqual({
      score: right,
      maxScore: 10,
      feedback,
    });
  });

  it('a round counts as all right only if every question was answered right', () => {
    expect(isAllRight(playedThrough(3, 3))).toBe(true);
    expect(isAllRight(playedThrough(2, 3))).toBe(false);
    expect(isAllRight(answer(startQuiz(sums(2)), 0))).toBe(false);
  });
});
