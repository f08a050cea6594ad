import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answersFor, fakeApi, pupil } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-app.tsx';

it('the page About tells the creator’s story, what is kept, whose words are used, and where to go on', async () => {
  fakeApi(answersFor(pupil()));
  renderPage('/about');
  expect(await screen.findByText(/a child creator, built with AI help/)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'What we keep' })).toBeInTheDocument();
  expect(
    screen.getByText(
      'Contains public sector information licensed under the Open Government Licence v3.0',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'How the games work' })).toHaveAttribute(
    'href',
    '/how-to-play',
  );
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
});
