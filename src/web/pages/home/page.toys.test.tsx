import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GAMES } from '#games/cards.ts';
import facts from '#content/journey-facts.yaml';
import { contract } from '#shared/contract/index.ts';
import { factsSchema, inOrder } from '#shared/journey-texts.ts';
import { answersFor, AWAY, fakeApi, pupil, slowAnswer } from '#testing/fake-api.ts';
import { deviceWith } from '#testing/fake-voices.ts';
import { renderPage } from '#testing/render-app.tsx';
import { signedDeal } from '#testing/signed-deal.ts';
import { loadStory } from '#web/shell/journey/story.ts';
import { HOME_TIPS } from '#web/shell/tips.ts';

const closeButton = () => screen.findByRole('button', { name: 'Close game' });

async function openHome(user = pupil()) {
  fakeApi(answersFor(user));
  const hands = renderPage('/');
  await screen.findByRole('heading', { level: 1 });
  return hands;
}

describe('the welcome', () => {
  it('the welcome shows the pupil’s name and progress, and the owl says something else after each game', async () => {
    await openHome(pupil({ gamesCompleted: 12, avatarsUnlocked: 25, avatar: '🦊' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Mia!');
    for (const text of ['🦊', 'Year 3', 'Explorer', '12/25 games'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('Complete 3 more games to unlock new avatars!')).toBeInTheDocument();
    expect(screen.getByText(HOME_TIPS[12 % HOME_TIPS.length] ?? '')).toBeInTheDocument();
    const bar = screen.getByRole('progressbar', { name: '12/25 games' });
    expect(bar).toHaveAttribute('aria-valuenow', '48');
  });

  it('the welcome shows the username if there is no display name', async () => {
    await openHome(pupil({ displayName: '' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, mia!');
  });

  it('the progress bar stops at its end, and a pupil with every avatar is praised', async () => {
    await openHome(pupil({ gamesCompleted: 40, avatarsUnlocked: 50 }));
    const bar = screen.getByRole('progressbar', { name: '40/25 games' });
    expect(bar).toHaveAttribute('aria-valuenow', '100');
    expect(
      screen.getByText("You've unlocked all available avatars! Great work!"),
    ).toBeInTheDocument();
  });
});

it('what the class grows together stands above what else there is to do, and says how far it is', async () => {
  fakeApi({
    ...answersFor(pupil()),
    getOwnTogether: { picture: 'reef', endsAt: '2026-11-27T10:10:00.000Z', growth: 0.6 },
  });
  renderPage('/');
  const line = await screen.findByRole('region', { name: 'Together' });
  expect(line).toHaveTextContent('Each game you play makes our reef grow. Our reef is half grown.');
});

it('the goal of the class’s week is one line below the games', async () => {
  const api = fakeApi({
    ...answersFor(pupil()),
    getOwnWeek: { goal: 60, rounds: 34, lastWeek: 41 },
  });
  renderPage('/');
  const line = await screen.findByRole('region', { name: 'Our week' });
  expect(line).toHaveTextContent(
    'Your class has played 34 of 60 games this week. Last week it played 41.',
  );
  expect(within(line).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '57');
  cleanup();
  api.answer('getOwnWeek', { goal: 60, rounds: 61, lastWeek: 0 });
  renderPage('/');
  expect(await screen.findByText(/That is your goal!$/)).toBeVisible();
});

describe('the games', () => {
  it('the games are shown in order, each with a title, category, description and Play button', async () => {
    await openHome();
    const tiles = within(screen.getByRole('region', { name: 'Choose a game' })).getAllByRole(
      'listitem',
    );
    expect(tiles).toHaveLength(GAMES.length);
    GAMES.forEach((game, index) => {
      const tile = within(tiles[index] ?? document.body);
      expect(tile.getByRole('heading', { name: game.title })).toBeInTheDocument();
      expect(tile.getByText(game.description)).toBeInTheDocument();
      expect(tile.getByText(game.category === 'Math' ? 'Maths' : 'English')).toBeInTheDocument();
      expect(tile.getByRole('button', { name: `Play ${game.title}` })).toBeInTheDocument();
    });
  });
});

it('a pupil of Year 1 can hear what stands on the tile of each game, and a pupil of Year 3 reads it', async () => {
  const { spoken } = deviceWith();
  await openHome(pupil({ yearGroup: 1 }));
  for (const { title, description } of GAMES) {
    fireEvent.click(screen.getByRole('button', { name: `Read ${title} aloud` }));
    expect(spoken()).toEqual([title, description]);
  }
  cleanup();
  await openHome(pupil({ yearGroup: 3 }));
  expect(screen.queryByRole('button', { name: 'Read Word Search aloud' })).not.toBeInTheDocument();
});

it('a pupil of Year 2 whose device has no voice is told so once, and has no loudspeakers that say nothing', async () => {
  deviceWith([]);
  await openHome(pupil({ yearGroup: 2 }));
  expect(await screen.findByText(/^This device can’t read aloud/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /read.*aloud/i })).not.toBeInTheDocument();
});

describe('an open game', () => {
  it('an open game is in the URL, and leaving it goes back to the page it was opened from', async () => {
    window.history.pushState(null, '', '/before');
    const user = await openHome();
    const entries = window.history.length;
    await user.click(screen.getByRole('button', { name: 'Play Toy Game' }));
    await waitFor(() => expect(window.location.search).toBe('?play=toy'));
    expect(window.history.length).toBe(entries + 1);
    await user.click(await closeButton());
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(window.location.pathname).toBe('/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Play Toy Game' })).toHaveFocus();
  });

  it('two quick taps open a game once, so that one step leads back', async () => {
    window.history.pushState(null, '', '/before');
    const user = await openHome();
    const entries = window.history.length;
    await user.dblClick(screen.getByRole('button', { name: 'Play Toy Game' }));
    await user.click(await closeButton());
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(window.history.length).toBe(entries + 1);
  });

  it('the Back button closes a game, which can be opened again', async () => {
    const user = await openHome();
    await user.click(screen.getByRole('button', { name: 'Play Toy Game' }));
    await closeButton();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Play Fragile Game' }));
    await user.click(await closeButton());
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('the Forward button reopens a game, which can be left again', async () => {
    const user = await openHome();
    await user.click(screen.getByRole('button', { name: 'Play Toy Game' }));
    await user.click(await closeButton());
    await waitFor(() => expect(window.location.search).toBe(''));
    window.history.forward();
    await user.click(await closeButton());
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('a game opened by its URL closes to the games', async () => {
    fakeApi(answersFor(pupil()));
    const user = renderPage('/?play=old-game');
    await user.click(await screen.findByRole('button', { name: 'Back to Games' }));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(window.location.pathname).toBe('/');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

describe('what a teacher has set', () => {
  const WORK = {
    id: 5,
    label: 'Apostrophes',
    games: ['toy'],
    done: 1,
    of: 3,
    until: null,
  };

  /** Opens the page on a device with these rows stored. */
  async function openKnowing(rows: (typeof WORK)[]) {
    const user = pupil();
    localStorage.setItem('signed-in', JSON.stringify(user));
    localStorage.setItem('known:1:/api/user/work', JSON.stringify({ rows, total: rows.length }));
    const getOwnWork = { rows, total: rows.length };
    fakeApi({ ...answersFor(user), getOwnWork, completeGame: AWAY });
    const hands = renderPage('/');
    await screen.findByRole('heading', { level: 1 });
    return hands;
  }

  it('set work is shown above the games with its progress, and starts with one tap', async () => {
    const hands = await openKnowing([WORK]);
    const card = within(await screen.findByRole('region', { name: 'From your teacher' }));
    expect(card.getByText('Apostrophes')).toBeInTheDocument();
    expect(card.getByRole('img', { name: '1 of 3 games played' })).toBeInTheDocument();
    const [first] = screen.getAllByRole('button', { name: /^(Start|Play) (?!settings)/ });
    expect(first).toHaveAccessibleName('Start what your teacher set: Apostrophes');
    await hands.click(card.getByRole('button'));
    await waitFor(() => expect(window.location.search).toBe('?play=toy&work=5'));
    await hands.click(await closeButton());
    await waitFor(() => expect(card.getByRole('button')).toHaveFocus());
  });

  it('set work counts queued rounds', async () => {
    const deal = signedDeal(1, { workId: 5, gameId: 'toy' });
    const played = { gameId: 'toy', score: 9, maxScore: 10, playId: deal.deal.id };
    const waiting = { ...played, proof: { ...deal, moves: [] } };
    localStorage.setItem('outbox:1', JSON.stringify([waiting]));
    await openKnowing([WORK]);
    expect(await screen.findByRole('img', { name: '2 of 3 games played' })).toBeInTheDocument();
    localStorage.removeItem('outbox:1');
  });

  it('set work with a later deadline is one tap away', async () => {
    const hands = await openKnowing([WORK, { ...WORK, id: 6, label: 'Commas' }]);
    expect(screen.queryByText('Commas')).not.toBeInTheDocument();
    await hands.click(screen.getByRole('button', { name: '1 more' }));
    await hands.click(screen.getByRole('button', { name: 'Start what your teacher set: Commas' }));
    await waitFor(() => expect(window.location.search).toBe('?play=toy&work=6'));
    await hands.click(await closeButton());
  });

  it('set work that loads after the page fills the space reserved for it', async () => {
    const user = pupil();
    const { answer, arrive } = slowAnswer<{ rows: (typeof WORK)[]; total: number }>();
    fakeApi({ ...answersFor(user), getOwnWork: answer });
    renderPage('/');
    expect(await screen.findByText('All the games are there to play.')).toBeInTheDocument();
    arrive({ rows: [WORK], total: 1 });
    expect(await screen.findByRole('region', { name: 'From your teacher' })).toBeInTheDocument();
    expect(screen.queryByText('All the games are there to play.')).not.toBeInTheDocument();
  });

  it.each(['teacher', 'owner'] as const)(
    'set work is not requested when a %s opens the page, which does not show it',
    async (role) => {
      const api = fakeApi(answersFor(pupil({ role })));
      renderPage('/');
      expect(await screen.findByRole('heading', { name: 'Welcome, Mia!' })).toBeInTheDocument();
      expect(screen.queryByText('All the games are there to play.')).not.toBeInTheDocument();
      expect(api.sentTo('getOwnWork')).toEqual([]);
    },
  );

  it('completed set work is replaced by praise', async () => {
    const user = pupil();
    localStorage.setItem('signed-in', JSON.stringify(user));
    const known = { rows: [WORK], total: 1 };
    localStorage.setItem('known:1:/api/user/work', JSON.stringify(known));
    fakeApi(answersFor(user));
    renderPage('/');
    expect(
      await screen.findByText('Well done! That’s all your teacher has set.'),
    ).toBeInTheDocument();
  });
});

describe('a tables check', () => {
  const CHECK = { id: 7, kind: 'sitting', isDone: false } as const;
  const YEAR_4 = pupil({ yearGroup: 4 });

  /** Opens the page on a device with these rows stored. */
  async function openKnowing(rows: (typeof CHECK)[], now = rows) {
    localStorage.setItem('signed-in', JSON.stringify(YEAR_4));
    const known = JSON.stringify({ rows, total: rows.length });
    localStorage.setItem('known:1:/api/user/tables-checks', known);
    const getOpenTablesChecks = { rows: now, total: now.length };
    fakeApi({ ...answersFor(YEAR_4), getOpenTablesChecks, completeGame: AWAY });
    const hands = renderPage('/');
    await screen.findByRole('heading', { level: 1 });
    return hands;
  }

  it('an open tables check is shown above the games and leads to its page', async () => {
    const hands = await openKnowing([CHECK]);
    const card = within(await screen.findByRole('region', { name: 'Tables check' }));
    expect(card.getByText('Your class is doing this now.')).toBeInTheDocument();
    await hands.click(card.getByRole('link', { name: 'Go to the tables check' }));
    await waitFor(() => expect(window.location.pathname).toBe('/tables-check'));
  });

  it.each([
    { kind: 'sitting', first: 'Tables check', says: 'Your class is doing this now.' },
    { kind: 'practice', first: 'From your teacher', says: 'Practise as often as you like.' },
  ] as const)(
    'with set work and a tables check ($kind) open, the first suggestion is: $first, and the check is under the games',
    async ({ kind, first, says }) => {
      const work = { id: 5, label: 'Commas', games: ['toy'], done: 0, of: 1, until: null };
      fakeApi({
        ...answersFor(YEAR_4),
        getOwnWork: { rows: [work], total: 1 },
        getOpenTablesChecks: { rows: [{ ...CHECK, kind }], total: 1 },
      });
      const hands = renderPage('/');
      const more = within(await screen.findByRole('region', { name: 'More practice' }));
      expect(await screen.findByRole('region', { name: first })).toBeInTheDocument();
      expect(await more.findByText(says)).toBeInTheDocument();
      await hands.click(more.getByRole('link', { name: 'Go to the tables check' }));
      await waitFor(() => expect(window.location.pathname).toBe('/tables-check'));
    },
  );

  it('a tables check closed since the last visit is replaced by a message', async () => {
    await openKnowing([CHECK], []);
    expect(await screen.findByText('The tables check is closed now.')).toBeInTheDocument();
  });

  it('a tables check with a queued result is not offered again', async () => {
    const deal = signedDeal(1, { checkId: 7, gameId: 'tables-check' });
    const taken = { gameId: 'tables-check', score: 20, maxScore: 25, playId: deal.deal.id };
    const waiting = { ...taken, proof: { ...deal, moves: [] } };
    localStorage.setItem('outbox:1', JSON.stringify([waiting]));
    await openKnowing([CHECK]);
    expect(screen.queryByRole('link', { name: 'Go to the tables check' })).not.toBeInTheDocument();
    localStorage.removeItem('outbox:1');
  });
});

describe('the garden', () => {
  /** The home page of a pupil with plants to water, and a server that deals a round with four due items. */
  async function openThirsty() {
    const dealRounds = (body: unknown) => {
      const { gameId, purpose } = contract.dealRounds.body.parse(body);
      const dealtAt = new Date().toISOString();
      return [signedDeal(1, { gameId, purpose, dealtAt, holds: purpose && 4 })];
    };
    const getOwnDue = { plants: 9, due: 'toy', mend: null, journey: [] };
    const api = fakeApi({ ...answersFor(pupil()), getOwnDue, dealRounds });
    return { api, hands: renderPage('/') };
  }

  it('one tap starts a round to water the garden, and the button shows its size', async () => {
    const { api, hands } = await openThirsty();
    await hands.click(await screen.findByRole('button', { name: 'Water my garden (4)' }));
    await waitFor(() => expect(window.location.search).toBe('?play=toy&for=due'));
    await closeButton();
    const asked = { gameId: 'toy', count: 1, purpose: 'due' };
    expect(api.sentTo('dealRounds')).toContainEqual(asked);
    await hands.click(await closeButton());
    // Abandoning it unanswered deals the next one.
    expect(await screen.findByRole('button', { name: 'Water my garden (4)' })).toBeInTheDocument();
  });

  it('the journey’s card shows the page that the story of the pupil’s year has come to, and after its end the newest find and the next stop', async () => {
    // Its code comes later than the games: how long that takes is not what is tested.
    await import('#web/shell/journey/card.tsx');
    await loadStory(3);
    const [, newest] = inOrder(factsSchema.parse(facts));
    for (const [growth, says] of [
      [12, [/^Page 2 of “.+”$/]],
      [91, [/^Page 8 of “.+”$/]],
      [112, [newest?.fact ?? '', 'Next stop: Spelling Spring']],
    ] as const) {
      const journey = [
        { year: 2 as const, growth: 12 },
        { year: 3 as const, growth },
      ];
      const getOwnDue = { plants: 3, due: null, mend: null, journey };
      fakeApi({ ...answersFor(pupil()), getOwnDue });
      renderPage('/');
      const card = await screen.findByRole('region', { name: 'My journey' });
      for (const each of says) expect(await within(card).findByText(each)).toBeInTheDocument();
      cleanup();
      localStorage.clear();
    }
  });

  it.each([
    { plants: 0, says: 'Your garden is waiting. Play a game to plant your first seed.' },
    { plants: 3, says: 'Nothing in your garden is thirsty today.' },
    { plants: null, says: 'All the games are there to play.' },
  ])(
    'a garden of $plants plants with nothing to do has a kind sentence: $says',
    async ({ plants, says }) => {
      fakeApi({
        ...answersFor(pupil()),
        getOwnDue: { plants, due: null, mend: null, journey: [] },
      });
      renderPage('/');
      expect(await screen.findByText(says)).toBeInTheDocument();
    },
  );
});
