// The daily work of pupils and teachers, in WebKit (D15).
import { expect, request, test as base } from '@playwright/test';
import { GAMES } from '../../src/games/cards.ts';
import { ADMIN, AppServer } from '../support/app-server.ts';
import { pictureName } from '../../src/shared/sign-in-pictures.ts';
import { PASSWORD } from '../support/journey.ts';
import { callsOf, makeClass, makeSettledTeacher } from '../support/school.ts';
import { findPrograms, MiniBrowser } from './mini-browser.ts';
import { ROUNDS, YEAR } from './rounds.ts';
import { Screen } from './screen.ts';

const programs = findPrograms();

interface Parts {
  /** In pence. */
  fee: string;
  server: AppServer;
  inWebKit: Screen;
}

const test = base.extend<Parts>({
  fee: ['0', { option: true }],
  server: async ({ fee }, use) => {
    const server = await AppServer.start({ env: { REGISTRATION_FEE_PENCE: fee } });
    await use(server);
    await server.drop();
  },
  inWebKit: async ({ server }, use, info) => {
    if (!programs) throw new Error('There is no WebKit here.');
    const browser = await MiniBrowser.open(programs);
    const screen = new Screen(browser.driver);
    await screen.open(server.origin);
    await use(screen);
    if (info.status !== info.expectedStatus) {
      await info.attach('page', {
        body: Buffer.from(await screen.picture()),
        contentType: 'image/png',
      });
    }
    await browser.close();
  },
});

test.skip(programs === null, 'WebKit is not installed (Debian: webkit2gtk-driver and xvfb).');

const choice = { role: 'heading', name: 'Choose a game' } as const;

async function logIn(screen: Screen, username: string, password: string): Promise<void> {
  await screen.fill('Username', username);
  await screen.fill('Password', password);
  await screen.press({ role: 'button', name: 'Login' });
}

async function fillInRegistration(screen: Screen, username: string): Promise<void> {
  await screen.press({ role: 'tab', name: 'Register' });
  await screen.fill('Username', username);
  await screen.fill('Password', PASSWORD);
  await screen.press({ role: 'button', name: 'Register' });
}

async function chooseYear(screen: Screen): Promise<void> {
  const year = { role: 'button', name: new RegExp(`Year ${YEAR}`) };
  await screen.press(year);
  await screen.press(year);
  await screen.see(choice);
}

test('a pupil registers and finishes a round of each game, the last one without the server', async ({
  inWebKit: screen,
  server,
}) => {
  await fillInRegistration(screen, 'newcomer');
  await chooseYear(screen);
  for (const { id, title } of GAMES) {
    await test.step(title, async () => {
      await screen.press({ role: 'button', name: `Play ${title}` });
      await ROUNDS[id](screen);
      await screen.read('Your game is saved.');
      // Some rounds unlock avatars, which are shown in a separate dialog.
      await screen.open(server.origin);
      await screen.see(choice);
    });
  }
  await screen.read(`${GAMES.length}/25 games`);

  await screen.getReadyForOffline(GAMES.length);
  await server.stop();
  await screen.open(server.origin);
  await screen.see(choice);
  await screen.press({ role: 'button', name: 'Play Find My Number' });
  await ROUNDS['find-my-number'](screen);
  await screen.read('Saved on this device, waiting to be sent.');
  await screen.press({ role: 'button', name: 'Back to Games' });
  await server.boot();
  await screen.read(`${GAMES.length + 1}/25 games`);
});

test.describe('where registration costs something', () => {
  test.use({ fee: '400' });

  test('a parent pays, and the child chooses a year', async ({ inWebKit: screen }) => {
    await fillInRegistration(screen, 'paid for');
    await screen.read('TEST MODE');
    await screen.press({ role: 'button', name: 'Pay £4.00' });
    await screen.read('Registration successful');
    await chooseYear(screen);
  });
});

test('an owner signs in, sees the figures and a pupil’s own, and makes a class', async ({
  inWebKit: screen,
  server: { origin },
}) => {
  const pupil = await request.newContext({ baseURL: origin });
  await pupil.post('/api/register', { data: { username: 'otter fan', password: PASSWORD } });
  await pupil.post('/api/user/year-group', { data: { yearGroup: YEAR } });
  for (const score of [4, 9]) {
    const data = { gameId: 'word-search', score, maxScore: 10 };
    await pupil.post('/api/game/complete', { data });
  }
  await pupil.dispose();
  await logIn(screen, ADMIN.username, ADMIN.password);
  await screen.see({ role: 'button', name: 'Log Out' });
  await screen.open(`${origin}/admin`);
  await screen.see({ role: 'heading', name: 'Admin Panel' });
  await screen.read('Total Students');
  // WebKit would draw its own grey box behind the list of years.
  const APPEARANCE = "return getComputedStyle(document.querySelector('select')).appearance";
  expect(await screen.run(APPEARANCE)).toBe('none');
  await screen.press({ role: 'link', name: 'View Details of otter fan' });
  await screen.see({ role: 'heading', name: 'otter fan' });
  await screen.see({ role: 'table', name: 'Performance by game' });
  await screen.read('+50.0%');
  await screen.open(`${origin}/classes`);
  await screen.see({ role: 'heading', name: 'Classes' });
  await screen.fill('Class name', 'Otters');
  await screen.press({ role: 'button', name: 'Create class' });
  await screen.see({ role: 'heading', name: 'Otters' });
});

test('a teacher looks at a class, grows a picture and sets work, and a pupil signs in with three pictures and plays it', async ({
  inWebKit: screen,
  server: { origin },
}) => {
  const teacher = await makeSettledTeacher(origin);
  const calls = await callsOf(origin, teacher);
  const { id, code, cards } = await makeClass(calls, ['Ann Bell'], YEAR);
  await calls.dispose();
  await logIn(screen, teacher.username, teacher.password);
  await screen.see({ role: 'button', name: 'Log Out' });
  for (const page of ['map', 'slips', 'certificates']) {
    await screen.open(`${origin}/classes/${id}/${page}`);
    await screen.see({ role: 'navigation', name: 'Pages of the class' });
  }
  await screen.open(`${origin}/classes/${id}/together`);
  await screen.press({ role: 'button', name: '5 minutes' });
  await screen.see({ role: 'heading', name: '5 minutes left' });
  for (const name of ['End now', 'A question to talk about', 'Show the class']) {
    await screen.press({ role: 'button', name });
  }
  await screen.see({ role: 'heading', name: 'Let’s talk about this one' });
  await screen.open(`${origin}/classes/${id}/work?game=find-my-number`);
  await screen.press({ role: 'button', name: 'Set work' });
  await screen.read('For the whole class · 1 round each');

  await screen.forgetWhoIsHere();
  await screen.open(`${origin}/c/${code}`);
  await screen.press({ role: 'button', name: 'Ann' });
  for (const picture of cards[0]?.pictures ?? []) {
    await screen.press({ role: 'button', name: pictureName(picture) });
  }
  await screen.see(choice);
  await screen.press({ role: 'button', name: /^Start/ });
  await ROUNDS['find-my-number'](screen);
  await screen.read('Your game is saved.');
  await screen.press({ role: 'button', name: 'Back to Games' });
  await screen.read('Well done! That’s all your teacher has set.');
});
