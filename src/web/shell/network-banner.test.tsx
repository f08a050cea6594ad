import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { answersFor, AWAY, CONFIG, fakeApi, NOBODY, pupil } from '#testing/fake-api.ts';
import { completedWith, finishedGame } from '#testing/finished-game.ts';
import { CLASS_ANSWERS } from '#testing/class-answers.ts';
import { renderApp } from '#testing/render-app.tsx';
import { noteServerTime } from '../data/clock.ts';
import { reportConnection, reportServer } from '../data/connection.ts';
import { queueGame } from '../sync/queue.ts';

const ON = 'No internet – you can keep playing.';
const WAITING = '2 games are saved on this device, waiting to be sent.';

// The act is not returned, because an awaited one continues outside its scope.
afterEach(() => void act(() => reportServer(true)));

describe('a server that is away', () => {
  it('the banner says calmly that the server is away, without interrupting a screen reader, until it is back', async () => {
    fakeApi(answersFor(pupil()));
    renderApp('/about');
    await screen.findByRole('heading', { level: 1, name: 'About' });
    expect(screen.queryByText(/internet/)).not.toBeInTheDocument();
    act(() => reportServer(false));
    expect(screen.getByText(ON).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    act(() => reportServer(true));
    expect(screen.queryByText(ON)).not.toBeInTheDocument();
  });

  it('the banner tells staff that what they have typed stays, instead of to play', async () => {
    fakeApi(CLASS_ANSWERS);
    renderApp('/classes');
    await screen.findByRole('heading', { level: 1, name: 'Classes' });
    act(() => reportServer(false));
    const sentence = /^We can’t reach the server just now\. What you have typed stays here/;
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(screen.queryByText(ON)).not.toBeInTheDocument();
  });

  it('the banner tells a visitor who wants to log in that the server is away', async () => {
    fakeApi({ getUser: NOBODY, getConfig: CONFIG });
    renderApp('/auth');
    await screen.findByLabelText('Username');
    act(() => reportServer(false));
    expect(screen.getByText('No internet just now. You need it to log in.')).toBeInTheDocument();
  });
});

describe('a network that answers in the place of the server', () => {
  it('the banner says calmly what a captive network wants, until the server answers', async () => {
    fakeApi(answersFor(pupil()));
    renderApp('/about');
    await screen.findByRole('heading', { level: 1, name: 'About' });
    act(() => reportConnection('captured'));
    const sentence = screen.getByText(
      'The internet here needs a grown-up to sign in – you can keep playing.',
    );
    expect(sentence.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    act(() => reportServer(true));
    expect(screen.queryByText(/wants a grown-up/)).not.toBeInTheDocument();
  });

  it('a captive network does not keep a visitor waiting at the log-in', async () => {
    fakeApi({ getUser: NOBODY, getConfig: CONFIG });
    renderApp('/auth');
    await screen.findByLabelText('Username');
    act(() => reportConnection('captured'));
    expect(
      screen.getByText(
        'The internet here needs a grown-up to sign in first. You need it to log in.',
      ),
    ).toBeInTheDocument();
  });
});

it('the banner says that the date is wrong by a year only when the server cannot be reached', async () => {
  fakeApi(answersFor(pupil()));
  noteServerTime(new Date(Date.now() + 365 * 86_400_000).toUTCString());
  renderApp('/about');
  await screen.findByRole('heading', { level: 1, name: 'About' });
  expect(screen.queryByText(/date on this device/)).not.toBeInTheDocument();
  act(() => reportServer(false));
  expect(
    screen.getByText(`${ON} The date on this device looks wrong: please ask a grown-up to set it.`),
  ).toBeInTheDocument();
});

describe('games that wait', () => {
  it('waiting games are counted until they are sent, and the banner then says so', async () => {
    for (const number of [1, 2]) queueGame(1, finishedGame(number));
    const api = fakeApi({ ...answersFor(pupil()), completeGame: AWAY });
    renderApp('/about');
    expect(await screen.findByText(WAITING)).toBeInTheDocument();
    api.answer('completeGame', completedWith());
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('All your games have been sent!')).toBeInTheDocument();
    expect(screen.getByText('2 games were waiting here.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(WAITING)).not.toBeInTheDocument());
  });

  it('the banner counts tables checks and not games when only checks wait', async () => {
    queueGame(1, { ...finishedGame(1), gameId: 'tables-check' });
    const api = fakeApi({ ...answersFor(pupil()), completeGame: AWAY });
    renderApp('/about');
    const waiting = '1 tables check is saved on this device, waiting to be sent.';
    expect(await screen.findByText(waiting)).toBeInTheDocument();
    api.answer('completeGame', completedWith());
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Your tables check has been sent!')).toBeInTheDocument();
    expect(screen.getByText('1 tables check was waiting here.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(waiting)).not.toBeInTheDocument());
  });

  it('the banner counts games and tables checks separately', async () => {
    queueGame(1, finishedGame(1));
    queueGame(1, { ...finishedGame(2), gameId: 'tables-check' });
    fakeApi({ ...answersFor(pupil()), completeGame: completedWith() });
    renderApp('/about');
    expect(await screen.findByText('All your games have been sent!')).toBeInTheDocument();
    expect(screen.getByText('1 game and 1 tables check were waiting here.')).toBeInTheDocument();
  });

  it('the banner says that games were sent together with the avatars they unlock', async () => {
    queueGame(1, finishedGame(1));
    fakeApi({ ...answersFor(pupil()), completeGame: completedWith('🦄') });
    renderApp('/about');
    expect(await screen.findByText('New Avatars Unlocked!')).toBeInTheDocument();
    expect(
      screen.getByText('All your games have been sent! 1 game was waiting here.'),
    ).toBeInTheDocument();
  });

  it('the banner no longer counts games that another tab has sent', async () => {
    queueGame(1, finishedGame(1));
    fakeApi({ ...answersFor(pupil()), completeGame: AWAY });
    renderApp('/about');
    const waiting = /1 game is saved on this device, waiting to be sent\./;
    expect(await screen.findByText(waiting)).toBeInTheDocument();
    localStorage.removeItem('outbox:1');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'outbox:1' })));
    expect(screen.queryByText(waiting)).not.toBeInTheDocument();
  });
});
