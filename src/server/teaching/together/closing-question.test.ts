import { expect, it } from 'vitest';
import type { RecentRound } from '../../play/recent-answers-store.ts';
import { questionOfYear, sharedMistake, yearOfClass } from './closing-question.ts';

const period = {
  startedAt: new Date('2026-11-27T10:00:00Z'),
  endsAt: new Date('2026-11-27T10:10:00Z'),
  roundsToFull: 10,
};
const answered = (slip: string | null, item = 'Y3.GR.1/001') => ({
  item,
  objective: 'Y3.GR.1',
  right: slip === null,
  slip,
  ms: 4000,
  tries: 1,
  rating: null,
});
const round = (userId: number, slips: (string | null)[], at = '10:05'): RecentRound => ({
  userId,
  gameId: 'grammar-guru',
  duration: 60,
  verified: true,
  rushed: false,
  createdAt: new Date(`2026-11-27T${at}:00Z`),
  playedAt: null,
  answers: slips.map((slip) => answered(slip)),
});

it('the mistake of most pupils is talked about, and never one of two pupils or of a class of which four play', () => {
  const often = round(1, ['alone', 'alone', 'alone', 'alone', 'shared']);
  const all = [
    often,
    round(2, ['shared']),
    round(3, ['shared', 'alone']),
    round(4, []),
    round(5, [null]),
  ];
  expect(sharedMistake(period, all)).toMatchObject({ slip: 'shared', item: 'Y3.GR.1/001' });
  expect(sharedMistake(period, all.slice(0, 4))).toBeNull();
  const two = [often, round(2, ['shared']), round(3, []), round(4, []), round(5, [])];
  expect(sharedMistake(period, two)).toBeNull();
});

it('mistakes from before these minutes, and in rushed or unproved rounds, are not talked about', () => {
  const pupils = [1, 2, 3, 4, 5];
  const others = pupils.map((id) => round(id, []));
  const early = pupils.map((id) => round(id, ['slip'], '10:00'));
  const rushed = pupils.map((id) => ({ ...round(id, ['slip']), rushed: true }));
  const unproved = pupils.map((id) => ({ ...round(id, ['slip']), verified: false }));
  expect(sharedMistake(period, [...others, ...early, ...rushed, ...unproved])).toBeNull();
});

it('no word to spell is talked about, because the question would show how it is spelt', async () => {
  const asked = { answers: [answered('recieve', 'word/receive#spelling')] };
  const rounds = [1, 2, 3, 4, 5].map((id) => ({ ...round(id, []), ...asked }));
  expect(sharedMistake(period, rounds)).toBeNull();
  const questions = await Promise.all(Array.from({ length: 100 }, () => questionOfYear(3)));
  expect(questions.filter(({ question }) => question.startsWith('How to spell'))).toEqual([]);
});

it('a question of the year has an answer; a class of mixed ages gets one of the year of most of its pupils', async () => {
  const { mistake, question, answer } = await questionOfYear(4);
  expect(mistake).toBeNull();
  expect(question).not.toBe('');
  expect(answer).not.toBeNull();
  const pupil = {
    id: 1,
    username: 'a',
    displayName: 'A',
    avatar: '🦊',
    gamesCompleted: 0,
    lastPlayed: null,
    signIn: { pictures: false, card: false, password: false },
  };
  const of = (yearGroup: 2 | 5 | null) => ({ ...pupil, yearGroup });
  expect(yearOfClass(null, [of(2), of(5), of(5), of(null)])).toBe(5);
  expect(yearOfClass(6, [of(2)])).toBe(6);
});
