// Plays the games of toy-games.tsx in the whole app, and finds the elements around them.
import { screen, waitFor, type RenderOptions } from '@testing-library/react';
import type { FeedbackEntry } from '#shared/contract/play.ts';
import { answersFor, fakeApi, pupil } from './fake-api.ts';
import { completedWith } from './finished-game.ts';
import { renderApp } from './render-app.tsx';

export const THANKS: FeedbackEntry = {
  id: 1,
  gameId: 'toy',
  rating: 5,
  comment: '',
  createdAt: '2026-01-01T10:00:00Z',
};

type Answers = Parameters<typeof fakeApi>[0];

/** Finishes the toy game on a server that accepts everything, except for `changes`. */
export async function finishToy(changes: Answers = {}, options: RenderOptions = {}) {
  const api = fakeApi({
    ...answersFor(pupil()),
    completeGame: completedWith(),
    giveFeedback: THANKS,
    ...changes,
  });
  const hands = renderApp('/', options);
  await hands.click(await screen.findByRole('button', { name: 'Play Toy Game' }));
  await hands.click(await screen.findByRole('button', { name: 'Finish' }));
  await findDialog('Well done!');
  return { api, hands };
}

export const button = (name: string) => screen.getByRole('button', { name });
export const findDialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
export const noDialog = () =>
  waitFor(() => {
    if (screen.queryByRole('dialog')) throw new Error('A dialog is open.');
  });
