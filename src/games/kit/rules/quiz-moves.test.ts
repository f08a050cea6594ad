import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { defineQuizReplay, quizRecorder } from './quiz-moves.ts';
import { dealtFields, quizStartSchema } from './quiz-start.ts';
import { answer, next, timeUp } from './quiz.ts';
import type { CountdownFactor } from './game.ts';
import type { ReviewRating } from './replay.ts';

const CLOCK_MS = 10_000;

const startSchema = quizStartSchema(
  z.strictObject({
    id: z.string(),
    objective: z.string(),
    answer: z.number(),
    ...dealtFields,
  }),
);
type Sum = z.infer<typeof startSchema>['questions'][number];
type Action = number | 'timeUp';

const RULES = {
  rulesVersion: 1,
  startSchema,
  questionsIn: ({ questions }: { questions: Sum[] }) => questions,
  recorder: quizRecorder<Sum, Action>({
    play(quiz, action) {
      if (typeof action === 'number') return answer(quiz, action);
      return action === 'timeUp' ? timeUp(quiz) : next(quiz);
    },
    answerSchema: z.number(),
    give: (given) => [given],
    timeUp: 'timeUp',
  }),
  clockMs: ({ pace }: { pace: CountdownFactor }) => (pace === null ? null : CLOCK_MS * pace),
};
const { replay } = defineQuizReplay(RULES);

/** Three sums whose answers are 0, 1 and 2. */
const start = {
  questions: [0, 1, 2].map((right) => ({
    id: `sum-${right}`,
    objective: 'Y3.AS.1',
    answer: right,
    item: right === 2 ? 'fact/1+1' : undefined,
    slips: { 7: 'counts-start-number' },
  })),
};

const given = (shown: number, took: number, value: number) => ({
  shown,
  t: shown + took,
  answer: value,
});
const ranOut = (shown: number, took: number) => ({ shown, t: shown + took, timeUp: true });

const replayed = (moves: readonly object[], pace: CountdownFactor = 1, dealt: object = start) =>
  replay(JSON.parse(JSON.stringify(dealt)), moves, { year: 3, pace, seed: 1 });

/** Two questions answered, so that the third move decides. */
const FIRST_TWO = [given(0, 2000, 0), given(3500, 1000, 7)];
const THIRD_SHOWN = 6000;

describe('a replayed quiz', () => {
  it('a replayed quiz earns a point for each right answer, and returns the outcome for each item', () => {
    expect(replayed([...FIRST_TWO, ranOut(THIRD_SHOWN, CLOCK_MS)])).toEqual({
      ok: true,
      score: 1,
      maxScore: 3,
      durationMs: 16_000,
      rushed: false,
      answers: [
        {
          item: 'sum-0',
          objective: 'Y3.AS.1',
          right: true,
          slip: null,
          ms: 2000,
          tries: 1,
          rating: 'good',
        },
        {
          item: 'sum-1',
          objective: 'Y3.AS.1',
          right: false,
          slip: 'counts-start-number',
          ms: 1000,
          tries: 1,
          rating: 'again',
        },
        {
          item: 'fact/1+1',
          objective: 'Y3.AS.1',
          right: false,
          slip: null,
          ms: 10_000,
          tries: 1,
          rating: 'again',
        },
      ],
    });
  });

  it.each<[string, object, CountdownFactor, ReviewRating]>([
    ['right', given(THIRD_SHOWN, 2000, 2), 1, 'good'],
    ['right just before the last second', given(THIRD_SHOWN, CLOCK_MS - 1000, 2), 1, 'good'],
    ['right in the last second', given(THIRD_SHOWN, CLOCK_MS - 999, 2), 1, 'hard'],
    ['right, long before the end of a longer clock', given(THIRD_SHOWN, CLOCK_MS, 2), 2, 'good'],
    ['right after a minute, without a clock', given(THIRD_SHOWN, 60_000, 2), null, 'good'],
    ['wrong', given(THIRD_SHOWN, 2000, 5), 1, 'again'],
    ['too late', ranOut(THIRD_SHOWN, CLOCK_MS), 1, 'again'],
  ])('a replayed quiz rates what was %s', (_, move, pace, rating) => {
    const first = { rating: 'good' };
    expect(replayed([...FIRST_TWO, move], pace)).toMatchObject({
      answers: [first, { rating: 'again' }, { rating }],
    });
  });

  it.each([
    ['three answers in haste', [350, 0, 349], true],
    ['two answers in haste', [350, 350, 351], false],
  ])('a replayed quiz with %s is rushed: %s', (_, took, isRushed) => {
    const moves = took.map((ms, index) => given(3000 * index, ms, index));
    expect(replayed(moves)).toMatchObject({ ok: true, score: 3, rushed: isRushed });
  });

  it.each([
    ['read for three seconds before the countdown began', 3000, false],
    ['answered as soon as the verdict was gone', 0, true],
  ])('a replayed quiz with questions %s (%i ms) is rushed: %s', (_, readMs, isRushed) => {
    const quiz = defineQuizReplay({ ...RULES, verdictMs: 1500 });
    let at = 0;
    const moves = [0, 1, 2].map((value) => {
      const move = given(at, 100, value);
      at = move.t + 1500 + readMs;
      return move;
    });
    const four = { questions: [...start.questions, { ...start.questions[0], id: 'sum-again' }] };
    const played = quiz.replay(JSON.parse(JSON.stringify(four)), [...moves, given(at, 100, 0)], {
      year: 3,
      pace: 1,
      seed: 1,
    });
    expect(played).toMatchObject({ ok: true, score: 4, rushed: isRushed });
  });

  it.each<[string, object, CountdownFactor]>([
    ['an answer after an hour, without a countdown', given(THIRD_SHOWN, 3_600_000, 2), null],
    [
      'an answer after the countdown of its deal, which the pupil has made longer since',
      given(THIRD_SHOWN, CLOCK_MS + 5000, 2),
      1,
    ],
    ['a countdown that the pupil ended by leaving', ranOut(THIRD_SHOWN, 10), 1],
  ])('a replayed quiz accepts %s', (_, move, pace) => {
    expect(replayed([...FIRST_TWO, move], pace)).toMatchObject({ ok: true });
  });

  const NOT_ALLOWED = 'The rules of the game do not allow these moves.';
  it.each<[string, readonly object[], CountdownFactor, string | RegExp]>([
    [
      'the end of a countdown that does not exist',
      [...FIRST_TWO, ranOut(THIRD_SHOWN, 60_000)],
      null,
      NOT_ALLOWED,
    ],
    [
      'a question shown before the previous one was answered',
      [...FIRST_TWO, given(4000, 2000, 2)],
      1,
      NOT_ALLOWED,
    ],
    [
      'an answer before its question',
      [...FIRST_TWO, { ...given(THIRD_SHOWN, 0, 2), t: 5999 }],
      1,
      NOT_ALLOWED,
    ],
    [
      'moves in another order',
      [given(9000, 100, 0), given(1000, 100, 1), given(2000, 1, 2)],
      1,
      /order/,
    ],
    ['a round that was left', FIRST_TWO, 1, /end/],
    ['a fourth answer', [...FIRST_TWO, given(6000, 1, 2), given(9000, 1, 2)], 1, /after the end/],
    [
      'an answer of the wrong type',
      [...FIRST_TWO, { shown: 6000, t: 7000, answer: 'two' }],
      1,
      /moves/,
    ],
    ['a move with something more', [...FIRST_TWO, { ...given(6000, 9, 2), score: 9 }], 1, /moves/],
    [
      'more moves than a round can have',
      Array.from({ length: 401 }, (_, t) => given(t, 0, 0)),
      1,
      /moves/,
    ],
  ])('a replayed quiz refuses %s', (_, moves, pace, message) => {
    expect(replayed(moves, pace)).toEqual({ ok: false, message: expect.stringMatching(message) });
  });

  it('a replayed quiz refuses a start with the wrong shape', () => {
    const context = { year: 3, pace: 1, seed: 1 } as const;
    expect(replay({ questions: [] }, [], context)).toMatchObject({ ok: false });
    expect(replay(null, [], context)).toMatchObject({ ok: false });
  });
});
