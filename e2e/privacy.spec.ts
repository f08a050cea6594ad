import { readFile } from 'node:fs/promises';
import { expect, playBefore, signUp, test } from './support/journey.ts';

test('a pupil reads what is stored about them and saves a copy', async ({ page }) => {
  const { username } = await signUp(page, 2);
  await playBefore(page, 3);
  await page.goto('/');
  await page.getByRole('link', { name: 'Your privacy' }).click();
  await expect(page.getByRole('heading', { name: 'How to have it deleted' })).toBeVisible();
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.getByLabel('What we keep about you', { exact: true })).toContainText(username);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^pupil-[\d-]+\.json$/);
  const saved: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(saved).toMatchObject({ account: { username }, games: { length: 3 } });
});
