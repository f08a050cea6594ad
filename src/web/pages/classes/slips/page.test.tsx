import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ClassSlip } from '#shared/contract/map.ts';
import { CLASS_ANSWERS } from '#testing/class-answers.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-app.tsx';

const SLIP: ClassSlip = {
  slip: 'apostrophe-for-plural',
  gameId: 'grammar-guru',
  text: 'Puts an apostrophe into a plain plural.',
  count: 3,
  pupils: [
    { id: 31, displayName: 'Zara K.', count: 2 },
    { id: 32, displayName: 'Omar', count: 1 },
  ],
  items: [
    {
      item: 'Y4.GR.1/002',
      objective: 'Y4.GR.1',
      question: 'Three ___ swam.',
      answer: 'ducks',
      wrong: ['duck’s'],
      isExact: true,
      count: 3,
    },
  ],
};

it('a common mistake says what went wrong, how often, with whom and in which question, and sets work on it', async () => {
  const api = fakeApi({ ...CLASS_ANSWERS, getSlips: [SLIP] });
  const user = renderPage('/classes/5/slips');
  const heading = await screen.findByRole('heading', { name: SLIP.text });
  const item = heading.closest('li') ?? document.body;
  expect(item).toHaveTextContent('3 times · 2 pupils · ');
  expect(within(item).getByText('Zara K. (2), Omar (1)')).toBeVisible();
  await user.click(within(item).getByText('The question'));
  expect(within(item).getByText('Given: duck’s (3 times)')).toBeVisible();
  api.answer('setWork', refusal(409, 'That is set already.'));
  await user.click(within(item).getByRole('button', { name: 'Set work on this' }));
  expect(await within(item).findByText('That is set already.')).toBeVisible();
  expect(api.sentTo('setWork')).toMatchObject([
    { what: { objective: 'Y4.GR.1' }, pupilIds: [31, 32] },
  ]);
  await user.click(screen.getByRole('switch', { name: /^Hide names/ }));
  expect(item).not.toHaveTextContent(/Zara|Omar/);
});

it('the most frequent mistakes are shown first, and the rest when asked', async () => {
  const many = Array.from({ length: 9 }, (_, nth) => ({ ...SLIP, slip: `slip-${nth}` }));
  fakeApi({ ...CLASS_ANSWERS, getSlips: many });
  const user = renderPage('/classes/5/slips');
  expect(await screen.findAllByRole('heading', { name: SLIP.text })).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Show all 9' }));
  const headings = screen.getAllByRole('heading', { name: SLIP.text });
  expect(headings).toHaveLength(9);
  expect(headings[6]?.closest('li')).toHaveFocus();
});

it('the page of common mistakes says when there are none and when it failed to load', async () => {
  const api = fakeApi({ ...CLASS_ANSWERS, getSlips: [] });
  renderPage('/classes/5/slips');
  expect(await screen.findByText(/^Nothing here yet/)).toBeVisible();
  api.answer('getSlips', refusal(404, 'Gone.'));
  renderPage('/classes/5/slips');
  expect(await screen.findByText('Failed to load the mistakes')).toBeVisible();
});
