import type { Page } from '@playwright/test';
import { ADMIN } from './support/app-server.ts';
import { fillIn } from './support/hands.ts';
import { expect, PASSWORD, test, untilItsCodeHasCome } from './support/journey.ts';

async function register(page: Page, username: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  await fillIn(page.getByLabel('Username'), username);
  await fillIn(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
}

const pay = (page: Page) => page.getByRole('button', { name: 'Pay £4.00' });

test('a parent reads the price, cancels, finds the name still there, goes on and pays, and the child chooses a year', async ({
  page,
}) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(
    page.getByText('Unlock All Games for the extreme price of £4 for the year!'),
  ).toBeVisible();
  await register(page, 'second thoughts');
  await expect(page.getByText('TEST MODE')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByLabel('Username')).toHaveValue('second thoughts');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await fillIn(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await pay(page).click();
  await expect(page.getByText('Registration successful', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/year-selection$/);
  await page.reload();
  await expect(page).toHaveURL(/\/year-selection$/);
});

test('a browser closed after paying loses nothing: the account is there to log in to, and the link to the paid checkout signs nobody else in', async ({
  page,
  browser,
  server,
}) => {
  await register(page, 'closed early');
  await page.route('**/auth?checkout=*', (route) => route.abort());
  const gone = page.waitForRequest('**/auth?checkout=*');
  await pay(page).click();
  const link = (await gone).url();
  // Before anybody opens the link, so that the account cannot come from there.
  const later = await browser.newPage({ baseURL: server.origin });
  await later.goto('/auth');
  await untilItsCodeHasCome(later);
  await fillIn(later.getByLabel('Username'), 'closed early');
  await fillIn(later.getByLabel('Password', { exact: true }), PASSWORD);
  await later.getByRole('button', { name: 'Login' }).click();
  await expect(later).toHaveURL(/\/year-selection$/);

  const other = await browser.newPage({ baseURL: server.origin });
  await other.goto(link);
  await expect(other.getByText('Your account is ready. Please log in.')).toBeVisible();
  await other.goto('/');
  await expect(other).toHaveURL(/\/auth/);
  await page.unroute('**/auth?checkout=*');
  await page.goto(link);
  await expect(page).toHaveURL(/\/year-selection$/);
});

test('every other end: declined, late and failed, then paid, disputed, and told to the owner', async ({
  page,
  browser,
  server,
}) => {
  await register(page, 'unlucky');
  const tryOther = async (label: string) => {
    await page.getByText('Try other outcomes').click();
    await page.getByRole('button', { name: label, exact: true }).click();
  };
  await tryOther('The card is declined');
  await expect(page.getByRole('alert')).toContainText('The card was declined.');
  const checkout = page.url().replace(/\?.*/, '');
  await tryOther('Pay with a method that takes days');
  await expect(page.getByRole('alert')).toContainText('Your payment is on its way.');
  await page.goto(checkout);
  await tryOther('The payment fails');
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page.getByRole('alert')).toContainText('The payment did not go through');
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await page.getByRole('tab', { name: 'Login' }).click();
  await fillIn(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText(/The payment did not go through/).first()).toBeVisible();

  await register(page, 'unlucky');
  await page.waitForURL('**/sandbox/checkout/*');
  const again = page.url();
  await pay(page).click();
  await expect(page).toHaveURL(/\/year-selection$/);
  await page.goto(again);
  await tryOther('The payer’s bank disputes it');

  const owner = await browser.newPage({ baseURL: server.origin });
  await owner.request.post('/api/login', { data: ADMIN });
  await owner.goto('/admin');
  await expect(owner.getByText('TEST MODE: registration takes no money')).toBeVisible();
  const panel = owner.getByRole('region', { name: 'Payments to look at' });
  await expect(panel).toContainText('The payer’s bank asks for £4.00 back.');
  await expect(panel).toContainText('did not arrive');
  await panel.getByRole('button', { name: 'Switch off…' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
  await expect(panel).toContainText('The account was switched off.');
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth/);
});
