import type { Page } from '@playwright/test';
import { expectNoBarriers } from './support/barriers.ts';
import { expectFits } from './support/fit.ts';
import { fillIn, isInFirefox, press } from './support/hands.ts';
import { expect, test, turnTo } from './support/journey.ts';
import { goOn, keepPauses } from './support/pauses.ts';
import {
  callsOf,
  makeClass,
  makeSettledTeacher,
  signInAs,
  fromTheTeacher,
  tabletOfFirst,
  typeInto,
} from './support/school.ts';

declare global {
  interface Window {
    /** How much the page has recorded so far. */
    recordedBytes?: number;
  }
}

const MEANINGS = [
  ['lava', 'hot melted rock that flows out of a volcano'],
  ['crater', 'the big hole at the top of a mountain of fire'],
  ['magma', 'rock so hot that it is liquid, deep under the ground'],
  ['erupt', 'burst out suddenly'],
] as const;
const LIST = MEANINGS.map(([word, meaning]) => `${word} – ${meaning}`);

/** Runs in the page: recordings come in parts, so that a journey can wait until enough is there. */
function countWhatIsRecorded(): void {
  const start = Reflect.get(MediaRecorder.prototype, 'start');
  MediaRecorder.prototype.start = function startInParts(this: MediaRecorder) {
    this.addEventListener('dataavailable', ({ data }) => {
      window.recordedBytes = (window.recordedBytes ?? 0) + data.size;
    });
    start.call(this, 100);
  };
}

/** More than a second of silence has: Chromium's own microphone beeps once a second. */
const WITH_A_BEEP = 6000;

/** Records the first word of a list whose page is open, and turns back to it. */
async function recordFirstWord(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.getByRole('link', { name: 'Record your voice' }).click();
  await expect(page.getByText('0 of 4 words recorded.')).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByText('Recording: speak now.')).toBeVisible();
  await page.waitForFunction((enough) => (window.recordedBytes ?? 0) > enough, WITH_A_BEEP);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Saved. Listen to how it sounds.')).toBeVisible();
  await expect(page.getByText('1 of 4 words recorded.')).toBeVisible();
  await expectNoBarriers(page, { isKnown: true });
  await turnTo(page, pathname);
}

/** How much of recordings is in the browser's cache storage. */
function keptOn(tablet: Page): Promise<number> {
  return tablet.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('recordings-'));
    const places = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return places.reduce((sum, count) => sum + count, 0);
  });
}

test('a teacher’s own words are checked as they are typed, one is recorded, and they are set; the work comes first on a pupil’s home page, whose tablet keeps the recording until it is done, is played at one tap, and is seen to be done; the pages of it are accessible', async ({
  page,
  browser,
  server: { origin },
}) => {
  const teacher = await makeSettledTeacher(origin);
  const calls = await callsOf(origin, teacher);
  const made = await makeClass(calls, ['Ann Bell']);
  const { id, name } = made;
  await calls.dispose();
  // Firefox has no microphone of its own.
  const isRecorded = !isInFirefox(page);
  if (isRecorded) await page.addInitScript(countWhatIsRecorded);
  await signInAs(page, teacher);
  await page.goto('/words');
  await expect(page.getByRole('heading', { name: 'Word lists' })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('link', { name: 'New list' }).click();
  await typeInto(page, 'Name of the list', 'Volcano words');
  await typeInto(page, 'Words', ['1ava', ...LIST].join('\n'));
  const refused = page.getByRole('listitem').filter({ hasText: '1ava' });
  await expect(refused).toContainText('letters');
  await expectNoBarriers(page, { isKnown: true });
  await fillIn(page.getByLabel('Words', { exact: true }), LIST.join('\n'));
  await page.getByLabel('Year').selectOption('Year 3');
  await expect(page.getByText('Dictionary Detective can use 4 of 4 words.')).toBeVisible();
  await page.getByRole('button', { name: 'Save list' }).click();
  await page.getByRole('link', { name: /Volcano words/ }).click();
  if (isRecorded) await recordFirstWord(page);
  await page.getByRole('link', { name: `Set as work for ${name}` }).click();
  await expect(page).toHaveURL(new RegExp(`/classes/${id}/work\\?words=`));
  await expect(page.getByText('No work has been set for this class yet.')).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Set work' }).click();
  const work = page.getByRole('region', { name: 'Volcano words' });
  await expect(work.getByText('0 of 1')).toBeVisible();
  await expectNoBarriers(page, { isKnown: true });

  const tablet = await tabletOfFirst(made, { browser, origin, isEverIdle: isRecorded }, keepPauses);
  const set = await fromTheTeacher(tablet, 'From your teacher');
  await expect(set).toContainText('Volcano words');
  await expect(set.getByRole('img', { name: '0 of 1 games played' })).toBeVisible();
  await expectFits(tablet);
  await expectNoBarriers(tablet);
  // The recording, and which version it is.
  if (isRecorded) await expect.poll(() => keptOn(tablet)).toBe(2);
  await press(set.getByRole('button', { name: /^Start/ }), 'taps');
  const game = tablet.getByRole('dialog', { name: 'Dictionary Detective' });
  for (const [word, meaning] of MEANINGS) {
    await press(game.getByRole('button', { name: word, exact: true }), 'taps');
    await press(game.getByRole('button', { name: meaning, exact: true }), 'taps');
    await expect(game).toContainText(`Match! ${word}.`);
    await goOn(tablet);
  }
  await expect(tablet.getByRole('dialog', { name: 'Well done!' })).toContainText('4 out of 4');
  await expect(tablet.getByText('Your game is saved.')).toBeVisible();
  await press(tablet.getByRole('button', { name: 'Back to Games' }), 'taps');
  await expect(tablet.getByText('Well done! That’s all your teacher has set.')).toBeVisible();
  await expect.poll(() => keptOn(tablet)).toBe(0);
  await tablet.close();
  for (const end of ['map', 'slips']) {
    await turnTo(page, `/classes/${id}/${end}`);
    await expect(page.getByRole('navigation', { name: 'Pages of the class' })).toBeVisible();
    await expectNoBarriers(page);
  }
  await turnTo(page, `/classes/${id}/work`);
  await expect(work.getByText('1 of 1')).toBeVisible();
});
