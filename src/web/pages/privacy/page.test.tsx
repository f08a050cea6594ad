import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ABOUT_COMMENTS, type MyData } from '#shared/contract/my-data.ts';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import { answersFor, AWAY, CONFIG, fakeApi, NOBODY, pupil } from '#testing/fake-api.ts';
import { renderApp, renderPage } from '#testing/render-app.tsx';
import { watchSavedFiles } from '#testing/saved-files.ts';

const DATA: MyData = {
  account: {
    username: 'mia',
    displayName: 'Mia B.',
    yearGroup: 3,
    avatar: '🐶',
    role: 'pupil',
    isAdmin: false,
    gamesCompleted: 1,
    avatarsUnlocked: 15,
    unlockedAvatars: ['🐶', '🐱'],
    createdAt: '2026-01-01T10:00:00Z',
    lastPlayedAt: null,
    archivedAt: null,
    movedUpFor: null,
    keptAt: null,
    playSettings: DEFAULT_PLAY_SETTINGS,
    playSettingsSetByStaff: [],
  },
  games: [
    {
      gameId: 'word-search',
      score: 9,
      maxScore: 10,
      createdAt: '2026-01-02T10:00:00Z',
      recordedAt: '2026-01-02T10:00:00Z',
      verified: true,
      rushed: false,
      answers: [
        {
          item: 'word/owl#sight',
          objective: null,
          right: true,
          slip: null,
          ms: 900,
          tries: 1,
          rating: null,
        },
      ],
    },
  ],
  objectives: [],
  journey: [],
  memory: {
    isOn: true,
    items: [
      {
        item: 'word/owl#spelling',
        stability: 2.3,
        difficulty: 5,
        bestStability: 2,
        reviewedOn: '2026-01-02',
        repetitions: 1,
        lapses: 0,
        dueOn: '2026-01-04',
      },
    ],
    afterDeletedAnswers: [],
  },
  tablesChecks: [],
  ratings: [],
  aboutComments: ABOUT_COMMENTS,
  messages: [],
  lastQuestions: [],
  logIns: [
    {
      device: 'Chrome on Android',
      createdAt: '2026-01-01T10:00:00Z',
      lastUsedAt: '2026-01-02T10:00:00Z',
      expiresAt: '2026-02-01T10:00:00Z',
    },
  ],
  listedToDeleteAt: null,
  secondFactor: null,
  setWork: [],
  classes: [],
  wordLists: [],
  recordings: [],
  safeguardingLeadSince: null,
  signIn: { picturesSince: null, cardSince: null },
  schoolAccount: null,
  invitedUntil: null,
  payments: [],
  accountLog: [],
};

const heading = (name: string) => screen.findByRole('heading', { name });

describe('the privacy page', () => {
  it('the privacy page is open to everybody, with a link to log in', async () => {
    fakeApi({ getConfig: CONFIG, getUser: NOBODY });
    renderPage('/privacy');
    for (const title of ['What we keep', 'Who can see it', 'How to have it deleted']) {
      expect(await heading(title)).toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth');
  });

  it.each(['/', '/about', '/profile', '/how-to-play', '/year-selection', '/nowhere'])(
    '%s has a link to the privacy page',
    async (path) => {
      fakeApi(answersFor(pupil()));
      renderApp(path);
      await screen.findByRole('heading', { level: 1 });
      const link = screen.getByRole('link', { name: 'Your privacy' });
      expect(link).toHaveAttribute('href', '/privacy');
    },
  );

  it('the welcome page links to the privacy page before anybody has logged in', async () => {
    fakeApi({ getConfig: CONFIG, getUser: NOBODY });
    const user = renderApp('/auth');
    await user.click(await screen.findByRole('link', { name: 'Your privacy' }));
    expect(await heading('What we never ask')).toBeInTheDocument();
  });

  it('the privacy page explains all 15 standards of the Children’s Code to adults', async () => {
    fakeApi(answersFor(pupil()));
    renderPage('/privacy');
    const code = await screen.findByRole('region', { name: 'The Children’s Code' });
    expect(within(code).getAllByRole('listitem')).toHaveLength(15);
  });
});

it('the privacy page tells adults of the cookie of a payment, of drafts, and of what a log-out leaves on the device', async () => {
  fakeApi(answersFor(pupil()));
  renderPage('/privacy');
  const list = await screen.findByRole('list', { name: 'What is kept, what for and how long' });
  const rows = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => text.startsWith('On the device: '));
  for (const row of [
    /has paid.*24 hours/,
    /left in the middle.*next day on which anybody plays/,
    /not sent yet.*tab is closed/,
  ]) {
    expect(rows).toContainEqual(expect.stringMatching(row));
  }
});

it.each([
  ['what is typed for a spelling', /^Answers in .*for a spelling what was typed, if it is near/],
  ['what staff set', /^Help with playing that staff have set.*who.*when/],
  ['a teacher’s voice', /in a teacher’s own voice.*account is deleted/],
  ['a teacher’s voice on devices', /^On the device: .*teacher’s own voice.*child logs out/],
  ['Together and goals', /made a picture grow together.*goal for the week.*a year has passed/],
  ['who is in which class', /^Which class a child is in/],
  ['an import', /^An import of a list.*name and year before.*30 days/],
])('the privacy page tells adults that this is kept, and until when: %s', async (_, row) => {
  fakeApi(answersFor(pupil()));
  renderPage('/privacy');
  const list = await screen.findByRole('list', { name: 'What is kept, what for and how long' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(row));
});

describe('the third parties', () => {
  it('the privacy page names no third parties in the default set-up', async () => {
    fakeApi(answersFor(pupil()));
    renderPage('/privacy');
    const panel = await screen.findByRole('region', { name: 'Who else receives data' });
    expect(panel).toHaveTextContent('Nobody.');
  });

  it('the privacy page names the third parties that are set up', async () => {
    const email = { ...CONFIG.email, origin: 'https://api.emailjs.com' };
    const payment = { mode: 'stripe' as const, scriptUrl: '', isTest: false };
    fakeApi({ ...answersFor(pupil()), getConfig: { ...CONFIG, email, payment } });
    renderPage('/privacy');
    const panel = await screen.findByRole('region', { name: 'Who else receives data' });
    expect(panel).toHaveTextContent(/Stripe, on the register page only.*EmailJS/);
    expect(panel).not.toHaveTextContent('Nobody.');
  });
});

describe('what is kept about a pupil', () => {
  it('pupils can read in words what is stored about them', async () => {
    fakeApi({ ...answersFor(pupil()), getMyData: DATA });
    const user = renderPage('/privacy');
    await user.click(await screen.findByRole('button', { name: 'Show me' }));
    const list = await screen.findByLabelText('What we keep about you');
    expect(list).toHaveFocus();
    expect(list).toHaveTextContent('Mia B.');
    expect(list).toHaveTextContent('1, Word Search');
    expect(list).toHaveTextContent('1 plant in your garden: when you saw each one');
    expect(list).not.toHaveTextContent('Two-step log-in');
    expect(screen.getByText(ABOUT_COMMENTS)).toBeInTheDocument();
  });

  it('pupils can save a copy of what is stored about them', async () => {
    fakeApi({ ...answersFor(pupil()), getMyData: DATA });
    const user = renderPage('/privacy');
    await user.click(await screen.findByRole('button', { name: 'Show me' }));
    const saved = watchSavedFiles();
    await user.click(await screen.findByRole('button', { name: 'Save a copy' }));
    expect(saved).toEqual(['mia.json']);
  });

  it('the privacy page says that the memory is switched off and stores nothing', async () => {
    const memory = { isOn: false, items: [], afterDeletedAnswers: [] };
    fakeApi({ ...answersFor(pupil()), getMyData: { ...DATA, memory } });
    const user = renderPage('/privacy');
    await user.click(await screen.findByRole('button', { name: 'Show me' }));
    const list = await screen.findByLabelText('What we keep about you');
    expect(list).toHaveTextContent('Nothing: it’s switched off for you');
  });

  it('the privacy page tells an owner since when they have two-step log-in', async () => {
    const secondFactor = { onSince: '2026-03-04T10:00:00Z', recoveryCodesLeft: 10 };
    fakeApi({ ...answersFor(pupil()), getMyData: { ...DATA, secondFactor } });
    const user = renderPage('/privacy');
    await user.click(await screen.findByRole('button', { name: 'Show me' }));
    const list = await screen.findByLabelText('What we keep about you');
    expect(list).toHaveTextContent(/Two-step log-in.*On since .*2026/);
  });

  it('the stored data can be requested again when it does not arrive', async () => {
    const api = fakeApi({ ...answersFor(pupil()), getMyData: AWAY });
    const user = renderPage('/privacy');
    await user.click(await screen.findByRole('button', { name: 'Show me' }));
    expect(await screen.findByText('We couldn’t load what we keep about you.')).toBeVisible();
    api.answer('getMyData', DATA);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Mia B.')).toBeInTheDocument();
  });
});
