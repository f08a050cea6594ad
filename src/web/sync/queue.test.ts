import { beforeEach, describe, expect, it } from 'vitest';
import { fakeStorage } from '#testing/fake-storage.ts';
import {
  dropGame,
  dropRating,
  queueGame,
  queueRating,
  queuedGames,
  queuedRatings,
} from './queue.ts';
import { finishedGame } from '#testing/finished-game.ts';

const [one, two, three] = [finishedGame(1), finishedGame(2), finishedGame(3)];

/** A new pupil for each test, because values that a full storage refused live as long as the page. */
let mia = 0;
let sam = 0;
beforeEach(() => {
  mia = sam + 1;
  sam = mia + 1;
});

const keepAll = () => [one, two, three].map((game) => queueGame(mia, game));

describe.each(['works', 'full', 'forbidden'] as const)('on a storage that is %s', (mood) => {
  it('the queue keeps games in order and each once, and removes the one that is named', () => {
    fakeStorage().becomes(mood);
    keepAll();
    queueGame(mia, { ...two, score: 0 });
    expect(queuedGames(mia)).toEqual([one, two, three]);
    dropGame(mia, two.playId);
    dropGame(mia, two.playId);
    expect(queuedGames(mia)).toEqual([one, three]);
    dropGame(mia, one.playId);
    dropGame(mia, three.playId);
    expect(queuedGames(mia)).toEqual([]);
  });

  it('the queue never mixes two pupils', () => {
    fakeStorage().becomes(mood);
    queueGame(mia, one);
    queueGame(sam, two);
    dropGame(sam, one.playId);
    expect(queuedGames(mia)).toEqual([one]);
    expect(queuedGames(sam)).toEqual([two]);
  });

  it('the queue says whether a waiting game survives the closing of the page', () => {
    fakeStorage().becomes(mood);
    expect(keepAll()).toEqual(Array(3).fill(mood === 'works'));
    expect(queueGame(mia, one)).toBe(mood === 'works');
  });
});

it('the queue loses and doubles no game when the storage fills up in between', () => {
  const storage = fakeStorage();
  queueGame(mia, one);
  storage.becomes('full');
  queueGame(mia, two);
  expect(queuedGames(mia)).toEqual([one, two]);
  dropGame(mia, one.playId);
  expect(queuedGames(mia)).toEqual([two]);
  storage.becomes('works');
  queueGame(mia, three);
  expect(queuedGames(mia)).toEqual([two, three]);
});

it('the queue skips entries that cannot be read and keeps the games between them', () => {
  const bad = [null, 7, 'game', {}, { ...two, score: 99 }, { ...two, playId: undefined }, [two]];
  fakeStorage().texts.set(`outbox:${mia}`, JSON.stringify([bad[0], one, ...bad, three]));
  expect(queuedGames(mia)).toEqual([one, three]);
  queueGame(mia, two);
  expect(queuedGames(mia)).toEqual([one, three, two]);
});

it.each(['{', '7', '{"playId":"x"}'])('the queue starts empty over %s', (garbage) => {
  fakeStorage().texts.set(`outbox:${mia}`, garbage);
  expect(queuedGames(mia)).toEqual([]);
  queueGame(mia, one);
  expect(queuedGames(mia)).toEqual([one]);
});

it('the queue leaves nothing on the device when nothing waits', () => {
  const { texts } = fakeStorage();
  keepAll();
  for (const { playId } of [one, two, three]) dropGame(mia, playId);
  expect(texts.size).toBe(0);
});

it('the queue keeps ratings apart from games, each once', () => {
  fakeStorage();
  const rating = { gameId: 'word-search', rating: 4, comment: 'Fun!', playId: one.playId };
  queueGame(mia, one);
  expect(queueRating(mia, rating)).toBe(true);
  queueRating(mia, { ...rating, rating: 1 });
  expect(queuedRatings(mia)).toEqual([rating]);
  expect(queuedRatings(sam)).toEqual([]);
  dropRating(mia, one.playId);
  expect(queuedRatings(mia)).toEqual([]);
  expect(queuedGames(mia)).toEqual([one]);
});
