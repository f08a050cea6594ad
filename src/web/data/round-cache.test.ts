import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '#testing/fake-storage.ts';
import {
  addRounds,
  forgetOtherYears,
  hasRounds,
  missingRounds,
  ROUNDS_CACHED,
  takeRound,
  type RoundsOwner,
} from './round-cache.ts';

const MIA: RoundsOwner = { userId: 1, gameId: 'grammar-guru', year: 3 };

const round = (number: number) => [{ id: `${number}/a`, answer: number }, { id: `${number}/b` }];
const rounds = (count: number) => Array.from({ length: count }, (_, index) => round(index + 1));
const any = () => true;
const take = (owner = MIA, recent: readonly string[] = []) => takeRound(owner, recent, any);

describe('the rounds of a pupil', () => {
  it('are none at first', () => {
    fakeStorage();
    expect(missingRounds(MIA)).toBe(ROUNDS_CACHED);
    expect(hasRounds(MIA)).toBe(false);
    expect(take()).toBeNull();
  });

  it('are taken in order, each once, and then again rather than none', () => {
    fakeStorage();
    expect(addRounds(MIA, rounds(3))).toBe(true);
    expect(missingRounds(MIA)).toBe(7);
    expect([take(), take(), take()]).toEqual(rounds(3));
    expect(missingRounds(MIA)).toBe(10);
    expect(hasRounds(MIA)).toBe(true);
    expect([take(), take(), take(), take()]).toEqual([...rounds(3), round(1)]);
  });

  it('give up those that were played when fresh ones come', () => {
    fakeStorage();
    addRounds(MIA, rounds(2));
    take();
    addRounds(MIA, [round(3)]);
    expect([take(), take(), take()]).toEqual([round(2), round(3), round(2)]);
  });

  it('begin with what was met least of late', () => {
    fakeStorage();
    addRounds(MIA, rounds(3));
    expect(take(MIA, ['1/a', '1/b', '2/a'])).toEqual(round(3));
    expect(take(MIA, ['1/a', '1/b', '2/a'])).toEqual(round(2));
  });

  it('are not those of another pupil, game or year', () => {
    fakeStorage();
    addRounds(MIA, rounds(1));
    const others: RoundsOwner[] = [
      { ...MIA, userId: 2 },
      { ...MIA, gameId: 'mathematics-mountain' },
      { ...MIA, year: 4 },
    ];
    for (const other of others) expect(take(other)).toBeNull();
    expect(take()).toEqual(round(1));
  });

  it('of other years are forgotten when the pupil has chosen another', () => {
    const { texts } = fakeStorage();
    addRounds(MIA, rounds(1));
    addRounds({ ...MIA, year: 4 }, rounds(1));
    forgetOtherYears({ ...MIA, year: 4 });
    expect(hasRounds(MIA)).toBe(false);
    expect(texts.size).toBe(1);
  });

  it('that the game cannot use any more are passed over', () => {
    fakeStorage();
    addRounds(MIA, rounds(3));
    const isEven = ([first]: readonly { id: string }[]) => first?.id === '2/a';
    expect(takeRound(MIA, [], isEven)).toEqual(round(2));
    expect(missingRounds(MIA)).toBe(10);
  });

  it.each([[[]], [null], [[{ id: 7 }]], ['round']])('are not what the server gave as %j', (bad) => {
    fakeStorage();
    expect(addRounds(MIA, [bad])).toBe(false);
    expect(hasRounds(MIA)).toBe(false);
  });

  it('begin anew over what cannot be read', () => {
    const { texts } = fakeStorage();
    addRounds(MIA, rounds(1));
    for (const key of texts.keys()) texts.set(key, '{"fresh":7}');
    expect(take()).toBeNull();
    expect(addRounds(MIA, rounds(1))).toBe(true);
  });
});

it('repeats no round while a fresh one is left, whatever comes and goes', () => {
  const steps = fc.array(
    fc.oneof(fc.record({ add: fc.integer({ min: 1, max: 4 }) }), fc.constant('take' as const)),
  );
  fc.assert(
    fc.property(steps, (plan) => {
      fakeStorage();
      let last = 0;
      const fresh = new Set<string>();
      let allFresh = true;
      for (const step of plan) {
        if (step === 'take') {
          const [first] = take() ?? [];
          allFresh &&= fresh.size === 0 || fresh.delete(first?.id ?? '');
        } else {
          const added = Array.from({ length: step.add }, () => round(++last));
          addRounds(MIA, added);
          for (const [first] of added) fresh.add(first?.id ?? '');
        }
        expect(missingRounds(MIA)).toBe(Math.max(0, ROUNDS_CACHED - fresh.size));
      }
      expect(allFresh).toBe(true);
    }),
  );
});
