import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Predictions } from '#shared/contract/predictions.ts';
import { ADMIN_ANSWERS } from '#testing/admin-answers.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-app.tsx';

const MEASURED: Predictions = {
  computedAt: '2026-03-01T10:00:00Z',
  reviews: 12_345,
  figures: {
    recalled: 0.87,
    logLoss: 0.3456,
    constantLogLoss: 0.4012,
    rmse: 0.0312,
    bins: [
      { predicted: 0.62, recalled: 0.65, count: 345 },
      { predicted: 0.93, recalled: 0.9, count: 12_000 },
    ],
  },
};

const PATH = '/admin/predictions';
const open = (getPredictions: Predictions) => {
  fakeApi({ ...ADMIN_ANSWERS, getPredictions });
  renderPage(PATH);
};
const withFigures = (changes: object): Predictions => ({
  ...MEASURED,
  figures: MEASURED.figures && { ...MEASURED.figures, ...changes },
});

function rowsOf(table: HTMLElement): string[][] {
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
}

describe('the page on predictions', () => {
  it.each([
    [0, 'So far there have been 0 reviews.'],
    [1, 'So far there has been 1 review.'],
    [999, 'So far there have been 999 reviews.'],
  ])(
    'the page on predictions says after %d reviews that it is too early, with their number',
    async (reviews, sentence) => {
      open({ computedAt: null, reviews, figures: null });
      const panel = await screen.findByRole('region', { name: 'It is too early to say' });
      expect(panel).toHaveTextContent(sentence);
      expect(screen.queryByRole('table')).not.toBeInTheDocument();
    },
  );

  it('the page on predictions compares log losses, and shows what was predicted and known as a table', async () => {
    open(MEASURED);
    expect(rowsOf(await screen.findByRole('table', { name: /How far off/ }))).toEqual([
      ['This app', '0.346'],
      ['Always 87%', '0.401'],
    ]);
    expect(rowsOf(screen.getByRole('table', { name: 'Predicted and known' }))).toEqual([
      ['62%', '65%', '345'],
      ['93%', '90%', '12,000'],
    ]);
    expect(screen.getByText(/12,345 reviews/)).toHaveTextContent('The app predicts better than');
    expect(screen.getByText(/Each circle/)).toHaveTextContent('3.1 percentage points');
  });

  it('the page on predictions compares three predictors by the later reviews once it has learnt from the earlier ones', async () => {
    const learnt = {
      reviews: 6000,
      fsrsLogLoss: 0.41,
      recallWhenDue: 0.81,
    };
    open(withFigures({ learnt }));
    expect(rowsOf(await screen.findByRole('table', { name: /How far off/ }))).toEqual([
      ['This app, with what it has learnt from your pupils', '0.346'],
      ['The memory model alone, before it learnt anything', '0.410'],
      ['Always 87%', '0.401'],
    ]);
    expect(screen.getByText(/The app learns/)).toHaveTextContent(
      'Where a question comes back because the usual memory model gives about 90%, the app expects 81%. That changes these predictions, not when a question comes back. The figures are of the reviews after the earlier 6,000 of 12,345,',
    );
    expect(screen.getByText(/still known/)).toHaveTextContent('6,345 later reviews; in 87%');
  });

  it('the page on predictions does not hide that a guess would be better', async () => {
    open(withFigures({ logLoss: 0.5 }));
    expect(await screen.findByText(/12,345 reviews/)).toHaveTextContent(
      'does not predict better than somebody who always says 87%',
    );
  });

  it('the page on predictions can be loaded again after a failure', async () => {
    fakeApi({ ...ADMIN_ANSWERS, getPredictions: refusal(404, 'Gone.') });
    renderPage(PATH);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the predictions');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('the page on predictions is linked from the page of the system', async () => {
    fakeApi(ADMIN_ANSWERS);
    renderPage('/admin/system');
    expect(
      await screen.findByRole('link', { name: 'For researchers: the predictions' }),
    ).toHaveAttribute('href', PATH);
  });
});
