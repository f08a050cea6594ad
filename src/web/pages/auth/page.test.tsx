import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { User } from '#shared/contract/auth.ts';
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
import { fill } from '#testing/fill.ts';
import { renderApp, renderPage } from '#testing/render-app.tsx';
import { rememberCard } from '#web/data/class-page.ts';
import { isOnSharedDevice } from '#web/data/last-visit.ts';

const FREE = { ...CONFIG, registrationFeePence: 0 };
const PRICE = 'Unlock All Games for the extreme price of £4 for the year!';

/** The answers that a visitor needs, followed by those for the user who signs in. */
const visitor = (user = pupil()) => ({ ...answersFor(user), getUser: NOBODY });

async function openAuth(render = renderPage) {
  const user = render('/auth');
  await screen.findByLabelText('Username');
  return user;
}

async function openRegister(render = renderPage) {
  const user = await openAuth(render);
  await user.click(screen.getByRole('tab', { name: 'Register' }));
  await screen.findByRole('button', { name: 'Register' });
  return user;
}

async function write(user: Awaited<ReturnType<typeof openAuth>>, name: string, password: string) {
  await fill(user, screen.getByLabelText('Username'), name);
  await fill(user, screen.getByLabelText('Password'), password);
}

describe('the welcome panel', () => {
  it('the welcome panel promises fun games, progress, rewards, and maths and English for all years', async () => {
    fakeApi(visitor());
    await openAuth();
    for (const feature of [
      'Fun games',
      'Track progress',
      'Earn rewards',
      'Math and English for Years 1-6',
    ])
      expect(screen.getByText(feature)).toBeInTheDocument();
  });
});

describe('Login', () => {
  it('Login asks for what is missing, at the fields, and goes to the first of them', async () => {
    const api = fakeApi(visitor());
    const user = await openAuth();
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByText('Username is required');
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Username is required');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
    expect(screen.getByLabelText('Username')).toHaveFocus();
    expect(api.sentTo('login')).toEqual([]);
  });

  it('Login goes to the password when only that is missing', async () => {
    fakeApi(visitor());
    const user = await openAuth();
    await user.type(screen.getByLabelText('Username'), 'mia{Enter}');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.queryByText('Username is required')).not.toBeInTheDocument();
  });

  it('Login welcomes back and shows the games', async () => {
    const api = fakeApi({ ...visitor(), login: pupil() });
    const user = await openAuth(renderApp);
    await write(user, ' mia ', 'secret');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Login successful')).toBeInTheDocument();
    expect(screen.getByText('Welcome back, Mia!')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Welcome, Mia!' })).toBeInTheDocument();
    expect(api.sentTo('login')).toEqual([{ username: 'mia', password: 'secret' }]);
  });

  it('Login says what went wrong and keeps the name', async () => {
    fakeApi({ ...visitor(), login: refusal(401, 'Wrong username or password.') });
    const user = await openAuth();
    await write(user, 'mia', 'wrong');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Login failed')).toBeInTheDocument();
    expect(screen.getByText('401: Wrong username or password.')).toBeInTheDocument();
    expect(screen.getByLabelText('Username')).toHaveValue('mia');
  });

  it('Login sends a double click once, and says that it waits for a slow server', async () => {
    const { answer, arrive } = slowAnswer<User>();
    const api = fakeApi({ ...visitor(), login: answer });
    const user = await openAuth();
    await write(user, 'mia', 'secret');
    await user.dblClick(screen.getByRole('button', { name: 'Login' }));
    const pending = screen.getByRole('button', { name: 'Logging in…' });
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByLabelText('Password'), '{Enter}');
    expect(api.sentTo('login')).toHaveLength(1);
    arrive(pupil());
    expect(await screen.findByText('Login successful')).toBeInTheDocument();
  });

  it('Login can be tried again after the server was away', async () => {
    const api = fakeApi({ ...visitor(), login: AWAY });
    const user = await openAuth();
    await write(user, 'mia', 'secret');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Login failed')).toBeInTheDocument();
    api.answer('login', pupil());
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Login successful')).toBeInTheDocument();
  });
});

describe('the password', () => {
  it('the password is hidden until it is asked to be shown', async () => {
    fakeApi(visitor());
    const user = await openAuth();
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });
});

describe('Register', () => {
  it('Register states the price', async () => {
    fakeApi(visitor());
    await openRegister();
    expect(screen.getByText(PRICE)).toBeInTheDocument();
  });

  it('Register mentions no price where it is free', async () => {
    fakeApi({ ...visitor(), getConfig: FREE });
    await openRegister();
    expect(screen.queryByText(PRICE)).not.toBeInTheDocument();
    expect(screen.queryByText(/£/)).not.toBeInTheDocument();
  });

  it.each([
    ['', '', 'Username is required', 'Password must be at least 6 characters'],
    ['sam', '12345', '', 'Password must be at least 6 characters'],
    ['   ', '123456', 'Username is required', 'At least 6 characters. Keep it secret!'],
  ])(
    'Register of %j with password %j says %j and %j',
    async (name, password, ofName, ofPassword) => {
      const api = fakeApi(visitor());
      const user = await openRegister();
      if (name) await user.type(screen.getByLabelText('Username'), name);
      if (password) await user.type(screen.getByLabelText('Password'), password);
      await user.click(screen.getByRole('button', { name: 'Register' }));
      expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(ofName);
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(ofPassword);
      expect(screen.getByLabelText(ofName ? 'Username' : 'Password')).toHaveFocus();
      expect(api.sentTo('register')).toEqual([]);
    },
  );

  it('Register makes the account at once where it is free, and leads to the choice of a year, also on a device that a class shared', async () => {
    rememberCard(true);
    const api = fakeApi({ ...visitor(), getConfig: FREE, register: pupil({ yearGroup: null }) });
    const user = await openRegister(renderApp);
    await write(user, 'sam', '123456');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Registration successful')).toBeInTheDocument();
    expect(screen.getByText('Your account has been created successfully.')).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe('/year-selection'));
    expect(api.sentTo('register')).toEqual([{ username: 'sam', password: '123456' }]);
    // Otherwise they would be logged out at once where nobody had used the device for half an hour.
    expect(isOnSharedDevice()).toBe(false);
  });

  it('Register says when the name is taken and keeps it, even for the other tab', async () => {
    const register = refusal(409, 'That username is already taken.');
    fakeApi({ ...visitor(), getConfig: FREE, register });
    const user = await openRegister();
    await write(user, 'mia', '123456');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Registration failed')).toBeInTheDocument();
    expect(screen.getByText('409: That username is already taken.')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Login' }));
    expect(await screen.findByLabelText('Username')).toHaveValue('mia');
  });

  it('Register offers to try again when its settings do not load', async () => {
    const api = fakeApi({ ...visitor(), getConfig: AWAY });
    const user = await openAuth();
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    expect(await screen.findByText('We couldn’t get the form ready.')).toBeInTheDocument();
    api.answer('getConfig', CONFIG);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Register' })).toBeInTheDocument();
  });
});
