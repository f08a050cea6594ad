// What pupils and teachers do every day, in WebKit (D15).
import { test as base } from '@playwright/test';
import { GAMES } from '../../src/games/cards.ts';
import { ADMIN, AppServer } from '../support/app-server.ts';
import { pictureName } from '../../src/shared/sign-in-pictures.ts';
import { PASSWORD } from '../support/journey.ts';
import { callsOf, makeClass } from '../support/school.ts';
import { findPrograms, MiniBrowser } from './mini-browser.ts';
import { ROUNDS, YEAR } from './rounds.ts';
import { Screen } from './screen.ts';

const programs = findPrograms();

interface Parts {
  server: AppServer;
  inWebKit: Screen;
}

const test = base.extend<Parts>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants an object pattern.
  server: async ({}, use) => {
    const server = await AppServer.start({ env: { REGISTRATION_FEE_PENCE: '0' } });
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

async function register(screen: Screen, username: string): Promise<void> {
  await screen.press({ role: 'tab', name: 'Register' });
  await screen.fill('Username', username);
  await screen.fill('Password', PASSWORD);
  await screen.press({ role: 'button', name: 'Register' });
  const year = { role: 'button', name: new RegExp(`Year ${YEAR}`) };
  await screen.press(year);
  await screen.press(year);
  await screen.see(choice);
}

test('a pupil registers and finishes a round of each game, the last one without the server', async ({
  inWebKit: screen,
  server,
}) => {
  await register(screen, 'newcomer');
  for (const { id, title } of GAMES) {
    await test.step(title, async () => {
      await screen.press({ role: 'button', name: `Play ${title}` });
      await ROUNDS[id](screen);
      await screen.read('Your game is saved.');
      // Some rounds unlock avatars, which a dialog of their own shows.
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

test('an owner signs in, sees the figures and makes a class', async ({
  inWebKit: screen,
  server,
}) => {
  await logIn(screen, ADMIN.username, ADMIN.password);
  await screen.see({ role: 'button', name: 'Log Out' });
  await screen.open(`${server.origin}/admin`);
  await screen.see({ role: 'heading', name: 'Admin Panel' });
  await screen.read('Total Students');
  await screen.open(`${server.origin}/classes`);
  await screen.see({ role: 'heading', name: 'Classes' });
  await screen.fill('Name of the class', 'Otters');
  await screen.press({ role: 'button', name: 'Make the class' });
  await screen.see({ role: 'heading', name: 'Otters' });
});

test('a pupil signs in with three pictures', async ({ inWebKit: screen, server }) => {
  const owner = await callsOf(server.origin, ADMIN);
  const { code, cards } = await makeClass(owner, ['Ann Bell']);
  await owner.dispose();
  await screen.open(`${server.origin}/c/${code}`);
  await screen.press({ role: 'button', name: 'Ann' });
  for (const picture of cards[0]?.pictures ?? []) {
    await screen.press({ role: 'button', name: pictureName(picture) });
  }
  await screen.see(choice);
});
