import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Plant } from '#shared/contract/memory.ts';
import { answersFor, fakeApi, pupil } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-app.tsx';

const plant = (item: string, label: string, stage: Plant['stage']): Plant => {
  return { item, label, stage, thirsty: true };
};
const GARDEN = [
  plant('word/island#spelling', 'island', 'flower'),
  plant('fact/7×8', '7 × 8', 'sprout'),
  plant('Y3.GR.5/001', 'Pronouns', 'flower'),
  plant('Y3.GR.5/002', 'Pronouns', 'sprout'),
  plant('word/queue#meaning', 'queue', 'seed'),
];
const game = (id: number, gameId: string, daysAgo: number) => {
  const createdAt = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  return { id, gameId, score: 3, maxScore: 10, createdAt };
};
const basket = [
  {
    item: 'word/queue#meaning',
    label: 'queue',
    due: '2026-11-27',
    why: 'You missed it.',
    missedAt: '2026-11-20T10:00:00Z',
  },
];
const ANSWERS = {
  ...answersFor(pupil()),
  getMemory: { isOn: true, garden: GARDEN, basket, journey: [] },
  getHistory: [game(3, 'word-search', 0), game(2, 'word-search', 0), game(1, 'grammar-guru', 8)],
  getOwnWeek: { goal: 50, rounds: 34, lastWeek: 41 },
};

it('a pupil prints a page to show at home with the garden, the week and what was learnt, and nothing of what went wrong', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  fakeApi(ANSWERS);
  const user = renderPage('/profile');
  await user.click(await screen.findByRole('link', { name: 'Print a page to show at home' }));
  const page = await screen.findByRole('article', { name: 'My page' });
  const lines = [
    'My name is Mia, and I am in Year 3.',
    'I have grown 5 plants: 2 flowers, 2 sprouts, 1 seed.',
    'I finished 2 games this week: Word Search (2).',
    'What I know wellSpelling: islandGrammar: Pronouns',
    'What is growingMaths: 7 × 8',
  ];
  for (const line of lines) expect(page).toHaveTextContent(line);
  expect(await screen.findByText('My class has played 34 of 50 games.')).toBeVisible();
  expect(page).not.toHaveTextContent(/queue|missed|thirsty|wrong|of 10|3\/10/);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('a pupil whose garden is switched off prints the week alone, and claims to have learnt nothing that could be asked', async () => {
  const getOwnWeek = { goal: 50, rounds: 61, lastWeek: 41 };
  fakeApi({
    ...ANSWERS,
    getOwnWeek,
    getMemory: { isOn: false, garden: [], basket: [], journey: [] },
  });
  renderPage('/profile/print');
  const page = await screen.findByRole('article', { name: 'My page' });
  expect(page).toHaveTextContent('I finished 2 games this week');
  expect(await screen.findByText('My class has played 61 games. Our goal was 50!')).toBeVisible();
  expect(page).not.toHaveTextContent(/garden|learnt|Ask me/);
});
