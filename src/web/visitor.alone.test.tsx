import { configure, render, screen, waitFor, type RenderOptions } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { answersFor, CONFIG, fakeApi, NOBODY, pupil, refusal } from '#testing/fake-api.ts';
import { cachedUser } from './data/user-cache.ts';

// Each test loads all code of the app again.
configure({ asyncUtilTimeout: 30_000 });

/** A new page, with its own loaded code and its own signed-in user. */
async function openWelcome(options: RenderOptions = {}) {
  vi.resetModules();
  window.history.replaceState(null, '', '/auth');
  const { Visitor } = await import('./visitor.tsx');
  render(<Visitor />, options);
  await screen.findByLabelText('Username');
  return userEvent.setup();
}

const visitor = (user = pupil()) => ({ ...answersFor(user), getUser: NOBODY });

beforeEach(() => {
  document.head.innerHTML = '';
});

describe('the welcome page without the app around it', () => {
  it('the welcome page asks the server nothing, and shows the name that the server has written into the page', async () => {
    document.head.innerHTML = `
      <meta name="application-name" content="Hill School Games" />
      <meta name="school-accounts" content="yes" />`;
    const api = fakeApi({});
    await openWelcome();
    expect(
      screen.getByRole('heading', { name: 'Welcome to Hill School Games!' }),
    ).toBeInTheDocument();
    expect(document.title).toBe('Welcome · Hill School Games');
    expect(screen.getByRole('link', { name: /school account/ })).toBeInTheDocument();
    expect(api.sentTo('getConfig')).toEqual([]);
    expect(api.sentTo('getUser')).toEqual([]);
  });

  it('the welcome page keeps what was typed when the log-in fails; the games replace it when a pupil has logged in, with the focus on their heading', async () => {
    const api = fakeApi({ ...visitor(), login: refusal(401, 'Wrong username or password.') });
    const user = await openWelcome();
    await user.type(screen.getByLabelText('Username'), ' mia ');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(await screen.findByText('401: Wrong username or password.')).toBeInTheDocument();
    expect(screen.getByLabelText('Username')).toHaveValue(' mia ');
    expect(screen.getByLabelText('Password')).toHaveValue('secret');
    api.answer('login', pupil());
    await user.type(screen.getByLabelText('Password'), '{Enter}');
    const heading = await screen.findByRole('heading', { name: 'Welcome, Mia!' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(window.location.pathname).toBe('/');
    expect(await screen.findByText('Login successful')).toBeInTheDocument();
    expect(cachedUser()?.id).toBe(1);
  });

  it('a registration on the welcome page leads to the choice of a year', async () => {
    const getConfig = { ...CONFIG, registrationFeePence: 0 };
    fakeApi({ ...visitor(), getConfig, register: pupil({ yearGroup: null }) });
    const user = await openWelcome();
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    await screen.findByRole('button', { name: 'Register' });
    await user.type(screen.getByLabelText('Username'), 'sam');
    await user.type(screen.getByLabelText('Password'), '123456{Enter}');
    expect(await screen.findByRole('heading', { name: 'Choose your year' })).toBeInTheDocument();
  });

  it('the welcome page mentions no school accounts where there are none, and any other page replaces it', async () => {
    fakeApi(visitor());
    const user = await openWelcome();
    expect(screen.queryByRole('link', { name: /school account/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'I have a class code' }));
    expect(await screen.findByRole('heading', { name: 'Your class code' })).toBeInTheDocument();
  });

  it('the welcome page of an older version is loaded again when the code for logging in is gone', async () => {
    fakeApi(visitor());
    const renewPage = vi.fn(async () => true);
    vi.doMock('./pages/auth/log-in.ts', () => Promise.reject(new TypeError('Failed to fetch')));
    vi.doMock('./shell/renew.ts', () => ({ renewPage }));
    onTestFinished(() => {
      vi.doUnmock('./pages/auth/log-in.ts');
      vi.doUnmock('./shell/renew.ts');
    });
    const user = await openWelcome();
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(renewPage).toHaveBeenCalledOnce());
    expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
    expect(screen.queryByText('Login failed')).not.toBeInTheDocument();
  });

  it('a page whose code does not arrive offers to load the app again', async () => {
    fakeApi(visitor());
    vi.doMock('./visitor-app.tsx', () => Promise.reject(new TypeError('Failed to fetch')));
    onTestFinished(() => void vi.doUnmock('./visitor-app.tsx'));
    const user = await openWelcome({ onCaughtError: vi.fn() });
    await user.click(screen.getByRole('link', { name: 'I have a class code' }));
    expect(await screen.findByRole('button', { name: 'Load the app again' })).toBeInTheDocument();
  });
});
