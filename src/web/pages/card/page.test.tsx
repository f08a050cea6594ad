import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { answersFor, AWAY, fakeApi, NOBODY, pupil, refusal, tooMany } from '#testing/fake-api.ts';
import { renderApp, renderPage } from '#testing/render-app.tsx';
import { rememberCard } from '#web/data/class-page.ts';
import { isOnSharedDevice } from '#web/data/last-visit.ts';

const SECRET = 'A1b2C3d4E5f6G7h8I9j0Kw';
const signedIn = (onSharedDevice = false) => ({ ...pupil(), onSharedDevice });
const visitor = () => ({ ...answersFor(pupil()), getUser: NOBODY });

describe('the link of a QR card', () => {
  it('the link of a QR card signs in, and leaves no secret in the address bar or the history', async () => {
    const api = fakeApi({ ...visitor(), signInByCard: signedIn() });
    const before = window.history.length;
    renderPage(`/c/card#${SECRET}`);
    expect(await screen.findByRole('heading', { name: 'Welcome, Mia!' })).toBeInTheDocument();
    expect(api.sentTo('signInByCard')).toEqual([{ secret: SECRET }]);
    expect(window.location.href).not.toContain(SECRET);
    expect(window.history.length).toBe(before);
  });

  it.each([
    [refusal(401, 'This card doesn’t work any more.'), 'This card doesn’t work'],
    [tooMany(60), 'Too many cards were tried here'],
    [AWAY, 'We can’t reach the school server'],
    [refusal(403, 'Not from there.'), 'You can’t sign in at this address'],
    [refusal(500, 'Something went wrong.', 'a1b2'), 'The school server isn’t working'],
    [refusal(400, 'That is no card.'), 'That didn’t work'],
  ])(
    'the link of a QR card explains why it does not (%#), with the secret gone all the same',
    async (answer, title) => {
      fakeApi({ ...visitor(), signInByCard: answer });
      renderPage(`/c/card#${SECRET}`);
      expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
      expect(window.location.hash).toBe('');
    },
  );

  it('the link of a QR card gives its secret no chance to stay in the address when not even who is signed in can be found out', async () => {
    fakeApi({ ...visitor(), getUser: AWAY, signInByCard: AWAY });
    renderApp(`/c/card#${SECRET}`);
    await screen.findByRole('heading', { name: 'We can’t reach the school server' });
    expect(window.location.hash).toBe('');
  });

  it('the link of a QR card can be tried again when the server is back', async () => {
    const api = fakeApi({ ...visitor(), signInByCard: AWAY });
    const user = renderPage(`/c/card#${SECRET}`);
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.answer('signInByCard', signedIn());
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Welcome, Mia!' })).toBeInTheDocument();
  });

  it('the link of a QR card logs out half an hour after the last touch where other children scan theirs', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const api = fakeApi({ ...visitor(), logout: undefined, signInByCard: signedIn(true) });
    renderApp(`/c/card#${SECRET}`);
    await screen.findByRole('heading', { name: 'Welcome, Mia!' });
    vi.setSystemTime(Date.now() + 30 * 60_000);
    await waitFor(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      expect(window.location.pathname).toBe('/auth');
    });
    expect(api.sentTo('logout')).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: 'Welcome, Mia!' })).not.toBeInTheDocument();
  });

  it('the link of a QR card leaves a child signed in whose card is the only one on the device, though it was a shared one before', async () => {
    rememberCard(true);
    fakeApi({ ...visitor(), signInByCard: signedIn(false) });
    renderPage(`/c/card#${SECRET}`);
    await screen.findByRole('heading', { name: 'Welcome, Mia!' });
    expect(isOnSharedDevice()).toBe(false);
  });
});
