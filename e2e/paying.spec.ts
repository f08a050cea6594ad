import { fillIn } from './support/hands.ts';
import { expect, PASSWORD, test } from './support/journey.ts';

test('a parent reads the price, cancels, finds the name still there, goes on and pays, and the child chooses a year', async ({
  page,
}) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(
    page.getByText('Unlock All Games for the extreme price of £4 for the year!'),
  ).toBeVisible();
  await fillIn(page.getByLabel('Username'), 'second thoughts');
  await fillIn(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('TEST MODE')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByLabel('Username')).toHaveValue('second thoughts');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await fillIn(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('button', { name: 'Pay £4.00' }).click();
  await expect(page.getByText('Registration successful', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/year-selection$/);
  await page.reload();
  await expect(page).toHaveURL(/\/year-selection$/);
});
