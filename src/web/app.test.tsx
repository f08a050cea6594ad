import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pupilContract } from '#shared/contract/pupil.ts';
import { PAGE_PATHS } from '#shared/pages.ts';
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
import { CLASS_ANSWERS } from '#testing/class-answers.ts';
import { fill } from '#testing/fill.ts';
import { renderApp } from '#testing/render-app.tsx';
import { guard } from './data/guard.ts';
import { pageAt, ROUTES } from './routes.tsx';
import { queueGame } from './sync/queue.ts';
import { cacheAnswer, cacheUser } from './data/user-cache.ts';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the way to a page', () => {
  it('a page waits with a thinking owl while the server is asked who is signed in', async () => {
    const { answer, arrive } = slowAnswer<ReturnType<typeof pupil>>();
    fakeApi({ ...answersFor(pupil()), getUser: answer });
    renderApp('/about');
    const waiting = await screen.findByText('Loading…');
    expect(waiting.closest('[role=status]')?.querySelector('.owl')).toBeInTheDocument();
    arrive(pupil());
    expect(await heading('About')).toBeInTheDocument();
  });

  it('a visitor who opens a page for pupils is sent to the log-in', async () => {
    fakeApi({ getConfig: CONFIG, getUser: NOBODY });
    renderApp('/profile');
    expect(await heading('Welcome to Bright Explorers!')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/auth');
  });

  it.each([
    '/',
    '/profile',
    '/how-to-play',
    '/about',
    '/contact',
    '/year-selection',
    '/admin',
    '/admin/student/1',
  ])('a visitor may not see %s', (path) => {
    expect(guard(null, path, pageAt(path).access)).toEqual({ redirectTo: '/auth' });
  });

  it('a new pupil is sent to the choice of a year', async () => {
    fakeApi(answersFor(pupil({ yearGroup: null })));
    renderApp('/');
    expect(await heading('Choose your year')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/year-selection');
  });

  it('a signed-in pupil who opens the log-in is sent to the games', async () => {
    fakeApi(answersFor(pupil()));
    renderApp('/auth');
    expect(await heading('Welcome, Mia!')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/');
  });

  it('any other address shows the not-found page with a way home', async () => {
    fakeApi(answersFor(pupil()));
    const user = renderApp('/no/such/page');
    expect(await heading('404 Page Not Found')).toBeInTheDocument();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Take me home' }));
    expect(await heading('Welcome, Mia!')).toBeInTheDocument();
  });
});

it('the way to a page is known to the server for each page of the browser, and to the browser for each page of the server', () => {
  expect(ROUTES.map(({ path }) => path).toSorted()).toEqual(PAGE_PATHS.toSorted());
});

describe('the document', () => {
  it.each([
    ['/', 'Play now!'],
    ['/profile', 'My Profile'],
    ['/how-to-play', 'How to Play'],
    ['/about', 'About'],
    ['/year-selection', 'Choose your year'],
    ['/nowhere', '404 Page Not Found'],
  ])('the page at %s is titled %s', (path, title) => {
    expect(pageAt(path).title).toBe(title);
  });

  it('the document’s title contains the title of the page and the name of the installation', async () => {
    fakeApi({ getUser: NOBODY, getConfig: { ...CONFIG, appName: 'Hill School Games' } });
    renderApp('/auth');
    await waitFor(() => expect(document.title).toBe('Welcome · Hill School Games'));
    expect(await heading('Welcome to Hill School Games!')).toBeInTheDocument();
  });
});

describe('the focus', () => {
  it('the first page leaves the focus where the browser put it', async () => {
    fakeApi(answersFor(pupil()));
    renderApp('/about');
    await heading('About');
    expect(document.body).toHaveFocus();
  });

  it('the focus moves to the heading of the next page', async () => {
    fakeApi(answersFor(pupil()));
    const user = renderApp('/about');
    await user.click(await screen.findByRole('link', { name: 'How the games work' }));
    const next = await heading('How to Play');
    await waitFor(() => expect(next).toHaveFocus());
  });
});

describe('bad luck', () => {
  it('the app offers to try again when the server is away, and continues when it is back', async () => {
    const api = fakeApi({ ...answersFor(pupil()), getUser: AWAY });
    const user = renderApp('/about');
    expect(await heading('We can’t reach the server')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/about');
    api.answer('getUser', pupil());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('About')).toBeInTheDocument();
  });

  it('when the server is away the app opens for the pupil who was here last, with what was read before', async () => {
    cacheUser(pupil({ gamesCompleted: 3 }));
    const played = { id: 1, gameId: 'word-search', score: 9, maxScore: 10 };
    cacheAnswer(1, pupilContract.getHistory.path, [
      { ...played, createdAt: '2026-01-01T10:00:00Z' },
    ]);
    const api = fakeApi({
      getUser: AWAY,
      getConfig: AWAY,
      getHistory: AWAY,
      getPlaySettings: AWAY,
    });
    for (const name of ['getAvatars', 'getUserAvatars', 'getMemory'] as const)
      api.answer(name, AWAY);
    renderApp('/profile');
    expect(await heading('My Profile')).toBeInTheDocument();
    expect(await screen.findByRole('cell', { name: '9/10' })).toBeInTheDocument();
    expect(screen.getByText('3 games completed')).toBeInTheDocument();
    expect(await screen.findByText('No internet – you can keep playing.')).toBeInTheDocument();
  });

  it('an error of the server shows its number, to quote when asking for help', async () => {
    const api = fakeApi({
      ...answersFor(pupil()),
      getUser: refusal(500, 'Oops!', '482-719-365'),
    });
    const user = renderApp('/about');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'If you ask for help, tell them this number: 482-719-365',
    );
    api.answer('getUser', AWAY);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('alert')).not.toHaveTextContent('this number'));
  });

  it('a read that finds the session lost leads to the log-in', async () => {
    const history = slowAnswer<typeof NOBODY>();
    const api = fakeApi({ ...answersFor(pupil()), getHistory: history.answer });
    renderApp('/profile');
    await heading('My Profile');
    api.answer('getUser', NOBODY);
    history.arrive(NOBODY);
    expect(await heading('Welcome to Bright Explorers!')).toBeInTheDocument();
  });

  it('a refused read from before a new session does not sign the user out', async () => {
    fakeApi({ ...answersFor(pupil()), getHistory: NOBODY });
    renderApp('/profile');
    expect(await screen.findByText('We couldn’t load your games.')).toBeInTheDocument();
    expect(await heading('My Profile')).toBeInTheDocument();
  });

  it('a change that finds the session lost leads to the log-in', async () => {
    const api = fakeApi({ ...answersFor(pupil()), setYearGroup: NOBODY });
    const user = renderApp('/profile');
    const year = await screen.findByRole('button', { name: 'Year 4' });
    api.answer('getUser', NOBODY);
    await user.click(year);
    expect(await heading('Welcome to Bright Explorers!')).toBeInTheDocument();
    expect(await screen.findByText('401: Please log in first.')).toBeInTheDocument();
  });

  it('staff whose session has ended are told that what they did was not saved', async () => {
    const api = fakeApi({ ...CLASS_ANSWERS, makeClass: NOBODY });
    const user = renderApp('/classes');
    await fill(user, await screen.findByLabelText('Class name'), 'Owls');
    api.answer('getUser', NOBODY);
    await user.click(screen.getByRole('button', { name: 'Create class' }));
    expect(await heading('Welcome to Bright Explorers!')).toBeInTheDocument();
    expect(await screen.findByText('You have been logged out')).toBeInTheDocument();
    expect(
      screen.getByText('Please log in again. What you did last was not saved.'),
    ).toBeInTheDocument();
  });

  it('staff whose session has ended are told so also after an act that says itself that it failed', async () => {
    const api = fakeApi({ ...CLASS_ANSWERS, makeCards: NOBODY });
    const user = renderApp('/classes/5/cards');
    const make = await screen.findByRole('button', { name: /^Create picture passwords/ });
    api.answer('getUser', NOBODY);
    await user.click(make);
    expect(await screen.findByText('You have been logged out')).toBeInTheDocument();
  });

  it('staff who only looked when their session had ended are told to log in again', async () => {
    const classes = slowAnswer<typeof NOBODY>();
    const api = fakeApi({ ...CLASS_ANSWERS, getClasses: classes.answer });
    renderApp('/classes');
    await heading('Classes');
    api.answer('getUser', NOBODY);
    classes.arrive(NOBODY);
    expect(await screen.findByText('You have been logged out')).toBeInTheDocument();
    expect(screen.getByText('Please log in again.')).toBeInTheDocument();
  });

  it('a finished game that waits on this device is sent', async () => {
    const playId = '6f0d5b39-3c5c-4d6c-9a55-0d3c2b1a9e77';
    const game = { gameId: 'word-search', score: 9, maxScore: 10, duration: 60, playId };
    queueGame(pupil().id, game);
    const api = fakeApi({
      ...answersFor(pupil()),
      completeGame: {
        newAvatarsUnlocked: 0,
        avatarsUnlocked: 15,
        gamesCompleted: 1,
        unlockedAvatars: [],
      },
    });
    renderApp('/about');
    await waitFor(() => expect(api.sentTo('completeGame')).toEqual([{ ...game, userId: 1 }]));
  });

  it('the next pupil sees nothing of the previous one', async () => {
    const other = pupil({ id: 2, username: 'sam', displayName: 'Sam' });
    const api = fakeApi({
      ...answersFor(pupil()),
      getHistory: [
        { id: 1, gameId: 'word-search', score: 9, maxScore: 10, createdAt: '2026-01-01T10:00:00Z' },
      ],
      logout: undefined,
      login: other,
    });
    const user = renderApp('/profile');
    await screen.findByRole('cell', { name: '9/10' });
    const [logOut] = screen.getAllByRole('button', { name: 'Log Out' });
    if (logOut) await user.click(logOut);
    await user.type(await screen.findByLabelText('Username'), 'sam');
    await fill(user, screen.getByLabelText('Password'), 'secret');
    api.answer('getHistory', refusal(500, 'Sorry.'));
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await heading('Welcome, Sam!');
    const [profile] = screen.getAllByRole('link', { name: 'My Profile' });
    if (profile) await user.click(profile);
    expect(await screen.findByText('We couldn’t load your games.')).toBeInTheDocument();
    expect(screen.queryByText('9/10')).not.toBeInTheDocument();
  });
});
