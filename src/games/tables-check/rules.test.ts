import { describe, expect, it } from 'vitest';
import type { QuizMove } from '../kit/rules/quiz-moves.ts';
import { startQuiz } from '../kit/rules/quiz.ts';
import { seededRandom } from '../kit/rules/random.ts';
import { record, startRecording } from '../kit/rules/record-moves.ts';
import type { ReplayOutcome } from '../kit/rules/replay.ts';
import { dealStart } from './deal.ts';
import { tablesCheckReplay } from './replay.ts';
import {
  clockMsFor,
  playTables,
  secondsFor,
  tablesRecorder,
  type TablesAction,
  type TablesQuiz,
} from './rules.ts';
import { startSchema } from './start.ts';
import { NOTHING_REMEMBERED } from '#games/kit/rules/memory.ts';

const dealt = await dealStart({
  year: 4,
  random: seededRandom(1),
  recent: [],
  memory: NOTHING_REMEMBERED,
  countdown: 1,
});
const start = startSchema.parse(dealt.start);
const answers = start.questions.map(({ answer }) => answer);
const firstAnswer = answers[0] ?? NaN;

const after = (...actions: TablesAction[]) => {
  let quiz = startQuiz(start.questions);
  for (const action of actions) quiz = playTables(quiz, action);
  return quiz;
};
const typed = (text: string) => ({ type: 'type' as const, text });

describe('an answer', () => {
  it.each([
    ['56', '56'],
    ['5a6', '56'],
    [' 5 6-', '56'],
    ['1234567', '12345'],
  ])('the text %j becomes the answer %j', (text, draft) => {
    expect(after(typed(text)).draft).toBe(draft);
  });

  it('Enter locks an answer, but not an empty field', () => {
    expect(after({ type: 'enter' }).phase).toBe('asking');
    expect(after(typed('56'), { type: 'enter' }).log).toMatchObject([{ given: 56 }]);
  });

  it('when the time is up the typed text is the answer, and an empty field is a blank answer', () => {
    const timeUp = { type: 'timeUp' } as const;
    expect(after(typed(`${firstAnswer}`), timeUp).log).toMatchObject([
      { given: firstAnswer, correct: true },
    ]);
    expect(after(timeUp).log).toMatchObject([{ given: null, correct: false }]);
  });

  it('an answer cannot be changed while the next question is on its way', () => {
    const quiz = after(typed('5'), { type: 'enter' });
    expect(playTables(quiz, typed('56'))).toBe(quiz);
    expect(playTables(quiz, { type: 'enter' })).toBe(quiz);
  });
});

it.each([
  [1, 6],
  [2, 12],
  [3, 18],
  [null, null],
] as const)('with a countdown factor of %s there are %s seconds', (factor, seconds) => {
  expect(secondsFor(factor)).toBe(seconds);
  expect(clockMsFor(factor)).toBe(seconds === null ? null : seconds * 1000);
});

it('what is typed when the time is up counts as given then, however late a page notices', () => {
  const recorder = tablesRecorder(1);
  const opened = startRecording<TablesQuiz, QuizMove<number>>(startQuiz(start.questions));
  const moment = (t: number) => ({ t, shown: 100 });
  const writing = record(recorder, opened, typed('12'), moment(2000));
  const ended = record(recorder, writing, { type: 'timeUp' }, moment(45_000));
  expect(ended.moves).toEqual([{ t: 6100, shown: 100, answer: 12 }]);
});

type Move = { t: number; shown: number; answer?: number; timeUp?: true };

/**
 * A move for each question, answered `took` ms after it appears; each question appears `rest` ms after the previous
 * answer.
 */
function moves(took = 2000, rest = 3000): Move[] {
  return answers.map((answer, nth) => {
    const shown = nth * (took + rest);
    return { t: shown + took, shown, answer };
  });
}
const replayed = (made: readonly Move[], pace: 1 | 2 | 3 | null = 1) =>
  tablesCheckReplay.replay(start, made, { year: 4, pace, seed: 1 });
const REFUSED = { ok: false, message: 'The rules of the game do not allow these moves.' };

const ratings = (outcome: ReplayOutcome) =>
  new Set(outcome.ok ? outcome.answers.map(({ rating }) => rating) : []);

describe('a replayed check', () => {
  it('a replayed check scores each right answer, and reports what each answer shows about its fact', () => {
    const made = moves();
    made[1] = { t: 11_000, shown: 5000, timeUp: true };
    const shifted = made.map((move, nth) =>
      nth < 2 ? move : { ...move, t: move.t + 4000, shown: move.shown + 4000 },
    );
    const outcome = replayed(shifted);
    expect(outcome).toMatchObject({ ok: true, score: 24, maxScore: 25, rushed: false });
    if (!outcome.ok) throw new Error(outcome.message);
    const [first, second] = outcome.answers;
    expect(first).toMatchObject({ right: true, rating: 'good', objective: 'Y4.MD.1', ms: 2000 });
    expect(first?.item).toMatch(/^fact\/\d+×\d+$/);
    expect(second).toMatchObject({ right: false, rating: 'again' });
  });

  it('a replayed check rates a right answer of the last second as hard', () => {
    expect(ratings(replayed(moves(5500)))).toEqual(new Set(['hard']));
    expect(ratings(replayed(moves(5500), 2))).toEqual(new Set(['good']));
  });

  it.each<[string, Move[], (1 | 2 | 3 | null)?]>([
    ['less than three seconds between two questions', moves(2000, 2000)],
    ['more than the time for an answer', moves(7500)],
    ['twice the time where the deal gives it once', moves(11_000), 1],
    ['a negative number', moves().map((move) => ({ ...move, answer: -1 }))],
    ['more digits than the field takes', moves().map((move) => ({ ...move, answer: 123_456 }))],
    ['a time that is up before it is', [{ t: 3000, shown: 0, timeUp: true }, ...moves().slice(1)]],
    [
      'a time that is up where there is no clock',
      [{ t: 6000, shown: 0, timeUp: true }, ...moves(9000).slice(1)],
      null,
    ],
    ['one question fewer', moves().slice(0, 24)],
    ['one question more', [...moves(), { t: 999_999, shown: 999_000, answer: 1 }]],
  ])('a replayed check refuses %s', (_, made, pace = 1) => {
    expect(replayed(made, pace)).toMatchObject({ ok: false });
  });

  it('a replayed check that has the right shape is refused by the rules', () => {
    expect(replayed(moves(2000, 2000))).toEqual(REFUSED);
    expect(replayed(moves(7500))).toEqual(REFUSED);
  });

  it('a replayed check allows the time of the deal and a little more, twice that, three times, or any', () => {
    expect(replayed(moves(6900), 1)).toMatchObject({ ok: true, score: 25 });
    expect(replayed(moves(11_000), 2)).toMatchObject({ ok: true, score: 25 });
    expect(replayed(moves(17_000), 3)).toMatchObject({ ok: true, score: 25 });
    expect(replayed(moves(60_000), null)).toMatchObject({ ok: true, score: 25 });
  });

  it('a replayed check is rushed when three answers come faster than the questions can be read', () => {
    expect(replayed(moves(300))).toMatchObject({ ok: true, rushed: true });
  });
});
