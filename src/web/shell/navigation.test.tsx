import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADMIN_ANSWERS } from '#testing/admin-answers.ts';
import {
  answersFor,
  AWAY,
  CONFIG,
  fakeApi,
  NOBODY,
  pupil,
  refusal,
  slowAnswer,
} from '#testing/fake-api.ts';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import { completedWith, finishedGame } from '#testing/finished-game.ts';
import { renderApp } from '#testing/render-app.tsx';
import { queueGame, queuedGames } from '../sync/queue.ts';

const sidebar = () => screen.findByRole('navigation', { name: 'Main' });
const bottomBar = () => screen.findByRole('navigation', { name: 'Bottom bar' });

function entriesOf(nav: HTMLElement) {
  return within(nav)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('the entries', () => {
  it('the sidebar shows a pupil’s entries', async () => {
    fakeApi(answersFor(pupil()));
    renderApp('/about');
    expect(entriesOf(await sidebar())).toEqual([
      ['Play now!', '/'],
      ['My Profile', '/profile'],
      ['How to Play', '/how-to-play'],
      ['About', '/about'],
      ['Contact', '/contact'],
    ]);
  });

  it('the bottom bar shows a pupil’s entries', async () => {
    fakeApi(answersFor(pupil()));
    renderApp('/about');
    expect(entriesOf(await bottomBar())).toEqual([
      ['Play now!', '/'],
      ['Profile', '/profile'],
      ['About', '/about'],
    ]);
  });

  it('an admin’s entries in the sidebar end with the classes, the admin panel and the pages below it', async () => {
    fakeApi(ADMIN_ANSWERS);
    renderApp('/admin/messages');
    expect(entriesOf(await sidebar()).slice(5)).toEqual([
      ['Classes', '/classes'],
      ['Admin Panel', '/admin'],
      ['People', '/admin/people'],
      ['Safety', '/admin/safety'],
      ['Messages', '/admin/messages'],
      ['Money', '/admin/money'],
      ['System', '/admin/system'],
      ['Audit', '/admin/audit'],
    ]);
    const current = within(await sidebar()).getAllByRole('link', { current: 'page' });
    expect(current.map(({ textContent }) => textContent)).toEqual(['Messages']);
  });

  it('the bottom bar shows an admin the admin panel beside a pupil’s entries', async () => {
    fakeApi(answersFor(pupil({ role: 'owner', isAdmin: true })));
    renderApp('/about');
    expect(entriesOf(await bottomBar()).slice(3)).toEqual([['Admin', '/admin']]);
  });

  it('a teacher’s entries begin with the classes', async () => {
    fakeApi(answersFor(pupil({ role: 'teacher' })));
    renderApp('/about');
    expect(entriesOf(await sidebar())[0]).toEqual(['Classes', '/classes']);
    expect(entriesOf(await bottomBar())[0]).toEqual(['Classes', '/classes']);
  });

  it('there are no entries while nobody is signed in', async () => {
    fakeApi({ getUser: NOBODY, getConfig: CONFIG });
    renderApp('/auth');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it.each([
    ['has no year yet', '/year-selection', pupil({ yearGroup: null })],
    ['has to choose a password', '/', { ...pupil(), mustChangePassword: true as const }],
  ])('there are no entries, and nothing is refused, for a pupil who %s', async (_, path, user) => {
    fakeApi({ getUser: user, getConfig: CONFIG, getPlaySettings: DEFAULT_PLAY_SETTINGS });
    renderApp(path);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('navigation', { name: 'Bottom bar' })).not.toBeInTheDocument();
    expect(within(await sidebar()).queryByRole('link')).not.toBeInTheDocument();
  });

  it('the entry of the open page is marked, and no other', async () => {
    fakeApi(answersFor(pupil()));
    renderApp('/profile');
    for (const nav of [await sidebar(), await bottomBar()]) {
      const current = within(nav).getAllByRole('link', { current: 'page' });
      expect(current.map((link) => link.getAttribute('href'))).toEqual(['/profile']);
    }
  });
});

describe('Log Out', () => {
  it('Log Out says that it is under way, once however often it is pressed, and leads to the log-in', async () => {
    const { answer, arrive } = slowAnswer<undefined>();
    const api = fakeApi({ ...answersFor(pupil()), logout: answer });
    const user = renderApp('/about');
    await user.click(within(await sidebar()).getByRole('button', { name: 'Log Out' }));
    const pending = screen.getByRole('button', { name: 'Logging out...' });
    await user.click(pending);
    expect(api.sentTo('logout')).toHaveLength(1);
    expect(pending).toHaveFocus();

    arrive(undefined);
    expect(await screen.findByText('Logged out')).toBeInTheDocument();
    expect(screen.getByText('You have been logged out successfully.')).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
  });

  it('Log Out says so when it fails, and stays', async () => {
    fakeApi({ ...answersFor(pupil()), logout: refusal(503, 'Please try again in a moment.') });
    const user = renderApp('/about');
    await user.click(within(await sidebar()).getByRole('button', { name: 'Log Out' }));
    expect(await screen.findByText('Logout failed')).toBeInTheDocument();
    expect(screen.getByText('503: Please try again in a moment.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Log Out' })).toBeInTheDocument();
  });

  const pressLogOut = async (user: ReturnType<typeof renderApp>) =>
    user.click(within(await sidebar()).getByRole('button', { name: 'Log Out' }));
  const question = () => screen.findByRole('dialog', { name: 'Wait a moment!' });

  it('Log Out sends the games that wait before it goes', async () => {
    const api = fakeApi({ ...answersFor(pupil()), completeGame: AWAY, logout: undefined });
    const user = renderApp('/about');
    await sidebar();
    queueGame(1, finishedGame(1));
    api.answer('completeGame', completedWith());
    await pressLogOut(user);
    expect(await screen.findByText('Logged out')).toBeInTheDocument();
    expect(api.sentTo('completeGame')).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('Log Out asks before it leaves games behind that cannot be sent, and keeps them for their owner', async () => {
    for (const number of [1, 2]) queueGame(1, finishedGame(number));
    const api = fakeApi({ ...answersFor(pupil()), completeGame: AWAY, logout: AWAY });
    const user = renderApp('/about');
    await pressLogOut(user);
    expect(await question()).toHaveTextContent('2 games are waiting on this device.');
    await user.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.sentTo('logout')).toEqual([]);

    await pressLogOut(user);
    await user.click(within(await question()).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    expect(queuedGames(1)).toHaveLength(2);
    expect(localStorage.getItem('signed-in')).toBeNull();
  });
});
