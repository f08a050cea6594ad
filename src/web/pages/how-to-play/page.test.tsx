import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GAMES } from '#games/registry.ts';
import { answersFor, fakeApi, pupil } from '#testing/fake-api.ts';
import { renderApp } from '#testing/render-app.tsx';

it('tells of every game what it is and how it is played', async () => {
  fakeApi(answersFor(pupil()));
  renderApp('/how-to-play');
  for (const game of GAMES) {
    const panel = within(await screen.findByRole('region', { name: game.title }));
    expect(panel.getByText(game.description)).toBeInTheDocument();
    expect(panel.getAllByRole('listitem')).toHaveLength(game.howToPlay.length);
    for (const step of game.howToPlay) expect(panel.getByText(step)).toBeInTheDocument();
  }
});
