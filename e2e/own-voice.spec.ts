import { z } from 'zod';
import { expectNoBarriers } from './support/barriers.ts';
import { expect, test } from './support/journey.ts';
import {
  callsOf,
  makeClass,
  makeSettledTeacher,
  signInAs,
  tabletOfFirst,
} from './support/school.ts';

declare global {
  interface Window {
    /** How much the page has recorded so far. */
    recordedBytes?: number;
  }
}

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

test('a teacher records a word, which is kept on the tablet of a pupil for whom the list is set, and deleted there at log-out', async ({
  page,
  browser,
  server: { origin },
}) => {
  const teacher = await makeSettledTeacher(origin);
  const calls = await callsOf(origin, teacher);
  const made = await makeClass(calls, ['Ann Bell']);
  const words = ['lava', 'crater', 'magma', 'erupt'].map((word) => ({
    word,
    sentence: `This is the ${word}.`,
  }));
  const list = { name: 'Volcano words', yearGroup: 3, words };
  const answer = await calls.post('/api/word-lists', { data: list });
  const { id } = z.object({ id: z.number() }).parse(await answer.json());
  await calls.post(`/api/classes/${made.id}/work`, { data: { what: { words: id } } });
  await calls.dispose();

  await page.addInitScript(countWhatIsRecorded);
  await signInAs(page, teacher);
  await page.goto(`/words/${id}`);
  await page.getByRole('link', { name: 'Record your voice' }).click();
  await expect(page.getByText('This is the lava.')).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByText('Recording: speak now.')).toBeVisible();
  await page.waitForFunction((enough) => (window.recordedBytes ?? 0) > enough, WITH_A_BEEP);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Saved. Listen to how it sounds.')).toBeVisible();
  await expect(page.getByText('1 of 4 words recorded.')).toBeVisible();
  await expectNoBarriers(page, { isKnown: true });

  const tablet = await tabletOfFirst(made, { browser, origin, isEverIdle: true }, async () => {});
  const kept = () =>
    tablet.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('recordings-'));
      const places = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).length),
      );
      return places.reduce((sum, count) => sum + count, 0);
    });
  // The recording, and which version it is.
  await expect.poll(kept).toBe(2);
  await tablet.getByRole('button', { name: 'Log out' }).first().click();
  await expect.poll(kept).toBe(0);
  await tablet.close();
});
