import fc from 'fast-check';
import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import type { ReviewRating } from '#games/kit/rules/replay.ts';
import { DAY_MS } from '#shared/dates.ts';
import { dueOn, recall, recallAfter, review, type MemoryState } from './schedule.ts';

const at = (day: string, time = '12:00') => new Date(`${day}T${time}:00`);

/** The state after reviews at noon on these days. */
const after = (...reviews: ReadonlyArray<readonly [day: string, ReviewRating]>) =>
  reviews.reduce<MemoryState | null>(
    (state, [day, rating]) => review(state, rating, at(day)),
    null,
  );

const GRADES = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const;

describe('a first review', () => {
  // FSRS-6's default parameters 0 to 2 are the stabilities after a first review.
  it.each([
    ['again', 0.212, '2026-11-21'],
    ['hard', 1.2931, '2026-11-21'],
    ['good', 2.3065, '2026-11-22'],
  ] as const)('a first review rated %s leaves a stability of %d days', (rating, stability, due) => {
    const state = review(null, rating, at('2026-11-20'));
    expect(state).toMatchObject({ reviewedOn: '2026-11-20', repetitions: 1, lapses: 0 });
    expect(state.stability).toBeCloseTo(stability, 4);
    expect(dueOn(state)).toBe(due);
  });
});

describe('a later review', () => {
  it('remembering an item makes memory last longer, most if it was nearly forgotten', () => {
    const [once, early, late] = [
      after(['2026-11-01', 'good']),
      after(['2026-11-01', 'good'], ['2026-11-02', 'good']),
      after(['2026-11-01', 'good'], ['2026-11-10', 'good']),
    ].map((state) => state?.stability ?? 0);
    expect(early).toBeGreaterThan(once ?? 0);
    expect(late).toBeGreaterThan(early ?? 0);
  });

  it('forgetting an item counts as a lapse and never lowers its best stability', () => {
    const grown = after(['2026-11-01', 'good'], ['2026-11-04', 'good'], ['2026-11-20', 'good']);
    const state = after(
      ['2026-11-01', 'good'],
      ['2026-11-04', 'good'],
      ['2026-11-20', 'good'],
      ['2027-01-20', 'again'],
    );
    expect(state).toMatchObject({ repetitions: 4, lapses: 1 });
    expect(state?.stability).toBeLessThan(grown?.stability ?? 0);
    expect(state?.bestStability).toBe(Math.floor(grown?.stability ?? 0));
  });

  it('two reviews on one day do not depend on the time of day', () => {
    const first = review(null, 'again', at('2026-11-20', '08:00'));
    expect(review(first, 'good', at('2026-11-20', '08:01'))).toEqual(
      review(first, 'good', at('2026-11-20', '23:59')),
    );
  });

  it('a review that arrives late counts as if on the day of the last one', () => {
    const last = after(['2026-11-01', 'good'], ['2026-11-20', 'good']);
    const late = review(last, 'again', at('2026-11-10'));
    expect(late).toEqual(review(last, 'again', at('2026-11-20')));
    expect(late.reviewedOn).toBe('2026-11-20');
  });
});

describe('the prediction', () => {
  it('the predicted recall is that of FSRS', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1000 }),
        fc.float({ min: 0.125, max: 36_500, noNaN: true }),
        (days, stability) => {
          const expected = fsrs().forgetting_curve(days, stability);
          expect(recallAfter(days, { stability })).toBeCloseTo(expected, 7);
        },
      ),
    );
  });

  it('the predicted recall is 1 on the day itself, 0.9 after as many days as the stability, and falls every day', () => {
    const state = after(['2026-11-01', 'good'], ['2026-11-04', 'good'], ['2026-11-20', 'good']);
    if (!state) throw new Error('Nothing was reviewed.');
    expect(recall(state, at('2026-11-20', '23:59'))).toBe(1);
    const due = at(dueOn(state));
    expect(recall(state, due)).toBeCloseTo(0.9, 2);
    const later = [1, 10, 100, 1000].map((days) =>
      recall(state, new Date(due.getTime() + days * DAY_MS)),
    );
    expect(later).toEqual(later.toSorted((a, b) => b - a));
  });

  it('the predicted recall before the last review, by a clock that was ahead, is 1', () => {
    const state = review(null, 'good', at('2026-11-20'));
    expect(recall(state, at('2026-11-01'))).toBe(1);
  });
});

const anyReviews = fc.array(
  fc.record({
    days: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1000 })),
    rating: fc.constantFrom<ReviewRating>('again', 'hard', 'good'),
  }),
  { minLength: 1, maxLength: 60 },
);

it('stabilities and difficulties are those of the library’s own scheduler, apart from its rounding', () => {
  const scheduler = fsrs({ learning_steps: [], relearning_steps: [], enable_short_term: true });
  fc.assert(
    fc.property(anyReviews, (reviews) => {
      let now = at('2026-01-01').getTime();
      let card: Card = createEmptyCard(new Date(now));
      let state: MemoryState | null = null;
      for (const { days, rating } of reviews) {
        now += days * DAY_MS;
        const { reps, lapses } = (card = scheduler.next(card, new Date(now), GRADES[rating]).card);
        state = review(state, rating, new Date(now));
        expect(state).toMatchObject({ repetitions: reps, lapses });
        expect(Math.abs(state.difficulty - card.difficulty)).toBeLessThan(0.02);
        expect(state.stability / card.stability).toBeCloseTo(1, 1);
      }
    }),
  );
});
