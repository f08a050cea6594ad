import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { ADMIN, AppServer } from './support/app-server.ts';
import { expect, test } from './support/journey.ts';

/** The code that a phone with this key shows now, or in `seconds`. */
function codeOf(secret: string, seconds = 0): string {
  const timestamp = Date.now() + seconds * 1000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

async function typePassword(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/auth`);
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
}

async function setItUp(panel: Locator): Promise<{ secret: string; codes: string[] }> {
  await panel.getByRole('button', { name: 'Set it up' }).click();
  await expect(panel.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const key = await panel.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const secret = key?.replaceAll(' ', '') ?? '';
  await panel.getByLabel('Code from the app').fill(codeOf(secret));
  await panel.getByRole('button', { name: 'Turn it on' }).click();
  const list = panel.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allTextContents();
  await panel.getByRole('button', { name: 'I have kept them' }).click();
  await expect(panel).toContainText('10 recovery codes are left.');
  return { secret, codes };
}

// A school of its own, so that no other journey's owner is asked for a code.
test('an owner sets up two-step log-in, logs in with the phone, loses it, and gets in by a recovery code', async ({
  page,
}) => {
  const school = await AppServer.start();
  try {
    await typePassword(page, school.origin);
    await expect(page.getByText('Login successful', { exact: true })).toBeVisible();
    await page.goto(`${school.origin}/admin`);
    const panel = page.getByRole('region', { name: 'Two-step log-in' });
    const { secret, codes } = await setItUp(panel);

    await logOut(page);
    await typePassword(page, school.origin);
    const code = page.getByLabel('Code from your authenticator app');
    await expect(code).toBeFocused();
    // Each code works once, and this one was used for the set-up; the code of the next half minute is accepted too.
    await code.fill(codeOf(secret, 30));
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByText('Login successful', { exact: true })).toBeVisible();

    await logOut(page);
    await typePassword(page, school.origin);
    await page.getByRole('button', { name: 'I do not have my phone' }).click();
    await page.getByLabel('One of your recovery codes').fill(codes[3] ?? '');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByText('Login successful', { exact: true })).toBeVisible();
    await page.goto(`${school.origin}/admin`);
    await expect(panel).toContainText('9 recovery codes are left.');
  } finally {
    await school.drop();
  }
});
