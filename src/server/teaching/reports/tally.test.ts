import { describe, expect, it } from 'vitest';
import { gameCounts, objectiveTallies, roundCounts, secondsOf, type PlayedRound } from './tally.ts';

const PROVED = { verified: true, rushed: false };
const RUSHED = { verified: true, rushed: true };
const WITHOUT_PROOF = { verified: false, rushed: false };

function round(proof: typeof PROVED, changes: Partial<PlayedRound> = {}): PlayedRound {
  return { userId: 1, gameId: 'grammar-guru', duration: 60, answers: [], ...proof, ...changes };
}

const on = (objective: string | null, ...right: boolean[]) =>
  right.map((isRight) => ({ objective, right: isRight }));

it('each round is counted once, by its proof', () => {
  const rounds = [round(PROVED), round(PROVED), round(RUSHED), round(WITHOUT_PROOF)];
  expect(roundCounts(rounds)).toEqual({ verified: 2, rushed: 1, unverified: 1 });
});

it('the time of play is that of verified rounds, including rushed ones', () => {
  const unmeasured = round(PROVED, { duration: null });
  expect(secondsOf([round(PROVED), round(RUSHED), round(WITHOUT_PROOF), unmeasured])).toBe(120);
});

it('games come in the order of the catalogue, with only the rounds that count as learning', () => {
  const rounds = [
    round(PROVED, { gameId: 'word-search' }),
    round(PROVED),
    round(PROVED),
    round(RUSHED, { gameId: 'find-my-number' }),
    round(PROVED, { gameId: 'a-game-of-old' }),
  ];
  expect(gameCounts(rounds)).toEqual([
    { gameId: 'grammar-guru', rounds: 2 },
    { gameId: 'word-search', rounds: 1 },
    { gameId: 'a-game-of-old', rounds: 1 },
  ]);
});

describe('objectives in the class report', () => {
  it('objectives have the answers of all pupils, in the curriculum’s order, and the number of pupils', () => {
    const rounds = [
      round(PROVED, { answers: [...on('Y3.GR.4', true, false), ...on(null, true)] }),
      round(PROVED, { userId: 2, answers: [...on('Y3.GR.4', true), ...on('Y3.MD.1', true)] }),
      round(PROVED, { userId: 2, answers: on('Y3.GR.4', false) }),
    ];
    expect(objectiveTallies(rounds)).toEqual([
      {
        code: 'Y3.MD.1',
        text: 'Facts of the 3, 4 and 8 times tables',
        answers: 1,
        right: 1,
        pupils: 1,
      },
      {
        code: 'Y3.GR.4',
        text: 'Conjunctions of time, place and cause',
        answers: 4,
        right: 2,
        pupils: 2,
      },
    ]);
  });

  it('objectives ignore rushed and unverified rounds, and an unknown code is shown as it is', () => {
    const answers = on('Y9.XX.9', true);
    expect(
      objectiveTallies([round(RUSHED, { answers }), round(WITHOUT_PROOF, { answers })]),
    ).toEqual([]);
    expect(objectiveTallies([round(PROVED, { answers })])).toMatchObject([{ text: 'Y9.XX.9' }]);
  });
});
