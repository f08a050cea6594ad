import { ADMIN, AppServer } from './support/app-server.ts';
import { expect, PASSWORD, playBefore, signUp, test } from './support/journey.ts';

test('nobody gets further than the log-in, and afterwards nobody is sent back to it', async ({
  page,
  server,
}) => {
  for (const path of ['/', '/profile', '/how-to-play', '/about', '/year-selection', '/admin']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth$/);
  }
  await signUp(page, 2);
  for (const path of ['/auth', '/admin']) {
    await page.goto(path);
    await expect(page).toHaveURL(`${server.origin}/`);
  }
});

test('a pupil without a year is sent to choose one', async ({ page }) => {
  const data = { username: 'no year yet', password: PASSWORD };
  await page.request.post('/api/register', { data });
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/year-selection$/);
});

test('an unknown address shows the not-found page', async ({ page }) => {
  await signUp(page, 2);
  await page.goto('/treasure');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('a changed year stays changed, and a change that fails is put back', async ({ page }) => {
  await signUp(page, 2);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Year 5' }).click();
  await expect(
    page.getByText('Your year group has been set to Year 5.', { exact: true }),
  ).toBeVisible();
  await page.route('**/api/user/year-group', (route) =>
    route.fulfill({ status: 503, json: { message: 'Away.' } }),
  );
  await page.getByRole('button', { name: 'Year 6' }).click();
  await expect(page.getByText('Update failed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Year 5' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.reload();
  await expect(page.getByRole('button', { name: 'Year 5' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('everything is there after a restart, on another device and after a power cut', async ({
  browser,
}) => {
  const server = await AppServer.start({ isEmbedded: true });
  const first = await browser.newPage({ baseURL: server.origin });
  const { username } = await signUp(first, 4);
  await playBefore(first, 3);
  await server.stop('SIGKILL');
  await server.boot();

  const other = await browser.newPage({ baseURL: server.origin });
  await other.goto('/');
  await other.getByLabel('Username').fill(username.toUpperCase());
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Login' }).click();
  await expect(other.getByText('3/25 games')).toBeVisible();
  await other.goto('/profile');
  await expect(other.getByRole('table').getByRole('row')).toHaveCount(4);
  await first.goto('/profile');
  await expect(first.getByText('3 games completed')).toBeVisible();

  await other.getByRole('button', { name: 'Log Out' }).first().click();
  await expect(
    other.getByText('You have been logged out successfully.', { exact: true }),
  ).toBeVisible();
  await expect(other).toHaveURL(/\/auth$/);
  await server.drop();
});

test('the admin of the settings can log in', async ({ page, server }) => {
  await page.goto('/auth');
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toBeVisible();
});
