import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GAMES, thinkItThrough } from '#games/cards.ts';
import { answersFor, fakeApi, pupil } from '#testing/fake-api.ts';
import { deviceWith } from '#testing/fake-voices.ts';
import { renderPage } from '#testing/render-app.tsx';

it('the page explains each game and how it is played', async () => {
  fakeApi(answersFor(pupil()));
  renderPage('/how-to-play');
  for (const game of [...GAMES, thinkItThrough]) {
    const panel = within(await screen.findByRole('region', { name: game.title }));
    expect(panel.getByText(game.description)).toBeInTheDocument();
    expect(panel.getAllByRole('listitem')).toHaveLength(game.howToPlay.length);
    for (const step of game.howToPlay) expect(panel.getByText(step)).toBeInTheDocument();
  }
});

it('the page reads the steps of a game and the words of the owl aloud', async () => {
  const { spoken } = deviceWith();
  fakeApi(answersFor(pupil()));
  const hands = renderPage('/how-to-play');
  const listen = async (what: string) =>
    hands.click(await screen.findByRole('button', { name: `Read ${what} aloud` }));
  await listen('how to play Word Search');
  expect(spoken().slice(0, 2)).toEqual(['Word Search', 'Find hidden words in a grid of letters!']);
  expect(spoken()).toHaveLength(6);
  await listen('the owl’s words');
  expect(spoken()).toEqual(['Read how a game works, then give it a try.']);
});
