import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Completed } from '#shared/contract/play.ts';
import {
  answersFor,
  AWAY,
  CAPTIVE,
  fakeApi,
  NOBODY,
  pupil,
  refusal,
  slowAnswer,
  tooMany,
} from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { fakeStorage } from '#testing/fake-storage.ts';
import { completedWith } from '#testing/finished-game.ts';
import { hearSounds } from '#testing/hear-sounds.tsx';
import {
  button,
  findDialog,
  finishToy,
  finishToyAtHome,
  noDialog,
  renderGame,
} from '#testing/play-toy.tsx';
import { dealer } from '#testing/signed-deal.ts';
import { isFree } from '../data/open-page.ts';
import { queuedGames } from '../sync/queue.ts';

beforeEach(() => localStorage.clear());

const FIVE = ['🦄', '🐙', '🦖', '🐝', '🦉'];
/** Excludes the toast, which is in another list of the dialog. */
const avatarsIn = (dialog: ReturnType<typeof within>) => {
  const [avatars = document.body] = dialog.getAllByRole('list');
  return within(avatars)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};
const says = async (text: string) => expect(await screen.findByText(text)).toBeInTheDocument();
const playAgain = async (hands: { click: (element: Element) => Promise<void> }) => {
  await hands.click(button('Play Again'));
  await hands.click(await screen.findByRole('button', { name: 'Finish' }));
  await findDialog('Well done!');
};

describe('a game that is finished', () => {
  it('a finished game shows that it is being saved, then that it is saved', async () => {
    const slow = slowAnswer<Completed>();
    await finishToy({ completeGame: slow.answer });
    expect(await screen.findByText('Saving your game…')).toBeInTheDocument();
    slow.arrive(completedWith());
    await says('Your game is saved.');
  });

  it('a finished game is queued while the server is unreachable, and shows when it has been sent', async () => {
    const { api } = await finishToy({ completeGame: AWAY });
    await says('Saved on this device, waiting to be sent.');
    await says('Error recording game completion');
    expect(localStorage.getItem('outbox:1')).toContain('"score":7');
    api.answer('completeGame', completedWith());
    window.dispatchEvent(new Event('online'));
    await says('Your game is saved.');
    expect(queuedGames(1)).toEqual([]);
    const [first, ...others] = api.sentTo('completeGame');
    expect(others).toEqual([first]);
  });

  it('finishing a game shows no error when the device itself is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await finishToy({ completeGame: AWAY });
    await says('Saved on this device, waiting to be sent.');
    expect(screen.queryByText('Error recording game completion')).not.toBeInTheDocument();
  });

  it('a rate-limited game is queued and shown as waiting, without an error', async () => {
    // Another pupil, because the pause outlasts the test.
    await finishToy({ getUser: pupil({ id: 9 }), completeGame: tooMany(60) });
    await says('Saved on this device, waiting to be sent.');
    expect(screen.queryByText('Error recording game completion')).not.toBeInTheDocument();
    expect(queuedGames(9)).toHaveLength(1);
  });

  it('behind a network sign-in page a finished game is queued with a request for a grown-up, and sent after sign-in', async () => {
    const { api, hands } = await finishToyAtHome({ completeGame: CAPTIVE });
    await says('Saved on this device, waiting to be sent.');
    await hands.click(button('Back to Games'));
    await says('The internet here needs a grown-up to sign in – you can keep playing.');
    await says('1 game is saved on this device, waiting to be sent.');
    api.answer('completeGame', completedWith());
    window.dispatchEvent(new Event('online'));
    await says('All your games have been sent!');
    expect(screen.queryByText(/wants a grown-up/)).not.toBeInTheDocument();
    const [first, ...others] = api.sentTo('completeGame');
    expect(others).toEqual([first]);
  });

  it('a finished game is sent even if the browser cleared its storage during the round', async () => {
    const api = fakeApi({
      ...answersFor(pupil()),
      dealRounds: dealer(),
      completeGame: completedWith(),
    });
    const hands = renderGame('toy');
    const finish = await screen.findByRole('button', { name: 'Finish' });
    localStorage.clear();
    await hands.click(finish);
    await says('Your game is saved.');
    expect(api.sentTo('completeGame')).toHaveLength(1);
    expect(queuedGames(1)).toEqual([]);
  });

  it('a finished game asks the pupil to keep the page open if the device has no storage', async () => {
    fakeStorage().becomes('full');
    const { api, hands } = await finishToy({ completeGame: AWAY });
    await says('Waiting to be sent. Please keep this page open.');
    await hands.click(button('Back to Games'));
    await noDialog();
    expect(isFree()).toBe(false);
    api.answer('completeGame', completedWith());
    window.dispatchEvent(new Event('online'));
    await says('All your games have been sent!');
    expect(api.sentTo('completeGame')).toHaveLength(2);
    expect(isFree()).toBe(true);
  });

  it('a permanently rejected game is not shown as waiting', async () => {
    await finishToy({ completeGame: refusal(400, 'We don’t know this game.') });
    await says('Sorry, this game couldn’t be saved.');
    await says('400: We don’t know this game.');
    expect(queuedGames(1)).toEqual([]);
  });

  it('Back to Games leads to the log-in after the session has ended, and the finished game is sent after logging in', async () => {
    const { api, hands } = await finishToyAtHome({ completeGame: NOBODY, login: pupil() });
    await says('Saved on this device. Please log in again to send it.');
    await says('401: Please log in first.');
    await hands.click(button('Back to Games'));
    await hands.type(await screen.findByLabelText('Username'), 'mia');
    await fill(hands, screen.getByLabelText('Password'), 'secret');
    api.answer('completeGame', completedWith());
    await hands.click(button('Login'));
    await waitFor(() => expect(api.sentTo('completeGame')).toHaveLength(2));
    const [first, second] = api.sentTo('completeGame');
    expect(second).toEqual(first);
  });

  it('Play Again leads to the log-in after the session has ended', async () => {
    const { hands } = await finishToyAtHome({ completeGame: NOBODY });
    await says('Saved on this device. Please log in again to send it.');
    await hands.click(button('Play Again'));
    expect(await screen.findByLabelText('Username')).toBeInTheDocument();
  });
});

describe('a game finished after another user logged in in another tab', () => {
  it('a game finished after another user logged in in another tab stays on the device, and the page switches to that user', async () => {
    const { api, hands } = await finishToyAtHome({
      completeGame: refusal(409, 'Somebody else is logged in here now.'),
    });
    await says('Saved on this device for you. Somebody else is logged in here now.');
    expect(queuedGames(1)).toHaveLength(1);
    const sam = pupil({ id: 2, username: 'sam', displayName: 'Sam' });
    api.answer('getUser', sam);
    api.answer('completeGame', completedWith());
    await hands.click(button('Back to Games'));
    expect(await screen.findByRole('heading', { name: 'Welcome, Sam!' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.sentTo('completeGame')).toHaveLength(1);
    expect(queuedGames(1)).toHaveLength(1);
  });
});

describe('new avatars', () => {
  const offer = () => findDialog('New Avatars Unlocked!');

  it('new avatars are announced at once and shown when the result closes; Maybe Later dismisses them for good', async () => {
    const { hands } = await finishToyAtHome({ completeGame: completedWith(...FIVE) });
    await says('New Avatars Unlocked!');
    expect(await findDialog('Well done!')).toBeInTheDocument();
    await hands.click(button('Back to Games'));
    const dialog = within(await offer());
    expect(dialog.getByText('You unlocked 5 new avatars by completing games!')).toBeInTheDocument();
    expect(avatarsIn(dialog)).toEqual(FIVE);
    await hands.click(dialog.getByRole('button', { name: 'Maybe Later' }));
    await noDialog();
    expect(button('Play Toy Game')).toHaveFocus();
    await hands.click(button('Play Toy Game'));
    await hands.click(await screen.findByRole('button', { name: 'Close game' }));
    await noDialog();
  });

  it('the new-avatars dialog leads to the profile', async () => {
    const { heard, wrapper } = hearSounds();
    const { hands } = await finishToyAtHome({ completeGame: completedWith(...FIVE) }, { wrapper });
    await says('New Avatars Unlocked!');
    await hands.click(button('Back to Games'));
    await offer();
    expect(heard()).toEqual(['win', 'avatars']);
    await hands.click(button('Try Them Now!'));
    const heading = await screen.findByRole('heading', { level: 1, name: 'My Profile' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(window.location.pathname).toBe('/profile');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('new avatars are shown even if the response arrives after the result was closed', async () => {
    const slow = slowAnswer<Completed>();
    const { hands } = await finishToy({ completeGame: slow.answer });
    await hands.click(button('Back to Games'));
    await noDialog();
    slow.arrive(completedWith(...FIVE));
    expect(await offer()).toBeInTheDocument();
  });

  it('new avatars are shown when the next round ends, even if it is abandoned', async () => {
    const slow = slowAnswer<Completed>();
    const { hands } = await finishToy({ completeGame: slow.answer });
    await hands.click(button('Play Again'));
    await findDialog('Toy Game');
    slow.arrive(completedWith(...FIVE));
    await says('New Avatars Unlocked!');
    expect(await findDialog('Toy Game')).toBeInTheDocument();
    await hands.click(button('Close game'));
    expect(await offer()).toBeInTheDocument();
  });

  it('the last five avatars unlocked by two games are shown together', async () => {
    const { api, hands } = await finishToy({ completeGame: completedWith('🐶', ...FIVE.slice(1)) });
    await says('Your game is saved.');
    api.answer('completeGame', completedWith(...FIVE));
    await playAgain(hands);
    await says('Your game is saved.');
    await hands.click(button('Back to Games'));
    const dialog = within(await offer());
    expect(dialog.getByText(/unlocked 6 new avatars/)).toBeInTheDocument();
    expect(avatarsIn(dialog)).toHaveLength(5);
  });

  it('one pupil’s new avatars are not shown to the next pupil', async () => {
    const { api, hands } = await finishToyAtHome({
      completeGame: completedWith(...FIVE),
      giveFeedback: NOBODY,
      login: pupil({ id: 2, username: 'sam', displayName: 'Sam' }),
    });
    await says('New Avatars Unlocked!');
    api.answer('getUser', NOBODY);
    await hands.click(screen.getByRole('radio', { name: /^1 star/ }));
    await hands.click(button('Submit & Close'));
    await hands.type(await screen.findByLabelText('Username'), 'sam');
    await fill(hands, screen.getByLabelText('Password'), 'secret');
    await hands.click(button('Login'));
    expect(await screen.findByRole('heading', { name: 'Welcome, Sam!' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
