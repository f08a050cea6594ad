import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Worry } from '#shared/contract/comments.ts';
import { ADMIN_ANSWERS } from '#testing/admin-answers.ts';
import { CLASS_ANSWERS } from '#testing/class-answers.ts';
import { answersFor, fakeApi, pupil, refusal } from '#testing/fake-api.ts';
import { renderApp, renderPage } from '#testing/render-app.tsx';

const OPEN: Worry = {
  id: 71,
  userId: 31,
  displayName: 'Zara K.',
  avatar: '🦊',
  gameId: 'word-search',
  rating: 2,
  comment: 'My dad hits me',
  masked: false,
  createdAt: new Date(2026, 2, 1, 9, 30).toISOString(),
  classNames: ['Otters'],
  acknowledgedAt: null,
  acknowledgedBy: null,
};
const ACKNOWLEDGED: Worry = {
  ...OPEN,
  acknowledgedAt: new Date(2026, 2, 2).toISOString(),
  acknowledgedBy: 'Mr Teach',
};
const listOf = (...rows: Worry[]) => ({ getWorries: { rows, total: rows.length } });

describe('the worry list', () => {
  it('the worry list says who, in which class, when and what, and takes note of who sees to it', async () => {
    const api = fakeApi({ ...CLASS_ANSWERS, ...listOf(OPEN), acknowledgeWorry: undefined });
    const user = renderPage('/worries');
    const item = await screen.findByText('My dad hits me');
    const card = within(item.closest('li') ?? document.body);
    expect(card.getByText('New')).toBeVisible();
    expect(card.getByText(/Zara K\./)).toBeVisible();
    expect(card.getByText(/^Otters · Word Search/)).toBeVisible();
    api.answer('getWorries', { rows: [ACKNOWLEDGED], total: 1 });
    await user.click(card.getByRole('button', { name: 'I have read this and will act on it' }));
    const acknowledged = await screen.findByText(/^Acknowledged by Mr Teach on /);
    await waitFor(() => expect(acknowledged).toHaveFocus());
    expect(screen.queryByRole('button', { name: /act on it/ })).not.toBeInTheDocument();
  });

  it('the worry list says that it is no monitoring service, also when it is empty', async () => {
    fakeApi({ ...CLASS_ANSWERS, ...listOf() });
    renderPage('/worries');
    expect(await screen.findByText('The list is empty.')).toBeVisible();
    expect(screen.getByText('This is not a monitoring service.')).toBeVisible();
  });

  it('a failure to load the worry list is reported, and loading is tried again when asked', async () => {
    const api = fakeApi({ ...CLASS_ANSWERS, getWorries: refusal(400, 'No.') });
    const user = renderPage('/worries');
    expect(await screen.findByText('Failed to load the worry list')).toBeVisible();
    api.answer('getWorries', { rows: [OPEN], total: 1 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('My dad hits me')).toBeVisible();
  });

  it('the worry list says on which pages a new entry is told, as it is told nowhere else', async () => {
    fakeApi({ ...CLASS_ANSWERS, ...listOf() });
    renderPage('/worries');
    const text = (await screen.findByText('This is not a monitoring service.')).closest('p');
    expect(text).toHaveTextContent(
      'until they open this page, Classes or, as an admin, Safety or the home page.',
    );
  });

  it('the worry list is not shown to a pupil, who is led to the games', async () => {
    fakeApi(answersFor(pupil()));
    renderApp('/worries');
    expect(await screen.findByRole('heading', { name: 'Welcome, Mia!' })).toBeVisible();
  });
});

describe('the banner', () => {
  const banner = () => screen.findByRole('complementary', { name: 'Worry list' });

  it.each([
    [1, 'A comment may be a safeguarding concern'],
    [3, '3 comments may be safeguarding concerns'],
  ])(
    'the banner stands above the classes while %i open, and leads to the list',
    async (open, text) => {
      fakeApi({ ...CLASS_ANSWERS, ...listOf(OPEN), countWorries: { open } });
      const user = renderPage('/classes');
      expect(within(await banner()).getByText(text)).toBeVisible();
      await user.click(within(await banner()).getByRole('link', { name: 'Open the worry list' }));
      expect(await screen.findByText('My dad hits me')).toBeVisible();
    },
  );

  it('the banner stands on the admin’s page of safety as well', async () => {
    fakeApi({ ...ADMIN_ANSWERS, countWorries: { open: 2 } });
    renderPage('/admin/safety');
    expect(
      within(await banner()).getByText('2 comments may be safeguarding concerns'),
    ).toBeVisible();
  });

  it('the banner is not there when everything is acknowledged', async () => {
    fakeApi(CLASS_ANSWERS);
    renderPage('/classes');
    await screen.findByRole('link', { name: /^Otters/ });
    expect(screen.queryByRole('complementary', { name: 'Worry list' })).not.toBeInTheDocument();
  });

  it('the banner says when it could not be found out whether there is something', async () => {
    fakeApi({ ...CLASS_ANSWERS, countWorries: refusal(400, 'No.') });
    renderPage('/classes');
    expect(await screen.findByText(/^We couldn’t check the worry list/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Otters/ })).toBeVisible();
  });
});
