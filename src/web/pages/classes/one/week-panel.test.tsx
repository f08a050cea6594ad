import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CLASS_ANSWERS, OTTERS, PUPILS } from '#testing/class-answers.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderApp } from '#testing/render-app.tsx';

it('a class has its week beside the last one, and a goal that can be set, changed and taken away', async () => {
  const api = fakeApi({
    ...CLASS_ANSWERS,
    changeClass: refusal(400, 'Please type a whole number of games, from 1 to 5000.'),
  });
  const user = renderApp('/classes/5');
  expect(await screen.findByText(/^34 games/)).toHaveTextContent('34 games · last week 41');
  await user.click(screen.getByRole('button', { name: 'Set a goal' }));
  const field = screen.getByRole('spinbutton', { name: /^Games the whole class/ });
  await user.type(field, '0{Enter}');
  expect(
    await screen.findByText('Please type a whole number of games, from 1 to 5000.'),
  ).toBeVisible();
  api.answer('changeClass', OTTERS);
  const week = { goal: 60, rounds: 34, lastWeek: 41 };
  api.answer('getClass', { ...OTTERS, week, pupils: PUPILS });
  await user.clear(field);
  await user.type(field, '60{Enter}');
  expect(await screen.findByText(/^34 of 60 games/)).toBeVisible();
  const change = screen.getByRole('button', { name: 'Change the goal' });
  expect(change).toHaveFocus();
  await user.click(change);
  await user.click(screen.getByRole('button', { name: 'No goal' }));
  expect(api.sentTo('changeClass')).toEqual([
    { weekGoal: 0 },
    { weekGoal: 60 },
    { weekGoal: null },
  ]);
});
