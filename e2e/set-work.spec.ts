import { expectNoBarriers } from './support/barriers.ts';
import { expectFits } from './support/fit.ts';
import { press } from './support/hands.ts';
import { expect, test, turnTo } from './support/journey.ts';
import { keepPauses } from './support/pauses.ts';
import { playOpenHangman } from './support/players.ts';
import {
  callsOf,
  makeClass,
  makeSettledTeacher,
  signInAs,
  fromTheTeacher,
  tabletOfFirst,
} from './support/school.ts';

test('the work that a teacher sets comes first on a pupil’s home page, is played at one tap, and is seen to be done; its pages are accessible', async ({
  page,
  browser,
  server: { origin },
}) => {
  const teacher = await makeSettledTeacher(origin);
  const calls = await callsOf(origin, teacher);
  const made = await makeClass(calls, ['Ann Bell']);
  const { id } = made;
  await calls.dispose();
  await signInAs(page, teacher);
  await page.goto(`/classes/${id}/work?game=grammar-guru`);
  await expect(page.getByText('Nothing is set for this class yet.')).toBeVisible();
  await expectNoBarriers(page);
  await page.getByLabel('Game', { exact: true }).selectOption({ label: 'Hangman with Balloons' });
  await page.getByRole('button', { name: 'Set work' }).click();
  const work = page.getByRole('region', { name: 'Hangman with Balloons' });
  await expect(work.getByText('0 of 1')).toBeVisible();

  const tablet = await tabletOfFirst(made, { browser, origin }, keepPauses);
  const set = await fromTheTeacher(tablet, 'From your teacher');
  await expect(set.getByRole('img', { name: '0 of 1 games played' })).toBeVisible();
  await expectFits(tablet);
  await expectNoBarriers(tablet);
  await press(set.getByRole('button', { name: /^Start/ }), 'taps');
  await playOpenHangman(tablet);
  await press(tablet.getByRole('button', { name: 'Back to Games' }), 'taps');
  await expect(tablet.getByText('Well done! That’s all your teacher has set.')).toBeVisible();
  await tablet.close();

  await page.reload();
  await expect(work.getByText('1 of 1')).toBeVisible();
  for (const end of ['map', 'slips']) {
    await turnTo(page, `/classes/${id}/${end}`);
    await expect(page.getByRole('navigation', { name: 'Pages of the class' })).toBeVisible();
    await expectNoBarriers(page);
  }
});
