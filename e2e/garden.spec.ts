import { ADMIN } from './support/app-server.ts';
import { expectNoBarriers } from './support/barriers.ts';
import { expect, expectResult, PASSWORD, signUp, test } from './support/journey.ts';
import { keepPauses } from './support/pauses.ts';
import { playHangman } from './support/players.ts';

test('the garden grows with a verified round, until an owner switches it off', async ({ page }) => {
  const { username } = await signUp(page, 3);
  const garden = page.getByRole('region', { name: 'My garden' });
  await page.goto('/profile');
  // every-state.spec.ts checks the page of a new pupil.
  await expect(garden).toContainText('Play a game to plant your first seed.');

  await keepPauses(page);
  await playHangman(page, 0);
  await expectResult(page, 10, 10);
  await page.goto('/profile');
  await garden.getByRole('button', { name: 'Spelling: 1 plant' }).click();
  const plants = garden.getByRole('list', { name: 'Spelling: 1 plant' });
  await expect(plants.getByRole('listitem')).toHaveText(/^(Seed|Sprout): \w+$/);
  await expectNoBarriers(page);

  await page.request.post('/api/login', { data: ADMIN });
  await page.goto(`/admin?search=${encodeURIComponent(username)}`);
  await page.getByRole('link', { name: `View Details of ${username}` }).click();
  await page.getByRole('switch', { name: 'Remember what was met' }).press('Space');
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText(/^The games no longer remember/)).toBeVisible();

  await page.request.post('/api/login', { data: { username, password: PASSWORD } });
  await page.goto('/profile');
  await expect(garden).toContainText('Your garden is resting');
  await expectNoBarriers(page);
});
