import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { dealtCompletionSchema, type SignedDeal } from '#shared/contract/rounds.ts';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import {
  answersFor,
  AWAY,
  fakeApi,
  NOBODY,
  pupil,
  refusal,
  slowAnswer,
} from '#testing/fake-api.ts';
import { fakeStorage } from '#testing/fake-storage.ts';
import { button, findDialog, finishToy, noDialog, renderGame } from '#testing/play-toy.tsx';
import { completedWith } from '#testing/finished-game.ts';
import { dealer, signedDeal } from '#testing/signed-deal.ts';
import { renderApp } from '#testing/render-app.tsx';
import { queuedGames } from '../sync/queue.ts';
import { reportServer } from '../data/connection.ts';
import { cacheUser } from '../data/user-cache.ts';
import { addRounds, missingRounds } from '../data/rounds-ahead.ts';
import type { PlayedFor } from './use-dealt-round.ts';

beforeEach(() => localStorage.clear());

const QUESTIONS_FAILED =
  'Oops! Something went wrong loading the questions. Please try again later or choose a different game.';

const round = () => screen.findByText(/^Round \d+$/);

type Answers = Parameters<typeof fakeApi>[0];

/** Opens a game alone. */
function openGame(id: string, changes: Answers = {}, playedFor?: PlayedFor) {
  const api = fakeApi({ ...answersFor(pupil()), ...changes });
  return { api, hands: renderGame(id, playedFor) };
}

/** Opens a game by its address, in the whole app. */
function openInApp(id: string, changes: Answers = {}) {
  const api = fakeApi({ ...answersFor(pupil()), ...changes });
  const onCaughtError = vi.fn();
  return { api, hands: renderApp(`/?play=${id}`, { onCaughtError }) };
}

describe('a game', () => {
  it('a game opens in a dialog with a kind word and a close button, and is not recorded when it is closed', async () => {
    const { api, hands } = openGame('toy');
    const dialog = within(await findDialog('Toy Game'));
    expect(dialog.getByText('Good luck! Take your time and read carefully.')).toBeInTheDocument();
    expect(await dialog.findByText('Year 3')).toBeInTheDocument();
    await hands.click(dialog.getByRole('button', { name: 'Close game' }));
    await noDialog();
    expect(api.sentTo('completeGame')).toEqual([]);
    expect(queuedGames(1)).toEqual([]);
  });

  it('a game pauses while the play settings are open, then continues the same round', async () => {
    const { api, hands } = openInApp('toy', { setPlaySettings: DEFAULT_PLAY_SETTINGS });
    const before = (await round()).textContent;
    expect(screen.getByText('The game goes on.')).toBeInTheDocument();
    expect(screen.getByText('Countdown: 1')).toBeInTheDocument();
    const gear = within(await findDialog('Toy Game')).getByRole('button', {
      name: 'Play settings',
    });
    await hands.click(gear);
    const settings = within(await findDialog('Play settings'));
    expect(screen.getByText('The game waits.')).toBeInTheDocument();

    api.answer('setPlaySettings', { ...DEFAULT_PLAY_SETTINGS, countdown: null });
    await hands.click(settings.getByRole('radio', { name: 'No clock' }));
    await hands.keyboard('{Escape}');
    await findDialog('Toy Game');
    expect(screen.getByText('The game goes on.')).toBeInTheDocument();
    expect(screen.getByText('Countdown: off')).toBeInTheDocument();
    expect((await round()).textContent).toBe(before);
    await waitFor(() => expect(gear).toHaveFocus());
  });

  it('a game waits while its page is hidden, as behind another app or a locked screen, and goes on when it is shown', async () => {
    openGame('toy');
    await screen.findByText('The game goes on.');
    const isHidden = vi.spyOn(document, 'hidden', 'get');
    for (const [hidden, text] of [
      [true, 'The game waits.'],
      [false, 'The game goes on.'],
    ] as const) {
      isHidden.mockReturnValue(hidden);
      fireEvent(document, new Event('visibilitychange'));
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });

  it('set work to think through has its own title, in the game and at the end', async () => {
    const round = signedDeal(1, { gameId: 'toy', workId: 5, purpose: 'think' });
    const answers = { dealRounds: [round], completeGame: completedWith() };
    const { hands } = openGame('toy', answers, { workId: 5 });
    await findDialog('Thinking Game');
    await hands.click(await screen.findByRole('button', { name: 'Finish' }));
    const end = within(await findDialog('Well done!'));
    expect(end.getByText('Thinking Game')).toBeInTheDocument();
  });

  it('an unknown game is reported as not found and closes to the games', async () => {
    const { hands } = openInApp('treasure-hunt');
    await findDialog('Game not found');
    await hands.keyboard('{Escape}');
    await noDialog();
    expect(window.location.search).toBe('');
  });
});

describe('a game that was left', () => {
  it('a game that was left goes on where it stood and is sent whole, and Play starts another', async () => {
    const { api, hands } = openInApp('dealt', {
      dealRounds: dealer(),
      completeGame: completedWith(),
    });
    const leave = async () => {
      await hands.keyboard('{Escape}');
      await noDialog();
    };
    const first = (await round()).textContent;
    await hands.click(button('Press'));
    await hands.click(button('Press'));
    await leave();
    await hands.click(button('Play Dealt Game'));
    expect((await round()).textContent).not.toBe(first);
    expect(screen.getByText('Pressed: 0')).toBeInTheDocument();
    await leave();

    await hands.click(button('Go on (question 3) with Dealt Game'));
    expect((await round()).textContent).toBe(first);
    expect(screen.getByText('Pressed: 2')).toBeInTheDocument();
    await hands.click(button('Finish'));
    await findDialog('Well done!');
    await waitFor(() => expect(api.sentTo('completeGame')).toHaveLength(1));
    const [sent] = api.sentTo('completeGame');
    expect(dealtCompletionSchema.parse(sent).moves).toHaveLength(3);
    await hands.click(button('Close'));
    await noDialog();
    expect(screen.queryByRole('button', { name: /^Go on/ })).not.toBeInTheDocument();
  });

  it('a game that was left is forgotten only once the finished game is queued, so that neither a closed tab nor a fault between them loses it', async () => {
    fakeStorage();
    const { hands } = openGame('dealt', { dealRounds: dealer(), completeGame: AWAY });
    await round();
    await hands.click(button('Press'));
    const queuedWhenForgotten: number[] = [];
    vi.spyOn(localStorage, 'removeItem').mockImplementation((key) => {
      if (key.includes('dealt')) queuedWhenForgotten.push(queuedGames(1).length);
    });
    await hands.click(button('Finish'));
    await findDialog('Well done!');
    expect(new Set(queuedWhenForgotten)).toEqual(new Set([1]));
  });
});

describe('Play Again', () => {
  afterEach(() => void vi.useRealTimers());

  it('Play Again starts another round after 50 ms', async () => {
    const { api, hands } = await finishToy();
    await hands.click(button('Play Again'));
    const first = (await round()).textContent;
    await hands.click(button('Finish'));
    await findDialog('Well done!');
    await screen.findByText('Your game is saved.');

    vi.useFakeTimers();
    fireEvent.click(button('Play Again'));
    await act(() => vi.advanceTimersByTimeAsync(49));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('dialog', { name: 'Toy Game' })).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText(/^Round \d+$/).textContent).not.toBe(first);
    const [one, two] = api.sentTo('completeGame');
    expect(two).not.toEqual(one);
  });

  it('Play Again fetches new questions', async () => {
    const { hands } = openGame('dealt', {
      dealRounds: dealer(),
      completeGame: refusal(503, 'Away.'),
    });
    expect(await screen.findByText('Start: {"questions":[{"id":"1"}]}')).toBeInTheDocument();
    await hands.click(button('Finish'));
    await findDialog('Well done!');
    await hands.click(button('Play Again'));
    expect(await screen.findByText('Start: {"questions":[{"id":"2"}]}')).toBeInTheDocument();
  });
});

describe('questions', () => {
  it('the game waits for its questions', async () => {
    const slow = slowAnswer<SignedDeal[]>();
    openGame('dealt', { dealRounds: slow.answer });
    expect(await screen.findByText('Loading the questions…')).toBeInTheDocument();
    slow.arrive([signedDeal(5)]);
    expect(await screen.findByText('Start: {"questions":[{"id":"5"}]}')).toBeInTheDocument();
  });

  it.each([
    ['do not arrive', AWAY],
    ['are an empty list', []],
  ])(
    'the game shows a kind message and a retry button when the questions %s',
    async (_, answer) => {
      const { api, hands } = openGame('dealt', { dealRounds: answer });
      expect(await screen.findByRole('alert')).toHaveTextContent(QUESTIONS_FAILED);
      expect(await findDialog('Dealt Game')).toBeInTheDocument();
      api.answer('dealRounds', [signedDeal(5)]);
      await hands.click(button('Try again'));
      expect(await screen.findByText('Start: {"questions":[{"id":"5"}]}')).toBeInTheDocument();
    },
  );

  it('server-dealt questions can be played on a device without storage', async () => {
    fakeStorage().becomes('full');
    openGame('dealt', { dealRounds: [signedDeal(5)] });
    expect(await screen.findByText('Start: {"questions":[{"id":"5"}]}')).toBeInTheDocument();
  });

  it('loading questions after the session has ended leads to the log-in', async () => {
    const rounds = slowAnswer<typeof NOBODY>();
    const { api } = openInApp('dealt', { dealRounds: rounds.answer });
    await findDialog(/./);
    api.answer('getUser', NOBODY);
    rounds.arrive(NOBODY);
    expect(await screen.findByLabelText('Username')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a round of the server', () => {
  const DEALT = { userId: 1, gameId: 'dealt', year: 3 } as const;
  const wanted = () => ({ pace: 1, rulesVersion: 1, now: Date.now() }) as const;
  const ofToday = (number: number) => signedDeal(number, { dealtAt: new Date().toISOString() });
  const pack = Array.from({ length: 10 }, (_, nth) => ofToday(101 + nth));
  const withoutNetwork = { getUser: AWAY, getConfig: AWAY, getPlaySettings: AWAY };
  const QUIZ = {
    ...signedDeal(5, { gameId: 'dealt', dealtAt: new Date().toISOString() }),
    reasons: { '5': { gull: 'A gull is a noun.' } },
  };
  const started = (id: string) => screen.findByText(`Start: {"questions":[{"id":"${id}"}]}`);
  const finish = async (hands: { click: (element: Element) => Promise<void> }) => {
    await hands.click(button('Finish'));
    await findDialog('Well done!');
  };
  beforeEach(() => cacheUser(pupil()));

  it('a server-dealt round is stored ahead, played and verified on a device whose clock is a year ahead', async () => {
    const now = new Date();
    vi.useFakeTimers({ toFake: ['Date'], now: now.getTime() + 365 * 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    const api = fakeApi({
      ...answersFor(pupil()),
      dealRounds: dealer({
        dealtAt: new Date(now.getTime() - 60_000).toISOString(),
        expiresAt: new Date(now.getTime() + 30 * 86_400_000).toISOString(),
        met: { 'toy item': new Date(now.getTime() - 86_400_000).toISOString() },
      }),
      completeGame: completedWith(),
    });
    api.showsTime(now);
    const hands = renderGame('dealt');
    expect(await started('1')).toBeInTheDocument();
    expect(screen.getByText('Met: yesterday')).toBeInTheDocument();
    await finish(hands);
    await screen.findByText('Your game is saved.');
    const [sent, ...others] = api.sentTo('completeGame');
    expect(others).toEqual([]);
    expect(queuedGames(1)).toEqual([]);
    const { playedAt } = dealtCompletionSchema.parse(sent);
    expect(Math.abs(Date.parse(playedAt ?? '') - now.getTime())).toBeLessThan(60_000);
    const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
    expect(localStorage.getItem('played-today')).toContain(`"day":"${today}"`);
    await waitFor(() => expect(api.sentTo('dealRounds')).toHaveLength(2));
    await hands.click(button('Play Again'));
    expect(await started('2')).toBeInTheDocument();
    // The second round was stored ahead.
    expect(api.sentTo('dealRounds')).toHaveLength(2);
  });

  it('a round dealt earlier today starts without a request, and more are fetched once it is recorded', async () => {
    addRounds(DEALT, [ofToday(1), ofToday(2)], wanted());
    const { api, hands } = openGame('dealt', {
      dealRounds: dealer(),
      completeGame: completedWith(),
    });
    expect(await started('1')).toBeInTheDocument();
    expect(screen.getByText('Round 1')).toBeInTheDocument();
    expect(api.sentTo('dealRounds')).toEqual([]);
    await finish(hands);
    await waitFor(() => expect(missingRounds(DEALT, wanted())).toBe(0));
    expect(api.sentTo('dealRounds')).toEqual([{ gameId: 'dealt', count: 9 }]);
  });

  it('a round dealt after the last one was recorded is played before older stored rounds', async () => {
    addRounds(DEALT, pack, wanted());
    const { api, hands } = openGame('dealt', {
      dealRounds: dealer({ dealtAt: new Date().toISOString() }),
      completeGame: completedWith(),
    });
    await started('101');
    await finish(hands);
    await waitFor(() => expect(missingRounds(DEALT, wanted())).toBe(0));
    await hands.click(button('Play Again'));
    expect(await started('1')).toBeInTheDocument();
    await finish(hands);
    await waitFor(() => expect(missingRounds(DEALT, wanted())).toBe(0));
    await hands.click(button('Play Again'));
    expect(await started('2')).toBeInTheDocument();
    const one = { gameId: 'dealt', count: 1 };
    expect(api.sentTo('dealRounds')).toEqual([one, one]);
  });

  it('no rounds are requested until the last one is recorded: stored ones are played in turn', async () => {
    addRounds(DEALT, pack, wanted());
    const { api, hands } = openGame('dealt', { dealRounds: dealer(), completeGame: AWAY });
    await started('101');
    await finish(hands);
    await screen.findByText(/Saved on this device/);
    await hands.click(button('Play Again'));
    expect(await started('102')).toBeInTheDocument();
    expect(api.sentTo('dealRounds')).toEqual([]);
  });

  describe('of an earlier day', () => {
    beforeEach(() => void addRounds(DEALT, [signedDeal(101), signedDeal(102)], wanted()));
    afterEach(() => reportServer(true));

    it('a new round replaces one dealt on an earlier day', async () => {
      const patience = vi.spyOn(AbortSignal, 'timeout');
      const { api } = openGame('dealt', { dealRounds: dealer() });
      expect(await started('1')).toBeInTheDocument();
      expect(api.sentTo('dealRounds')).toEqual([{ gameId: 'dealt', count: 1 }]);
      expect(patience).toHaveBeenCalledWith(1500);
    });

    it('a round dealt on an earlier day is played when the server deals none now', async () => {
      openGame('dealt', {
        dealRounds: refusal(429, 'That was a lot of rounds in one minute.'),
      });
      expect(await started('101')).toBeInTheDocument();
    });

    it('a round dealt on an earlier day is played without a request while the server is unreachable', async () => {
      const { api } = openGame('dealt', { ...withoutNetwork, dealRounds: dealer() });
      expect(await started('101')).toBeInTheDocument();
      expect(api.sentTo('dealRounds')).toEqual([]);
    });
  });

  it('the game waits longer for the server if it would otherwise deal an unverifiable round itself', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout');
    const { api } = openGame('toy', { dealRounds: dealer() });
    await findDialog('Toy Game');
    await vi.waitFor(() => expect(api.sentTo('dealRounds')).toHaveLength(1));
    expect(patience).toHaveBeenCalledWith(3000);
    expect(patience).not.toHaveBeenCalledWith(1500);
  });

  it.each<[string, (typeof QUIZ)[]]>([
    ['a round dealt ahead', [QUIZ]],
    ['a round dealt on demand', []],
  ])('%s includes the reasons for its wrong answers, which are not sent back', async (_, ahead) => {
    addRounds(DEALT, ahead, wanted());
    const { api, hands } = openGame('dealt', {
      dealRounds: [QUIZ],
      completeGame: completedWith(),
    });
    const explained = { questions: [{ id: '5', reasons: QUIZ.reasons['5'] }] };
    const start = `Start: ${JSON.stringify(explained)}`;
    expect(await screen.findByText(start)).toBeInTheDocument();
    await finish(hands);
    await screen.findByText('Your game is saved.');
    expect(JSON.stringify(api.sentTo('completeGame'))).not.toContain('A gull');
  });

  it('a finished round is queued until the server is reachable, sent with its deal and its moves as proof, and rated under the id of its deal', async () => {
    const { deal, signature } = signedDeal(6);
    addRounds(DEALT, [{ deal, signature }], wanted());
    const { api, hands } = openGame('dealt', {
      dealRounds: AWAY,
      completeGame: AWAY,
      giveFeedback: AWAY,
    });
    await started('6');
    await finish(hands);
    await hands.click(screen.getByRole('radio', { name: /^4/ }));
    await hands.click(button('Submit & Close'));
    await waitFor(() => expect(api.sentTo('giveFeedback')).toHaveLength(1));
    expect(api.sentTo('giveFeedback')).toMatchObject([{ playId: deal.id }]);
    expect(queuedGames(1)).toMatchObject([
      { gameId: 'dealt', playId: deal.id, proof: { deal, signature, moves: [{ t: 1200 }] } },
    ]);
    api.answer('completeGame', completedWith());
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(queuedGames(1)).toEqual([]));
    expect(api.sentTo('completeGame').at(-1)).toEqual({
      deal,
      signature,
      moves: [{ t: 1200 }],
      score: 7,
      maxScore: 10,
      userId: 1,
      playedAt: expect.any(String),
    });
  });

  it('a round interrupted by a reload is not recorded, and the next round is verified by its own deal', async () => {
    addRounds(DEALT, [ofToday(1), ofToday(2)], wanted());
    const { api } = openGame('dealt', { dealRounds: AWAY, completeGame: completedWith() });
    await started('1');
    cleanup();
    const hands = renderGame('dealt');
    await started('2');
    await finish(hands);
    await screen.findByText('Your game is saved.');
    expect(api.sentTo('completeGame')).toMatchObject([
      { deal: { id: ofToday(2).deal.id }, moves: [{ t: 1200 }], score: 7 },
    ]);
    expect(queuedGames(1)).toEqual([]);
  });

  it('the last round is played again without proof when the server is unreachable and no other round is stored', async () => {
    addRounds(DEALT, [signedDeal(1)], wanted());
    const { api, hands } = openGame('dealt', {
      dealRounds: AWAY,
      completeGame: AWAY,
    });
    await started('1');
    await finish(hands);
    await hands.click(button('Play Again'));
    expect(await started('1')).toBeInTheDocument();
    await finish(hands);
    const [first, second] = queuedGames(1);
    expect(first?.proof).toBeDefined();
    expect(second?.proof).toBeUndefined();
    expect(second?.playId).not.toBe(first?.playId);
    expect(api.sentTo('completeGame')).not.toEqual([]);
  });

  it('a round for other rules than those of this build is skipped', async () => {
    addRounds(DEALT, [signedDeal(1, { rules: 2 })], wanted());
    openGame('dealt', { dealRounds: [signedDeal(2)] });
    expect(await started('2')).toBeInTheDocument();
  });
});

describe('a failing game', () => {
  it('a game whose code does not load offers to reload the app, and can be closed', async () => {
    const { hands } = openInApp('lost');
    const dialog = within(await findDialog('Lost Game'));
    expect(await dialog.findByRole('button', { name: 'Load the app again' })).toBeInTheDocument();
    await hands.click(button('Close game'));
    await noDialog();
    expect(button('Play Toy Game')).toBeInTheDocument();
  });

  it('a crash in the middle of a round restarts the round, and a second crash reloads the app', async () => {
    const { hands } = openInApp('fragile');
    await hands.click(await screen.findByRole('button', { name: 'Break' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Oh dear, something went wrong');
    await hands.click(button('Try again'));
    await hands.click(await screen.findByRole('button', { name: 'Break' }));
    const dialog = within(await findDialog('Fragile Game'));
    expect(dialog.getByRole('button', { name: 'Load the app again' })).toBeInTheDocument();
  });
});
