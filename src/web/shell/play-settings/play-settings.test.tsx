import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PlaySettingsContext } from '#games/kit/screen/play-settings.tsx';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import type { PlaySettings } from '#shared/play-settings.ts';
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
import { renderApp } from '#testing/render-app.tsx';
import { Confetti } from '../../play/confetti.tsx';
import { cacheUser } from '../../data/user-cache.ts';
import { queueChange } from '../../data/play-settings-queue.ts';

beforeEach(() => localStorage.clear());

type Answers = Parameters<typeof fakeApi>[0];
type Hands = ReturnType<typeof renderApp>;

const html = document.documentElement;
const withChange = (change: Partial<PlaySettings>) => ({ ...DEFAULT_PLAY_SETTINGS, ...change });
const sidebar = async () => within(await screen.findByRole('navigation', { name: 'Main' }));
const choose = (hands: Hands, name: string) => hands.click(screen.getByRole('radio', { name }));
const looks = (name: string, value: string) =>
  waitFor(() => expect(html).toHaveAttribute(`data-${name}`, value));
const comeBack = () => {
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
};

/** The app of a signed-in pupil with the play settings open. */
async function openSettings(answers: Answers = {}) {
  const api = fakeApi({ ...answersFor(pupil()), ...answers });
  const hands = renderApp('/about');
  await hands.click((await sidebar()).getByRole('button', { name: 'Play settings' }));
  const dialog = await screen.findByRole('dialog', { name: 'Play settings' });
  return { api, hands, dialog };
}

describe('the play settings', () => {
  it('what a teacher has set cannot be taken away, and the settings say so', async () => {
    const atLeast = { countdown: 2, calm: true } as const;
    await openSettings({ getPlaySettings: { ...withChange(atLeast), atLeast } });
    const clock = await screen.findByRole('group', { name: 'Clock' });
    await waitFor(() => expect(clock).toHaveAccessibleDescription(/Your teacher chose this/));
    expect(within(clock).getByRole('radio', { name: 'Normal' })).toBeDisabled();
    expect(within(clock).getByRole('radio', { name: 'No clock' })).toBeEnabled();
    expect(screen.getByRole('switch', { name: 'Calm' })).toBeDisabled();
    expect(screen.getByRole('switch', { name: 'Wait for me' })).toBeEnabled();
  });

  it('the play settings show how the pupil plays, each with a sentence about it', async () => {
    const getPlaySettings = withChange({ textSize: 'large', countdown: 2, sound: false });
    await openSettings({ getPlaySettings });
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Large' })).toBeChecked());
    const clock = screen.getByRole('group', { name: 'Clock' });
    expect(clock).toHaveAccessibleDescription('How long you have to answer when there’s a clock.');
    expect(within(clock).getByRole('radio', { name: 'Twice as long' })).toBeChecked();
    const sounds = screen.getByRole('switch', { name: 'Sounds' });
    expect(sounds).not.toBeChecked();
    expect(sounds).toHaveAccessibleDescription('Short, soft sounds in the games.');
  });

  it('the play settings change the page at once, before the server has answered', async () => {
    const { answer, arrive } = slowAnswer<PlaySettings>();
    const { api, hands } = await openSettings({ setPlaySettings: answer });
    await choose(hands, 'Largest');
    expect(html).toHaveAttribute('data-text-size', 'largest');
    expect(screen.getByText('Saving…')).toHaveAttribute('role', 'status');
    expect(api.sentTo('setPlaySettings')).toEqual([{ textSize: 'largest' }]);
    arrive(withChange({ textSize: 'largest' }));
    expect(await screen.findByText('Your settings follow you to every device.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Largest' })).toBeChecked();
  });

  it('the play settings tell the server of changes in their order, however fast they come', async () => {
    const { answer, arrive } = slowAnswer<PlaySettings>();
    const { api, hands } = await openSettings({ setPlaySettings: answer });
    await choose(hands, 'Large');
    await choose(hands, 'Largest');
    await hands.click(screen.getByRole('switch', { name: 'Calm' }));
    expect(api.sentTo('setPlaySettings')).toEqual([{ textSize: 'large' }]);
    api.answer('setPlaySettings', withChange({ textSize: 'largest', calm: true }));
    arrive(withChange({ textSize: 'large' }));
    await waitFor(() => expect(api.sentTo('setPlaySettings')).toHaveLength(2));
    expect(api.sentTo('setPlaySettings')[1]).toEqual({ textSize: 'largest', calm: true });
    await looks('text-size', 'largest');
    expect(html).toHaveAttribute('data-calm', 'true');
  });

  it('all play settings go back to the usual ones with one button', async () => {
    const { api, hands } = await openSettings({
      getPlaySettings: withChange({ contrast: 'high', calm: true }),
      setPlaySettings: DEFAULT_PLAY_SETTINGS,
    });
    await looks('contrast', 'high');
    await hands.click(screen.getByRole('button', { name: 'Reset' }));
    expect(html).toHaveAttribute('data-contrast', 'normal');
    await waitFor(() => expect(api.sentTo('setPlaySettings')).toEqual([DEFAULT_PLAY_SETTINGS]));
  });

  it('the play settings give the focus back to their button when they are done', async () => {
    const { hands } = await openSettings();
    await hands.click(screen.getByRole('button', { name: 'Done' }));
    const button = (await sidebar()).getByRole('button', { name: 'Play settings' });
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('the play settings stand above every page on small screens as well', async () => {
    fakeApi(answersFor(pupil()));
    renderApp('/nowhere');
    await screen.findByRole('heading', { level: 1 });
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('button', { name: 'Play settings' })).toBeInTheDocument();
  });

  it.each(['/auth', '/c'])(
    'the play settings can be opened at %s before anybody has signed in',
    async (path) => {
      const api = fakeApi({ getUser: NOBODY, getConfig: CONFIG });
      const hands = renderApp(path);
      await hands.click(await screen.findByRole('button', { name: 'Play settings' }));
      await screen.findByText('These settings stay on this device until somebody logs in.');
      await choose(hands, 'Largest');
      await looks('text-size', 'largest');
      expect(api.sentTo('setPlaySettings')).toEqual([]);
      await hands.click(screen.getByRole('button', { name: 'Reset' }));
    },
  );

  it('play settings that were chosen before signing in never reach the account, and do not come back at its log-out', async () => {
    const api = fakeApi({
      ...answersFor(pupil()),
      getUser: NOBODY,
      getConfig: CONFIG,
      login: pupil(),
    });
    const hands = renderApp('/auth');
    await hands.click(await screen.findByRole('button', { name: 'Play settings' }));
    await hands.click(await screen.findByRole('radio', { name: 'Strong' }));
    await looks('contrast', 'high');
    await hands.click(screen.getByRole('button', { name: 'Done' }));
    await hands.type(await screen.findByLabelText('Username'), 'mia');
    await fill(hands, screen.getByLabelText('Password'), 'secret1');
    await hands.click(screen.getByRole('button', { name: 'Login' }));
    await looks('contrast', 'normal');
    api.answer('logout', undefined);
    await hands.click((await sidebar()).getByRole('button', { name: 'Log Out' }));
    await screen.findByLabelText('Username');
    expect(html).toHaveAttribute('data-contrast', 'normal');
    expect(api.sentTo('setPlaySettings')).toEqual([]);
  });

  it('the play settings say why there is no reading aloud where the device has no voice, and help grown-ups', async () => {
    await openSettings();
    expect(screen.queryByRole('switch', { name: 'Read aloud' })).not.toBeInTheDocument();
    expect(screen.getByText(/^This device can’t read aloud/)).toBeInTheDocument();
    const note = 'For grown-ups: this device can’t read aloud yet';
    expect(await screen.findByText(note)).toBeVisible();
  });

  it('the play settings offer reading aloud where the device has a voice', async () => {
    vi.stubGlobal(
      'speechSynthesis',
      Object.assign(new EventTarget(), {
        getVoices: () => [{ lang: 'en-GB', localService: true }],
        cancel: () => {},
      }),
    );
    await openSettings();
    expect(screen.getByRole('switch', { name: 'Read aloud' })).toBeChecked();
  });
});

describe('without a network', () => {
  it('a change holds, is said to wait, and is sent when the network is back', async () => {
    const { api, hands } = await openSettings({ setPlaySettings: AWAY });
    await choose(hands, 'Strong');
    expect(html).toHaveAttribute('data-contrast', 'high');
    expect(await screen.findByText('Saved on this device, waiting to be sent.')).toBeVisible();
    api.answer('setPlaySettings', withChange({ contrast: 'high' }));
    comeBack();
    expect(await screen.findByText('Your settings follow you to every device.')).toBeVisible();
    expect(api.sentTo('setPlaySettings').at(-1)).toEqual({ contrast: 'high' });
    comeBack();
    await waitFor(() => expect(html).toHaveAttribute('data-contrast', 'high'));
  });

  it('a change from an earlier visit goes before what the server knew, and is sent at the start', async () => {
    queueChange(1, { spacing: 'wide' });
    const setPlaySettings = withChange({ spacing: 'wide', font: 'easy' });
    const api = fakeApi({ ...answersFor(pupil()), setPlaySettings });
    renderApp('/about');
    await looks('font', 'easy');
    expect(html).toHaveAttribute('data-spacing', 'wide');
    expect(api.sentTo('setPlaySettings')).toEqual([{ spacing: 'wide' }]);
  });

  it('a change that the server will never take is forgotten', async () => {
    const setPlaySettings = refusal(400, 'We couldn’t understand that.');
    const { api, hands } = await openSettings({ setPlaySettings });
    await choose(hands, 'Strong');
    await looks('contrast', 'normal');
    comeBack();
    expect(api.sentTo('setPlaySettings')).toHaveLength(1);
  });
});

describe('on a device that was used before', () => {
  it('the settings of who was here last hold at once, before the server says who is there', async () => {
    queueChange(1, { textSize: 'large' });
    cacheUser(pupil());
    const { answer, arrive } = slowAnswer<ReturnType<typeof pupil>>();
    fakeApi({
      ...answersFor(pupil()),
      getUser: answer,
      setPlaySettings: withChange({ textSize: 'large' }),
    });
    renderApp('/about');
    expect(html).toHaveAttribute('data-text-size', 'large');
    arrive(pupil());
    await sidebar();
    expect(html).toHaveAttribute('data-text-size', 'large');
  });

  it('the play settings go when somebody else is there, who has their own', async () => {
    queueChange(1, { textSize: 'large' });
    cacheUser(pupil());
    const getPlaySettings = withChange({ contrast: 'high' });
    const api = fakeApi({ ...answersFor(pupil({ id: 2 })), getPlaySettings });
    renderApp('/about');
    await looks('contrast', 'high');
    expect(html).toHaveAttribute('data-text-size', 'normal');
    expect(api.sentTo('setPlaySettings')).toEqual([]);
  });

  it('what a teacher set meanwhile holds when the page is looked at again', async () => {
    const api = fakeApi(answersFor(pupil()));
    renderApp('/about');
    await looks('calm', 'false');
    api.answer('getPlaySettings', withChange({ calm: true }));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(html).toHaveAttribute('data-calm', 'true'));
  });
});

describe('logging out', () => {
  it('logging out brings back the usual look; what was not sent yet stays for that pupil', async () => {
    const { api, hands } = await openSettings({ setPlaySettings: AWAY, logout: undefined });
    await choose(hands, 'Easy');
    await screen.findByText('Saved on this device, waiting to be sent.');
    await hands.click(screen.getByRole('button', { name: 'Done' }));
    await hands.click((await sidebar()).getByRole('button', { name: 'Log Out' }));
    await looks('font', 'standard');

    api.answer('login', pupil());
    api.answer('getConfig', CONFIG);
    api.answer('setPlaySettings', withChange({ font: 'easy' }));
    await hands.type(await screen.findByLabelText('Username'), 'mia');
    await fill(hands, screen.getByLabelText('Password'), 'secret1');
    await hands.click(screen.getByRole('button', { name: 'Login' }));
    await looks('font', 'easy');
    await waitFor(() => expect(api.sentTo('setPlaySettings').at(-1)).toEqual({ font: 'easy' }));
  });
});

describe('calm play', () => {
  const confetti = (calm: boolean) =>
    render(
      <PlaySettingsContext value={withChange({ calm })}>
        <Confetti />
      </PlaySettingsContext>,
    ).container;

  it('calm play has no confetti', () => {
    expect(confetti(true)).toBeEmptyDOMElement();
    expect(confetti(false)).not.toBeEmptyDOMElement();
  });
});
