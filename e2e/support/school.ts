// Teachers, classes and their pupils' pictures, made through the API, and signing in with these by hand.
import {
  expect,
  request,
  type APIRequestContext,
  type Browser,
  type Locator,
  type Page,
} from '@playwright/test';
import { z } from 'zod';
import { classCards, type SignInCard } from '../../src/shared/contract/class-cards.ts';
import { classes } from '../../src/shared/contract/classes.ts';
import { configSchema } from '../../src/shared/contract/payment.ts';
import { pictureName } from '../../src/shared/sign-in-pictures.ts';
import type { YearGroup } from '../../src/shared/years.ts';
import { ADMIN } from './app-server.ts';
import { press, typeIn } from './hands.ts';
import { keepBusy, untilItsCodeHasCome } from './journey.ts';

export interface LogIn {
  username: string;
  password: string;
}

const TEACHERS_PASSWORD = 'kettle-moon-ladder';

/** Calls as somebody who has logged in. */
export async function callsOf(origin: string, { username, password }: LogIn) {
  const calls = await request.newContext({ baseURL: origin });
  const answer = await calls.post('/api/login', { data: { username, password } });
  expect(answer.status()).toBe(200);
  return calls;
}

let teachers = 0;

/** A new teacher with a one-time password, as the owner hands it out. */
export async function makeTeacher(origin: string): Promise<LogIn & { id: number }> {
  const owner = await callsOf(origin, ADMIN);
  const username = `teacher-${process.pid}-${++teachers}`;
  const data = { username, displayName: `Mx Teacher ${teachers}` };
  const answer = await owner.post('/api/admin/teachers', { data });
  const made = z.object({ id: z.number(), password: z.string() }).parse(await answer.json());
  await owner.dispose();
  return { username, id: made.id, password: made.password };
}

/** The same after the first log-in, with a password of their own. */
export async function makeSettledTeacher(origin: string): Promise<LogIn & { id: number }> {
  const teacher = await makeTeacher(origin);
  const calls = await callsOf(origin, teacher);
  const data = { currentPassword: teacher.password, newPassword: TEACHERS_PASSWORD };
  expect((await calls.post('/api/user/password', { data })).status()).toBe(204);
  await calls.dispose();
  return { ...teacher, password: TEACHERS_PASSWORD };
}

/** What the server answers when cards are made. */
export async function cardsIn(answer: { json: () => Promise<unknown> }): Promise<SignInCard[]> {
  return classCards.makeCards.reply.parse(await answer.json()).rows;
}

/** A class of `owner` with its page open and pictures for everybody. */
export async function makeClass(
  owner: APIRequestContext,
  names: readonly string[],
  yearGroup: YearGroup = 2,
) {
  const name = `Class ${process.pid} ${++teachers}`;
  const made = await owner.post('/api/classes', { data: { name, yearGroup } });
  const { id, code } = classes.makeClass.reply.parse(await made.json());
  const text = ['Name', ...names].join('\n');
  await owner.post(`/api/classes/${id}/import`, { data: { text, dryRun: false } });
  await owner.patch(`/api/classes/${id}`, { data: { signInOpen: 'day' } });
  const cards = await owner.post(`/api/classes/${id}/cards`, { data: { kind: 'pictures' } });
  return { id, name, code, cards: await cardsIn(cards) };
}

/** Taps a pupil's name on the class page, then their pictures. */
export async function tapIn(tablet: Page, firstName: string, { pictures = [] }: SignInCard) {
  const name = tablet.getByRole('button', { name: firstName, exact: true });
  await press(name, 'taps');
  const choices = tablet.getByRole('group', { name: 'Pictures' });
  for (const picture of pictures) {
    const choice = choices.getByRole('button', { name: pictureName(picture), exact: true });
    await press(choice, 'taps');
  }
  await expect(tablet.getByRole('heading', { name: 'Choose a game' })).toBeVisible();
}

/** A tablet on which the first pupil of a class has tapped in; `prepare` comes before its first page. */
export async function tabletOfFirst(
  { code, cards }: { code: string; cards: readonly SignInCard[] },
  { browser, origin, isEverIdle }: { browser: Browser; origin: string; isEverIdle?: boolean },
  prepare: (tablet: Page) => Promise<void>,
): Promise<Page> {
  const [card] = cards;
  if (!card) throw new Error('The class has no pupil.');
  const tablet = await browser.newPage({ baseURL: origin, hasTouch: true });
  if (!isEverIdle) await keepBusy(tablet);
  await prepare(tablet);
  await tablet.goto(`/c/${code}`);
  await tapIn(tablet, card.displayName.split(' ')[0] ?? '', card);
  return tablet;
}

/** A part of a pupil's home page that a teacher has filled. */
export async function fromTheTeacher(tablet: Page, name: string): Promise<Locator> {
  const region = tablet.getByRole('region', { name });
  await expect(region).toBeVisible();
  return region;
}

/** Clicks into a field and types, as a hand does. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await typeIn(page.getByLabel(label, { exact: true }), text);
}

/** Signs somebody in through the API, in the page's browser, where the journey is not about logging in. */
export async function signInAs(page: Page, { username, password }: LogIn): Promise<void> {
  const answer = await page.request.post('/api/login', { data: { username, password } });
  expect(answer.status()).toBe(200);
}

/** Logs in by hand. */
export async function logIn(page: Page, { username, password }: LogIn): Promise<void> {
  await page.goto('/auth');
  await untilItsCodeHasCome(page);
  await typeInto(page, 'Username', username);
  await typeInto(page, 'Password', password);
  const answer = page.waitForResponse('**/api/login');
  await page.getByRole('button', { name: 'Login' }).click();
  expect((await answer).status()).toBe(200);
}

/** Gives the school a public address, without which no QR code is printed. */
export async function giveAddress(page: Page): Promise<void> {
  await page.route('**/api/config', async (route) => {
    const config = configSchema.parse(await (await route.fetch()).json());
    await route.fulfill({ json: { ...config, origin: 'https://games.hillside.sch.uk' } });
  });
}
