import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SignedDeal } from '#shared/contract/rounds.ts';
import { fakeStorage } from '#testing/fake-storage.ts';
import { signedDeal } from '#testing/signed-deal.ts';
import {
  ROUNDS_CACHED,
  addRounds,
  ageOfNextRound,
  forgetOtherYears,
  missingRounds,
  roundsAfterGame,
  takeRound,
  takeUsed,
  type RoundsOwner,
  type RoundsWanted,
} from './rounds-ahead.ts';

const MIA: RoundsOwner = { userId: 1, gameId: 'dealt', year: 3 };
const WANTED: RoundsWanted = { pace: 1, rulesVersion: 1, now: new Date(2026, 0, 2).getTime() };

const rounds = (count: number) =>
  Array.from({ length: count }, (_, index) => signedDeal(index + 1));
const add = (added: readonly SignedDeal[], owner = MIA) => addRounds(owner, added, WANTED);
const take = (wanted = WANTED, owner = MIA) => takeRound(owner, wanted)?.deal.seed ?? null;
const missing = (wanted = WANTED) => missingRounds(MIA, wanted);

describe('the rounds of a pupil', () => {
  it('a pupil has no stored rounds at first', () => {
    fakeStorage();
    expect(missing()).toBe(ROUNDS_CACHED);
    expect(take()).toBeNull();
    expect(takeUsed(MIA, WANTED)).toBeNull();
  });

  it('rounds are taken in the order in which they were dealt, each once', () => {
    fakeStorage();
    expect(add(rounds(3))).toBe(true);
    expect(missing()).toBe(7);
    expect([take(), take(), take(), take()]).toEqual([1, 2, 3, null]);
    expect(missing()).toBe(10);
  });

  it('rounds of a later call are taken before those of an earlier call, in the order of each deal', () => {
    fakeStorage();
    add(rounds(4));
    take();
    add([signedDeal(5), signedDeal(6)]);
    add([signedDeal(7)]);
    expect([take(), take(), take(), take(), take()]).toEqual([7, 5, 6, 2, 3]);
  });

  it('at most ten rounds are stored, and the last ones give way', () => {
    fakeStorage();
    add(rounds(ROUNDS_CACHED));
    add([signedDeal(11)]);
    const taken = Array.from({ length: 11 }, () => take());
    expect(taken).toEqual([11, 1, 2, 3, 4, 5, 6, 7, 8, 9, null]);
  });

  it('a stored round comes back as the server dealt and signed it', () => {
    fakeStorage();
    const reasons = { '1': { Noun: 'A noun is a name.' } };
    const round = { ...signedDeal(1, { later: 'what a newer server adds' }), reasons };
    add([round]);
    expect(takeRound(MIA, WANTED)).toEqual(round);
  });

  it('when all rounds were played they start again with the one played longest ago', () => {
    fakeStorage();
    add(rounds(2));
    take();
    take();
    const again = () => takeUsed(MIA, WANTED);
    const [one, two] = rounds(2);
    expect([again(), again(), again()]).toEqual([one, two, one]);
  });

  it('rounds dealt without a countdown are not played again against the clock', () => {
    fakeStorage();
    const unhurried: RoundsWanted = { ...WANTED, pace: null };
    addRounds(MIA, [signedDeal(1, { pace: null })], unhurried);
    take(unhurried);
    expect(takeUsed(MIA, WANTED)).toBeNull();
    expect(takeUsed(MIA, unhurried)).not.toBeNull();
  });

  it.each([
    ['pupil', { userId: 2 }],
    ['game', { gameId: 'mathematics-mountain' }],
    ['year', { year: 4 }],
  ] as const)('rounds of another %s are not used', (_, other) => {
    fakeStorage();
    add(rounds(1));
    expect(take(WANTED, { ...MIA, ...other })).toBeNull();
    expect(add([signedDeal(2, other)])).toBe(false);
    expect([take(), take()]).toEqual([1, null]);
  });

  it('rounds of another year are forgotten when the pupil has chosen a new one', () => {
    const { texts } = fakeStorage();
    add(rounds(1));
    add([signedDeal(2, { year: 4 })], { ...MIA, year: 4 });
    forgetOtherYears({ ...MIA, year: 4 });
    expect(take()).toBeNull();
    expect(texts.size).toBe(1);
  });

  it('the store starts empty over a value that cannot be read', () => {
    const { texts } = fakeStorage();
    add(rounds(1));
    for (const key of texts.keys()) texts.set(key, '{"fresh":7}');
    expect(take()).toBeNull();
    expect(add(rounds(1))).toBe(true);
  });
});

describe('a round that is not wanted', () => {
  it.each([
    ['is over time', { now: Date.parse('2999-01-02') }],
    ['is of other rules', { rulesVersion: 2 }],
  ])('a round is not played because it %s', (_, change) => {
    fakeStorage();
    add(rounds(1));
    expect(missing({ ...WANTED, ...change })).toBe(10);
    expect(take({ ...WANTED, ...change })).toBeNull();
  });

  it('a round with another countdown is played only when there is no other', () => {
    fakeStorage();
    add([signedDeal(1, { pace: null }), signedDeal(2)]);
    expect(missing()).toBe(9);
    expect([take(), take(), take()]).toEqual([2, 1, null]);
  });

  it('an unwanted round gives way when others come', () => {
    fakeStorage();
    add([signedDeal(1, { pace: null })]);
    add([signedDeal(2)]);
    expect([take(), take()]).toEqual([2, null]);
  });
});

describe('the next round', () => {
  const dealtAt = (...time: [day: number, hour: number, minute: number]) => ({
    dealtAt: new Date(2026, 0, ...time).toISOString(),
  });
  const older = dealtAt(1, 23, 59);
  const today = dealtAt(2, 0, 0);

  it('whether a round is stored, from today or older, follows the days of the device', () => {
    fakeStorage();
    const age = () => ageOfNextRound(MIA, WANTED);
    expect(age()).toBe('none');
    add([signedDeal(1, older)]);
    expect(age()).toBe('older');
    add([signedDeal(2, today)]);
    expect(age()).toBe('ofToday');
    take();
    expect(age()).toBe('older');
    expect(ageOfNextRound(MIA, { ...WANTED, rulesVersion: 2 })).toBe('none');
  });

  it('another round for the pupil’s countdown is not requested while one of today can be played', () => {
    fakeStorage();
    add([signedDeal(1, { ...today, pace: null })]);
    expect(ageOfNextRound(MIA, WANTED)).toBe('ofToday');
  });

  it.each([
    ['one when all of today are there', 10, today, 1],
    ['what is wanting of today’s', 7, today, 3],
    ['ten when those that are there are older', 9, older, 10],
    ['ten when none is there', 0, today, 10],
  ])('after a game the device fetches %s', (_, kept, dealtAt, count) => {
    fakeStorage();
    add(rounds(kept).map(({ deal }) => signedDeal(deal.seed, dealtAt)));
    expect(roundsAfterGame(MIA, WANTED)).toBe(count);
  });
});

it('no round is given out twice, whatever arrives and leaves', () => {
  const steps = fc.array(
    fc.oneof(fc.record({ add: fc.integer({ min: 1, max: 4 }) }), fc.constant('take' as const)),
  );
  fc.assert(
    fc.property(steps, (plan) => {
      fakeStorage();
      let last = 0;
      const ready: number[] = [];
      const outcome = plan.map((step) => {
        if (step === 'take') return { taken: take(), due: ready.shift() ?? null };
        const added = Array.from({ length: step.add }, () => signedDeal(++last));
        add(added);
        ready.unshift(...added.map(({ deal }) => deal.seed));
        ready.splice(ROUNDS_CACHED);
        return { taken: null, due: null };
      });
      for (const { taken, due } of outcome) expect(taken).toBe(due);
      expect(missing()).toBe(Math.max(0, ROUNDS_CACHED - ready.length));
    }),
  );
});
