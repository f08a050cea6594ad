import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  answersFor,
  CONFIG,
  fakeApi,
  NOBODY,
  pupil,
  refusal,
  slowAnswer,
} from '#testing/fake-api.ts';
import { renderApp } from '#testing/render-app.tsx';

const sidebar = () => screen.findByRole('navigation', { name: 'Main' });
const bottomBar = () => screen.findByRole('navigation', { name: 'Bottom bar' });

function entriesOf(nav: HTMLElement) {
  return within(nav)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('the entries', () => {
  it('of the sidebar for a pupil', async () => {
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

  it('of the bottom bar for a pupil', async () => {
    fakeApi(answersFor(pupil()));
    renderApp('/about');
    expect(entriesOf(await bottomBar())).toEqual([
      ['Play now!', '/'],
      ['Profile', '/profile'],
      ['About', '/about'],
    ]);
  });

  it('for an admin end with the admin panel', async () => {
    fakeApi(answersFor(pupil({ isAdmin: true })));
    renderApp('/about');
    expect(entriesOf(await sidebar()).at(-1)).toEqual(['Admin Panel', '/admin']);
    expect(entriesOf(await bottomBar()).at(-1)).toEqual(['Admin', '/admin']);
  });

  it('are not there while nobody is signed in', async () => {
    fakeApi({ getUser: NOBODY, getConfig: CONFIG });
    renderApp('/auth');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('mark the page that is open, and no other', async () => {
    fakeApi(answersFor(pupil()));
    renderApp('/profile');
    for (const nav of [await sidebar(), await bottomBar()]) {
      const current = within(nav).getAllByRole('link', { current: 'page' });
      expect(current.map((link) => link.getAttribute('href'))).toEqual(['/profile']);
    }
  });
});

describe('Log Out', () => {
  it('says that it is under way, once however often it is pressed, and leads to the log-in', async () => {
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

  it('says so when it fails, and stays', async () => {
    fakeApi({ ...answersFor(pupil()), logout: refusal(503, 'Please try again in a moment.') });
    const user = renderApp('/about');
    await user.click(within(await sidebar()).getByRole('button', { name: 'Log Out' }));
    expect(await screen.findByText('Logout failed')).toBeInTheDocument();
    expect(screen.getByText('503: Please try again in a moment.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Log Out' })).toBeInTheDocument();
  });
});
