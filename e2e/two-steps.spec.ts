import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { AppServer } from './support/app-server.ts';
import { expect, test, turnTo } from './support/journey.ts';
import { makeSettledTeacher, signInAs, type LogIn } from './support/school.ts';

/** The code that a phone with this key shows at a time, in milliseconds. */
function codeAt(timestamp: number, secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

async function typePassword(page: Page, { username, password }: LogIn): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
}

async function setItUp(
  panel: Locator,
  server: AppServer,
): Promise<{ secret: string; codes: string[] }> {
  await panel.getByRole('button', { name: 'Set it up' }).click();
  await expect(panel.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const key = await panel.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const secret = key?.replaceAll(' ', '') ?? '';
  await panel.getByLabel('Code from the app').fill(codeAt(server.now(), secret));
  await panel.getByRole('button', { name: 'Turn it on' }).click();
  const list = panel.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allTextContents();
  await panel.getByRole('button', { name: 'I have kept them' }).click();
  await expect(panel).toContainText('10 recovery codes are left.');
  return { secret, codes };
}

test('a teacher sets up two-step log-in, logs in with the phone, loses it, and gets in by a recovery code', async ({
  page,
  server,
}) => {
  const teacher = await makeSettledTeacher(server.origin);
  await signInAs(page, teacher);
  await page.goto('/profile');
  const panel = page.getByRole('region', { name: 'Two-step log-in' });
  const { secret, codes } = await setItUp(panel, server);

  await logOut(page);
  await typePassword(page, teacher);
  const code = page.getByLabel('Code from your authenticator app');
  await expect(code).toBeFocused();
  // Each code works once, and this one was used for the set-up; the code of the next half minute is accepted too.
  await code.fill(codeAt(server.now() + 30_000, secret));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Login successful', { exact: true })).toBeVisible();

  await logOut(page);
  await typePassword(page, teacher);
  await page.getByRole('button', { name: 'I don’t have my phone' }).click();
  await page.getByLabel('One of your recovery codes').fill(codes[3] ?? '');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Login successful', { exact: true })).toBeVisible();
  await turnTo(page, '/profile');
  await expect(panel).toContainText('9 recovery codes are left.');
});
