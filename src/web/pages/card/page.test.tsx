import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answersFor, AWAY, fakeApi, NOBODY, pupil, refusal, tooMany } from '#testing/fake-api.ts';
import { renderApp } from '#testing/render-app.tsx';

const SECRET = 'A1b2C3d4E5f6G7h8I9j0Kw';
const visitor = () => ({ ...answersFor(pupil()), getUser: NOBODY });

describe('the link of a QR card', () => {
  it('signs in, and leaves no secret in the address bar or the history', async () => {
    const api = fakeApi({ ...visitor(), signInByCard: pupil() });
    const before = window.history.length;
    renderApp(`/c/card#${SECRET}`);
    expect(await screen.findByRole('heading', { name: 'Welcome, Mia!' })).toBeInTheDocument();
    expect(api.sentTo('signInByCard')).toEqual([{ secret: SECRET }]);
    expect(window.location.href).not.toContain(SECRET);
    expect(window.history.length).toBe(before);
  });

  it.each([
    [refusal(401, 'This card does not work any more.'), 'This card does not work'],
    [tooMany(60), 'Too many cards were tried here'],
    [AWAY, 'We cannot reach the school server'],
    [refusal(403, 'Not from there.'), 'You cannot sign in at this address'],
    [refusal(500, 'Something went wrong.', 'a1b2'), 'The school server is not well'],
    [refusal(400, 'That is no card.'), 'That did not work'],
  ])('explains why it does not (%#), with the secret gone all the same', async (answer, title) => {
    fakeApi({ ...visitor(), signInByCard: answer });
    renderApp(`/c/card#${SECRET}`);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(window.location.hash).toBe('');
  });

  it('can be tried again when the server is back', async () => {
    const api = fakeApi({ ...visitor(), signInByCard: AWAY });
    const user = renderApp(`/c/card#${SECRET}`);
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.answer('signInByCard', pupil());
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Welcome, Mia!' })).toBeInTheDocument();
  });
});
