import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ClassComment } from '#shared/contract/comments.ts';
import { CLASS_ANSWERS } from '#testing/class-answers.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-app.tsx';

const NEW: ClassComment = {
  id: 71,
  userId: 31,
  displayName: 'Zara K.',
  avatar: '🦊',
  gameId: 'word-search',
  rating: 5,
  comment: 'Write to •••',
  masked: true,
  createdAt: new Date(2026, 2, 1, 9, 30).toISOString(),
  readAt: null,
};
const READ = { ...NEW, readAt: new Date(2026, 2, 2).toISOString() };
const listOf = (...rows: ClassComment[]) => ({
  getClassComments: {
    rows,
    total: rows.length,
    unread: rows.filter(({ readAt }) => readAt === null).length,
  },
});

it('the class page leads to its comments', async () => {
  fakeApi({ ...CLASS_ANSWERS, ...listOf(NEW), getSlips: [] });
  const user = renderPage('/classes/5/slips');
  await user.click(await screen.findByRole('link', { name: 'Comments' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Comments' })).toBeVisible();
  expect(await screen.findByText('Write to •••')).toBeVisible();
});

it('the comments name their class, and hide names as the other pages of the class do', async () => {
  fakeApi({ ...CLASS_ANSWERS, ...listOf(NEW) });
  const user = renderPage('/classes/5/comments');
  expect(await screen.findByText('Otters · Year 3 · 2026/27')).toBeVisible();
  expect(await screen.findByText(/Zara K\./)).toBeVisible();
  await user.click(screen.getByRole('switch', { name: /^Hide names/ }));
  expect(screen.getByText(/^Pupil \d$/)).toBeVisible();
  expect(screen.queryByText(/Zara K\.|🦊/)).not.toBeInTheDocument();
});

it('a comment is new until it is marked as read, and says what was taken out', async () => {
  const api = fakeApi({ ...CLASS_ANSWERS, ...listOf(NEW), markComment: undefined });
  const user = renderPage('/classes/5/comments');
  const item = (await screen.findByText('Write to •••')).closest('li') ?? document.body;
  expect(within(item).getByText('New')).toBeVisible();
  expect(within(item).getByText(/^Contact details were removed/)).toBeVisible();
  expect(screen.getByText('1 new')).toBeVisible();
  api.answer('getClassComments', listOf(READ).getClassComments);
  await user.click(within(item).getByRole('button', { name: 'Mark as read' }));
  await waitFor(() => expect(within(item).getByText('Read')).toBeVisible());
  expect(api.sentTo('markComment')).toEqual([{ read: true }]);
  expect(screen.queryByText('1 new')).not.toBeInTheDocument();
  await user.click(within(item).getByRole('button', { name: 'Mark as new' }));
  await waitFor(() => expect(api.sentTo('markComment')).toEqual([{ read: true }, { read: false }]));
});

it('the page says when there are no comments, when the class is another teacher’s, and when loading failed', async () => {
  const api = fakeApi({ ...CLASS_ANSWERS, ...listOf() });
  renderPage('/classes/5/comments');
  expect(await screen.findByText('No comments yet.')).toBeVisible();
  api.answer('getClassComments', refusal(400, 'No.'));
  renderPage('/classes/5/comments');
  expect(await screen.findByText('Failed to load the comments')).toBeVisible();
  api.answer('getClass', refusal(404, 'We couldn’t find that.'));
  renderPage('/classes/99/comments');
  expect(await screen.findByText(/^We can’t find that class/)).toBeVisible();
});
