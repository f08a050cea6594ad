import type { Browser, Locator, Page } from '@playwright/test';
import { expectFingersFit, expectNoBarriers } from './support/barriers.ts';
import { fillIn, press, tabTo, typeIn } from './support/hands.ts';
import { expect, keepBusy, test, turnTo } from './support/journey.ts';
import { expectPrinted } from './support/paper.ts';
import { playBadly } from './support/played-badly.ts';
import {
  callsOf,
  cardsIn,
  giveAddress,
  logIn,
  makeClass,
  makeSettledTeacher,
  makeTeacher,
  signInAs,
  tapIn,
  typeInto,
} from './support/school.ts';

/** The most that a teacher's hand may do from the first log-in until the class can sign in. */
const CLICKS_MAX = 25;

/** Copied from a spreadsheet. */
const LIST = `Aisha Khan
Alfie Moore
Amelia Jones
Ben Moss
Chloe Adams
Daniyal Shah
Ella Brown
Finn O’Connor
Freya Wilson
George Baker
Hana Suzuki
Isla Grant
Jack Turner
Jaya Patel
Leo Rossi
Lily Evans
Maja Nowak
Mia Lane
Mia Lee
Mohammed Ali
Noah Clarke
Olu Adeyemi
Poppy Reed
Rafael Santos
Ruby Fox
Samuel Hughes
Sofia Garcia
Theodora Featherstonehaugh-Smythe
Yusuf Demir
Zara Begum`;

interface Hand {
  clicks: number;
  keys: number;
  /** The keys that press or choose, without those that only lead to a control. */
  presses: number;
}

/** Counts what a hand does on a page: clicks, with two for a choice from a list, and keys. */
async function countHand(page: Page): Promise<Hand> {
  const hand = { clicks: 0, keys: 0, presses: 0 };
  page.on('console', (message) => {
    if (message.text() === 'hand: click') hand.clicks += 1;
    if (message.text() === 'hand: choice') hand.clicks += 2;
    if (message.text() === 'hand: key') hand.keys += 1;
    if (message.text() === 'hand: press') hand.presses += 1;
  });
  await page.addInitScript(() => {
    const say = (what: string) => console.info(`hand: ${what}`);
    addEventListener('pointerdown', () => say('click'), true);
    addEventListener(
      'keydown',
      ({ key }) => {
        say('key');
        if (key === 'Enter' || key.startsWith('Arrow')) say('press');
      },
      true,
    );
    const onChange = ({ target }: Event) => target instanceof HTMLSelectElement && say('choice');
    addEventListener('change', onChange, true);
  });
  return hand;
}

/** A tablet that has not been used before. */
async function newTablet(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    hasTouch: true,
    viewport: { width: 768, height: 1024 },
  });
  const tablet = await context.newPage();
  await keepBusy(tablet);
  return tablet;
}

test('from an empty installation to the cards with which thirty pupils sign in it takes few clicks for the teacher, one tablet after another for a supply teacher with nothing but the class code, and nothing to type for a pupil', async ({
  page,
  browser,
  server,
}) => {
  const teacher = await makeTeacher(server.origin);
  const hand = await countHand(page);
  await giveAddress(page);
  await logIn(page, teacher);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
  await expectNoBarriers(page);
  await typeInto(page, 'Current password', teacher.password);
  await typeIn(page.getByRole('textbox', { name: 'New password' }), 'kettle-moon-ladder');
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible();
  await typeInto(page, 'Class name', 'Otters');
  await page.getByLabel('Year').selectOption('Year 2');
  await page.getByRole('button', { name: 'Create class' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otters');

  await typeInto(page, 'Your list', LIST);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('30 new pupils. No problems found.')).toBeVisible();
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { name: '30 pupils added' })).toBeInViewport();
  await page.getByRole('link', { name: 'Next: create cards and open the class' }).click();

  await page.getByRole('button', { name: 'Open for a lesson' }).click();
  await expect(page.getByText(/^The class page is open until/)).toBeVisible();
  const code = (await page.getByText(/^[A-Z0-9]{6}$/).textContent()) ?? '';

  const made = page.waitForResponse('**/cards');
  await page.getByRole('button', { name: 'Create picture passwords (30 pupils)' }).click();
  const pictures = await cardsIn(await made);
  await expect(page.getByRole('heading', { name: '30 cards' })).toBeFocused();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Back to the class' }).click();

  await page.getByRole('button', { name: /^Create QR cards/ }).click();
  await expect(page.getByRole('heading', { name: '30 cards' })).toBeFocused();
  await expectPrinted(page, 4);
  await page.getByRole('button', { name: 'I have printed them' }).click();
  expect(hand.clicks).toBeLessThanOrEqual(CLICKS_MAX);
  // The counter works.
  expect(hand.clicks).toBeGreaterThan(CLICKS_MAX / 2);

  // A supply teacher has nothing but the code.
  const tablet = await newTablet(browser, server.origin);
  const child = await countHand(tablet);
  await tablet.goto('/c');
  await expectNoBarriers(tablet);
  await fillIn(tablet.getByLabel('Class code'), code.toLowerCase());
  await press(tablet.getByRole('button', { name: 'Find my class' }), 'taps');
  await expect(tablet.getByText('Otters')).toBeVisible();
  await expectNoBarriers(tablet, { isKnown: true });
  await expectFingersFit(tablet.getByRole('main'));
  child.keys = 0;
  const cardOf = (name: string) => pictures.find(({ displayName }) => displayName === name);
  const [mia, olu] = [cardOf('Mia Lee'), cardOf('Olu Adeyemi')];
  if (mia) await tapIn(tablet, 'Mia Le.', mia);
  await turnTo(tablet, '/profile');
  await press(tablet.getByRole('button', { name: 'Log Out' }), 'taps');
  await expect(tablet).toHaveURL(`${server.origin}/c/${code}`);
  if (olu) await tapIn(tablet, 'Olu', olu);
  expect(child.keys).toBe(0);
});

/** Enough that some objective is asked five times, which is what a figure needs. */
const ROUNDS = 6;

/** Presses a control with the keyboard alone: it is seen before, and the focus is not lost by it. */
async function pressKey(control: Locator, key: 'Enter' | 'ArrowRight' = 'Enter'): Promise<void> {
  await tabTo(control);
  const page = control.page();
  // Of a radio button its label is seen.
  const seen = page.locator('label:has(:focus-visible), :focus-visible').first();
  await expect(seen).toBeInViewport();
  await page.keyboard.press(key);
  await expect(page.locator(':focus-visible')).toHaveCount(1);
}

test.describe(() => {
  // Taps in the pupil's pictures.
  test.use({ hasTouch: true });

  test('a supply teacher finds, with the keyboard alone and in few presses, who is signed in and who needs what, sets work on it and gives one child more time', async ({
    page,
    server,
  }) => {
    const { origin } = server;
    const teacher = await makeSettledTeacher(origin);
    const calls = await callsOf(origin, teacher);
    const { code, name, cards } = await makeClass(calls, ['Ann Bell', 'Omar Said']);
    await calls.dispose();
    // In the same window: in Firefox the focus stays in the one that was opened last.
    await page.goto(`/c/${code}`);
    const [omar] = cards.filter(({ displayName }) => displayName === 'Omar Said');
    if (omar) await tapIn(page, 'Omar', omar);
    await playBadly(page, server, ROUNDS);
    // As if on another device: he stays signed in.
    await page.context().clearCookies();

    const hand = await countHand(page);
    await signInAs(page, teacher);
    await page.goto('/classes');
    await pressKey(page.getByRole('link', { name: new RegExp(`^${name}`) }));
    await expect(page.getByText('1 of 2 signed in, 1 finished a game')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Ann Bell/ })).toContainText('Not signed in yet');
    expect(hand.presses, 'presses until the teacher sees who is signed in').toBe(1);

    await pressKey(page.getByRole('link', { name: 'Progress' }));
    await pressKey(page.getByRole('button', { name: 'Who needs what' }));
    const need = page.getByRole('list', { name: 'Who needs what' }).getByRole('listitem').first();
    await expect(need).toContainText('Omar Said (');
    expect(hand.presses, 'and who needs what').toBe(3);

    await pressKey(need.getByRole('button', { name: 'Set work on this' }));
    await expect(need.getByText(/^Set for 1 pupil: one round each, until /)).toBeVisible();
    await expect(need.getByRole('button', { name: 'Set work on this' })).toBeFocused();
    expect(hand.presses, 'and has set work on it').toBe(4);
    await expectNoBarriers(page);

    await pressKey(page.getByRole('link', { name: 'Pupils' }));
    await pressKey(page.getByRole('link', { name: /^Omar Said/ }));
    await pressKey(page.getByRole('tab', { name: 'Learning' }), 'ArrowRight');
    const clock = page.getByRole('group', { name: 'Clock' });
    await pressKey(clock.getByRole('radio', { checked: true }), 'ArrowRight');
    await expect(clock.getByRole('radio', { name: 'Twice as long' })).toBeChecked();
    await pressKey(page.getByRole('button', { name: 'Save play settings' }));
    await expect(page.getByText('The play settings are saved.', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save play settings' })).toBeFocused();
    expect(hand.presses, 'and has given one child more time').toBe(9);
    // Not one of them with the mouse.
    expect(hand.clicks).toBe(0);
    const settings = await page.request.get(`/api/pupils/${omar?.userId}/play-settings`);
    expect(await settings.json()).toMatchObject({ countdown: 2 });
  });
});
