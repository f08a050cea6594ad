import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SignInPage } from '#shared/contract/sign-in.ts';
import { MINUTE_MS } from '#shared/dates.ts';
import { SIGN_IN_PICTURES } from '#shared/sign-in-pictures.ts';
import { answersFor, AWAY, fakeApi, NOBODY, pupil, refusal, tooMany } from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { AMERICAN, deviceWith } from '#testing/fake-voices.ts';
import { renderApp, renderPage } from '#testing/render-app.tsx';
import {
  lastClassCode,
  lastUse,
  noteUse,
  rememberClassCode,
  scannedClassPage,
} from '#web/data/class-page.ts';

const CODE = 'CDF346';
const PAGE: SignInPage = {
  className: 'Otters',
  choices: [...SIGN_IN_PICTURES],
  pupils: [
    { ref: 'ref-mia', firstName: 'Mia', avatar: '🐶' },
    { ref: 'ref-ben', firstName: 'Ben', avatar: '🐼' },
  ],
};
const CLOSED = refusal(404, 'We couldn’t find that.');
const WRONG = refusal(401, 'Those are not the right pictures.');
const MINE = ['House', 'Fish', 'Drum'];

const visitor = () => ({ ...answersFor(pupil()), getUser: NOBODY, getSignInPage: PAGE });

async function openMia(answers: Parameters<typeof fakeApi>[0] = {}, render = renderPage) {
  const api = fakeApi({ ...visitor(), ...answers });
  const user = render(`/c/${CODE}`);
  await user.click(await screen.findByRole('button', { name: 'Mia' }));
  await screen.findByRole('heading', { name: 'Hello, Mia!' });
  const tap = async (...names: string[]) => {
    for (const name of names) await user.click(screen.getByRole('button', { name }));
  };
  return { api, user, tap };
}

describe('the class page', () => {
  it('the class page names its class and shows the pupils by picture and first name', async () => {
    fakeApi(visitor());
    renderPage(`/c/${CODE}`);
    expect(await screen.findByText('Otters')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mia' })).toHaveTextContent('🐶');
    expect(screen.getByRole('button', { name: 'Ben' })).toHaveTextContent('🐼');
  });

  it('the class page reads the names aloud for a child who cannot read, and marks the name being read', async () => {
    fakeApi(visitor());
    const device = deviceWith();
    const user = renderPage(`/c/${CODE}`);
    await user.click(await screen.findByRole('button', { name: 'Read the names aloud' }));
    expect(device.spoken()).toEqual(['Who are you? Tap your picture.', 'Mia', 'Ben']);
    device.finish();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Mia' })).toHaveClass('border-sea'),
    );
  });

  it('the class page tells grown-ups at its foot that the device has no British voice', async () => {
    fakeApi(visitor());
    deviceWith([AMERICAN]);
    renderPage(`/c/${CODE}`);
    const note = await screen.findByText('For grown-ups: this device has no British voice yet');
    expect(note).toBeVisible();
  });

  it('the class page does not mention voices where the device has a British one', async () => {
    fakeApi(visitor());
    deviceWith();
    renderPage(`/c/${CODE}`);
    await screen.findByRole('button', { name: 'Mia' });
    expect(screen.queryByText(/For grown-ups/)).not.toBeInTheDocument();
  });

  it('the class page sends the token of its QR code, and none where the code was typed', async () => {
    const api = fakeApi(visitor());
    renderPage(scannedClassPage(CODE, 'a-token'));
    await screen.findByRole('button', { name: 'Mia' });
    expect(api.lastQueryTo('getSignInPage')).toBe('token=a-token');
    cleanup();
    renderPage(`/c/${CODE}`);
    await screen.findByRole('button', { name: 'Mia' });
    expect(api.lastQueryTo('getSignInPage')).toBe('');
  });

  it('a pupil signs in by three pictures, without typing, and the games open', async () => {
    const { api, tap } = await openMia({ signInByPictures: pupil() });
    await tap(...MINE);
    expect(await screen.findByRole('heading', { name: 'Welcome, Mia!' })).toBeInTheDocument();
    expect(api.sentTo('signInByPictures')).toEqual([
      { code: CODE, ref: 'ref-mia', pictures: ['🏠', '🐟', '🥁'] },
    ]);
    expect(lastClassCode()).toBe(CODE);
  });

  it('the class page can be used by keyboard alone, and the heading of each step is read out', async () => {
    const api = fakeApi({ ...visitor(), signInByPictures: pupil() });
    const user = renderPage(`/c/${CODE}`);
    (await screen.findByRole('button', { name: 'Ben' })).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Hello, Ben!' })).toHaveFocus();
    for (const name of MINE) {
      screen.getByRole('button', { name }).focus();
      await user.keyboard(' ');
    }
    expect(await screen.findByRole('heading', { name: 'Welcome, Mia!' })).toBeInTheDocument();
    expect(api.sentTo('signInByPictures')).toHaveLength(1);
  });

  it('the class page names every picture, also aloud', async () => {
    const device = deviceWith();
    const { user } = await openMia();
    const pictures = within(screen.getByRole('group', { name: 'Pictures' })).getAllByRole('button');
    expect(pictures).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Read the pictures aloud' }));
    expect(device.spoken().slice(2)).toEqual(
      pictures.map((one) =>
        one.textContent?.slice(one.firstElementChild?.textContent?.length ?? 0),
      ),
    );
  });

  it('the class page says how many pictures are chosen but not which, and clears them when asked', async () => {
    const { user, tap } = await openMia();
    await tap('House', 'Fish');
    expect(screen.getByText('2 of 3 pictures chosen.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(screen.queryByText(/pictures chosen/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'House' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('wrong pictures get a kind message, and the child can try again', async () => {
    const { api, tap } = await openMia({ signInByPictures: WRONG });
    await tap('Car', 'Tree', 'Hat');
    expect(
      await screen.findByText('Not quite! Try again, or ask your teacher.'),
    ).toBeInTheDocument();
    api.answer('signInByPictures', pupil());
    await tap(...MINE);
    expect(await screen.findByRole('heading', { name: 'Welcome, Mia!' })).toBeInTheDocument();
  });

  it('after too many tries the class page says how long to wait, and accepts no picture until then', async () => {
    const { api, tap } = await openMia({ signInByPictures: tooMany(60) });
    await tap(...MINE);
    expect(await screen.findByText(/try again in 60 seconds/)).toBeInTheDocument();
    await tap(...MINE);
    expect(api.sentTo('signInByPictures')).toHaveLength(1);
  });

  it('a pupil who has tapped somebody else’s name returns to all pupils', async () => {
    const { user } = await openMia();
    await user.click(screen.getByRole('button', { name: 'I’m not Mia' }));
    expect(await screen.findByRole('button', { name: 'Ben' })).toBeInTheDocument();
  });

  it('a closed class page says so, and opens when the teacher has opened it', async () => {
    const api = fakeApi({ ...visitor(), getSignInPage: CLOSED });
    const user = renderPage(`/c/${CODE}`);
    await screen.findByRole('heading', { name: 'This class page is closed' });
    api.answer('getSignInPage', PAGE);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Mia' })).toBeInTheDocument();
  });

  it('the class page says so when it is closed while a pupil is choosing pictures', async () => {
    const { tap } = await openMia({ signInByPictures: CLOSED });
    await tap(...MINE);
    expect(
      await screen.findByRole('heading', { name: 'This class page is closed' }),
    ).toBeInTheDocument();
  });

  it.each([
    [tooMany(300), 'Too many codes were tried here'],
    [AWAY, 'We can’t reach the school server'],
    [refusal(403, 'Not from there.'), 'You can’t sign in at this address'],
    [refusal(503, 'The database is away.'), 'The school server isn’t working'],
  ])('the class page explains why it cannot be shown (%#)', async (answer, title) => {
    fakeApi({ ...visitor(), getSignInPage: answer });
    renderPage(`/c/${CODE}`);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });

  it('the class page says what to do while no pupil has pictures', async () => {
    fakeApi({ ...visitor(), getSignInPage: { ...PAGE, pupils: [] } });
    renderPage(`/c/${CODE}`);
    expect(await screen.findByText(/Nobody in this class has secret pictures/)).toBeInTheDocument();
  });

  it('the class page shows who has not logged out, and how to continue as that pupil', async () => {
    fakeApi({ ...visitor(), getUser: pupil({ displayName: 'Zara' }) });
    const user = renderApp(`/c/${CODE}`);
    await user.click(await screen.findByRole('link', { name: 'Continue as Zara' }));
    expect(await screen.findByRole('heading', { name: 'Welcome, Zara!' })).toBeInTheDocument();
  });

  it('wrong pictures of another pupil leave the signed-in pupil signed in', async () => {
    const zara = pupil({ displayName: 'Zara' });
    const { tap } = await openMia({ getUser: zara, signInByPictures: WRONG }, renderApp);
    await tap('Car', 'Tree', 'Hat');
    await screen.findByText(/^Not quite!/);
    expect(screen.getByRole('heading', { name: 'Hello, Mia!' })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Log Out' })).not.toEqual([]);
  });

  it('the device stores no name of the class', async () => {
    fakeApi(visitor());
    renderApp(`/c/${CODE}`);
    await screen.findByRole('button', { name: 'Ben' });
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Ben|Otters/);
  });
});

describe('a shared device that nobody touches', () => {
  async function openAsZara(minutesAgo: number) {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    rememberClassCode(CODE);
    noteUse();
    vi.setSystemTime(Date.now() + minutesAgo * MINUTE_MS);
    const zara = pupil({ displayName: 'Zara' });
    const api = fakeApi({ ...visitor(), getUser: zara, logout: undefined });
    const user = renderApp('/');
    return { api, user };
  }
  const welcome = () => screen.findByRole('heading', { name: 'Welcome, Zara!' });
  const look = () => document.dispatchEvent(new Event('visibilitychange'));

  it('after half an hour without use a shared device shows the class page with nobody signed in', async () => {
    const { api } = await openAsZara(29);
    await welcome();
    vi.setSystemTime(Date.now() + MINUTE_MS);
    await waitFor(() => {
      look();
      expect(screen.getByRole('button', { name: 'Mia' })).toBeInTheDocument();
    });
    expect(window.location.pathname).toBe(`/c/${CODE}`);
    expect(api.sentTo('logout')).toHaveLength(1);
    expect(screen.queryByText(/Zara/)).not.toBeInTheDocument();
  });

  it('a shared device that is opened after half an hour also shows the class page', async () => {
    await openAsZara(31);
    expect(await screen.findByRole('button', { name: 'Mia' })).toBeInTheDocument();
  });

  it('a shared device keeps the pupil who uses it signed in', async () => {
    const { api, user } = await openAsZara(20);
    await welcome();
    await waitFor(async () => {
      await user.keyboard('{Tab}');
      expect(lastUse()).toBe(Date.now());
    });
    vi.setSystemTime(Date.now() + 29 * MINUTE_MS);
    look();
    expect(await welcome()).toBeInTheDocument();
    expect(api.sentTo('logout')).toHaveLength(0);
  });

  it('a shared device whose clock was put back by a year still shows the class page after half an hour', async () => {
    const { user } = await openAsZara(-365 * 24 * 60);
    await welcome();
    await waitFor(async () => {
      await user.keyboard('{Tab}');
      expect(lastUse()).toBe(Date.now());
    });
    vi.setSystemTime(Date.now() + 30 * MINUTE_MS);
    await waitFor(() => {
      look();
      expect(screen.getByRole('button', { name: 'Mia' })).toBeInTheDocument();
    });
  });
});

describe('a class code', () => {
  it('a class code can be typed in any case, and opens the class page', async () => {
    fakeApi(visitor());
    const user = renderPage('/c');
    await fill(user, await screen.findByLabelText('Class code'), 'cdf 346');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Mia' })).toBeInTheDocument();
    expect(window.location.pathname).toBe(`/c/${CODE}`);
  });

  it('an impossible class code is reported at its field', async () => {
    fakeApi(visitor());
    const user = renderPage('/c');
    await user.type(await screen.findByLabelText('Class code'), 'ABC{Enter}');
    expect(screen.getByLabelText('Class code')).toHaveAccessibleDescription(/six|6 letters/);
    expect(screen.getByLabelText('Class code')).toHaveFocus();
  });

  it('the log-in page asks for a class code', async () => {
    fakeApi(visitor());
    const user = renderPage('/auth');
    await user.click(await screen.findByRole('link', { name: 'I have a class code' }));
    expect(await screen.findByLabelText('Class code')).toBeInTheDocument();
  });
});

describe('a shared device', () => {
  it('a shared device returns to the class page on log-out', async () => {
    rememberClassCode(CODE);
    const api = fakeApi({ ...visitor(), getUser: pupil(), logout: undefined });
    const user = renderApp('/');
    await screen.findByRole('heading', { name: 'Welcome, Mia!' });
    api.answer('getUser', NOBODY);
    await user.click(screen.getAllByRole('button', { name: 'Log Out' })[0] ?? document.body);
    expect(await screen.findByText('Otters')).toBeInTheDocument();
    expect(window.location.pathname).toBe(`/c/${CODE}`);
  });

  it('a device is no longer shared after a log-in by password', async () => {
    rememberClassCode(CODE);
    fakeApi({ ...visitor(), login: pupil() });
    const user = renderApp('/auth');
    await user.type(await screen.findByLabelText('Username'), 'mia');
    await fill(user, screen.getByLabelText('Password'), 'secret');
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Welcome, Mia!' });
    expect(lastClassCode()).toBeNull();
  });
});
