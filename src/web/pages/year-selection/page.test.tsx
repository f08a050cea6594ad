import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { User } from '#shared/contract/auth.ts';
import { answersFor, fakeApi, pupil, refusal, slowAnswer } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-app.tsx';

const newcomer = pupil({ yearGroup: null });
const year = (number: number) => screen.findByRole('button', { name: `Year ${number}` });

it('the page offers the six years and says how to choose', async () => {
  fakeApi(answersFor(newcomer));
  renderPage('/year-selection');
  for (const number of [1, 2, 3, 4, 5, 6]) expect(await year(number)).toBeInTheDocument();
  expect(screen.getByText('Tap a year twice to confirm.')).toBeInTheDocument();
  expect(screen.getByText('You can change this later in your profile')).toBeInTheDocument();
});

it('the first tap chooses a year without telling the server', async () => {
  const api = fakeApi(answersFor(newcomer));
  const user = renderPage('/year-selection');
  await user.click(await year(3));
  expect(await year(3)).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Year 3 chosen. Tap again to confirm.');
  await user.click(await year(5));
  expect(await year(3)).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('status')).toHaveTextContent('Year 5 chosen. Tap again to confirm.');
  expect(api.sentTo('setYearGroup')).toEqual([]);
});

it('the second tap confirms the year and shows the games', async () => {
  const api = fakeApi({ ...answersFor(newcomer), setYearGroup: pupil({ yearGroup: 4 }) });
  const user = renderPage('/year-selection');
  await user.click(await year(4));
  await user.click(await year(4));
  expect(await screen.findByText('Year group updated')).toBeInTheDocument();
  expect(screen.getByText('Your year group has been set to Year 4.')).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(api.sentTo('setYearGroup')).toEqual([{ yearGroup: 4 }]);
});

it('while the server is slow the page says so, and ignores other taps', async () => {
  const { answer, arrive } = slowAnswer<User>();
  const api = fakeApi({ ...answersFor(newcomer), setYearGroup: answer });
  const user = renderPage('/year-selection');
  await user.tripleClick(await year(4));
  expect(screen.getByRole('status')).toHaveTextContent('Saving your year…');
  await user.click(await year(2));
  expect(await year(2)).toHaveAttribute('aria-pressed', 'false');
  expect(api.sentTo('setYearGroup')).toEqual([{ yearGroup: 4 }]);
  arrive(pupil({ yearGroup: 4 }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

it('the page says when the choice fails, and then no year is chosen', async () => {
  fakeApi({ ...answersFor(newcomer), setYearGroup: refusal(500, 'Something went wrong.') });
  const user = renderPage('/year-selection');
  await user.dblClick(await year(4));
  expect(await screen.findByText('Error updating year group')).toBeInTheDocument();
  expect(screen.getByText('500: Something went wrong.')).toBeInTheDocument();
  await waitFor(async () => expect(await year(4)).toHaveAttribute('aria-pressed', 'false'));
  expect(window.location.pathname).toBe('/year-selection');
});
