import type { Page } from '@playwright/test';
import { expectNoBarriers } from './support/barriers.ts';
import {
  expect,
  expectResult,
  openGame,
  playBefore,
  signUp,
  test,
  turnTo,
} from './support/journey.ts';
import { keepPauses } from './support/pauses.ts';
import { playHangman, playOpenHangman } from './support/players.ts';

const YEAR = 2;

/** Expects that controls of three pages show at once that they are pressed. */
async function expectPressed(page: Page): Promise<void> {
  for (const title of ['', 'Find My Number', 'Word Search']) {
    if (title) await turnTo(page, '/');
    if (title) await openGame(page, title);
    const part = title ? page.getByRole('dialog') : page.locator('body');
    const pressed = part.locator('button:enabled:visible, a:visible, [role=gridcell]');
    // Waits until the page is complete: before that, a control may be replaced under the pointer.
    await expect(pressed.nth(12)).toBeVisible();
    for (const control of (await pressed.all()).slice(1, 9)) {
      const isOff = await control.evaluate((element) => {
        element.scrollIntoView({ block: 'center' });
        return element.getAttribute('aria-disabled') === 'true';
      });
      if (isOff) continue;
      const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      const filter = await control.evaluate((element) => getComputedStyle(element).filter);
      expect(filter, control.toString()).not.toBe('none');
      // Released elsewhere, so that nothing happens.
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
    if (title) await page.getByRole('button', { name: 'Close game' }).click();
  }
}

test.use({ viewport: { width: 375, height: 667 } });

test('every control responds to a press within a tenth of a second, and no notice covers the rating and the buttons of the result, nor, with the largest letters on the narrowest phone, the score', async ({
  page,
}) => {
  await signUp(page, YEAR);
  await playBefore(page, 4);
  await keepPauses(page);
  await page.goto('/profile');
  await expectPressed(page);
  await playHangman(page, 0);
  await expectResult(page, 10, 10);
  const toast = page.getByRole('listitem').filter({ hasText: 'New Avatars Unlocked!' });
  await expect(toast).toBeVisible();
  // The notice stays while it has the focus.
  await page.keyboard.press('F8');
  await expectNoBarriers(page);
  for (const [width, height] of [
    [1024, 768],
    [812, 375],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height });
    const covered = await page.getByRole('dialog').evaluate((dialog) => {
      const row = dialog.querySelector('[data-toasts]')?.getBoundingClientRect();
      const parts = [...dialog.children].filter((part) => !part.querySelector('[data-toasts]'));
      const isApart = ({ top, bottom }: DOMRect) =>
        row !== undefined && row.height > 0 && (bottom <= row.top + 1 || top >= row.bottom - 1);
      return parts.filter((part) => !isApart(part.getBoundingClientRect())).length;
    });
    expect(covered, `parts of the dialog under the toast at ${width} × ${height}`).toBe(0);
  }
  await expect(page.getByRole('button', { name: 'Play Again' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Back to Games' }).click();
  await expect(page.getByRole('dialog', { name: 'New Avatars Unlocked!' })).toBeVisible();
  await expectNoBarriers(page, { isKnown: true });

  const data = { textSize: 'largest' };
  expect((await page.request.patch('/api/user/play-settings', { data })).status()).toBe(200);
  await page.route('**/api/game/complete', (route) =>
    route.fulfill({ status: 500, json: { message: 'Oops, the server broke.' } }),
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await openGame(page, 'Hangman with Balloons');
  await playOpenHangman(page);
  const failed = page.getByRole('listitem').filter({ hasText: 'Error recording game completion' });
  await expect(failed).toBeVisible();
  const message = await failed.boundingBox();
  const score = await page.getByText('out of 10').first().locator('..').boundingBox();
  expect(message?.y ?? 0).toBeGreaterThan((score?.y ?? Infinity) + (score?.height ?? 0));
});
