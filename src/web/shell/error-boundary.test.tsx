import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPage } from './lazy-page.ts';
import { ErrorBoundary } from './error-boundary.tsx';

it('an error on a page shows a kind screen, which can try again', async () => {
  const onCaughtError = vi.fn();
  let broken = true;
  function Fragile() {
    if (broken) throw new Error('broken');
    return <p>All is well</p>;
  }
  render(
    <ErrorBoundary>
      <Fragile />
    </ErrorBoundary>,
    { onCaughtError },
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Oh dear, something went wrong');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('All is well')).toBeInTheDocument();
});

it('a page whose code does not arrive offers to load the app again', async () => {
  const { Page } = lazyPage<object>(() => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <ErrorBoundary>
      <Suspense>
        <Page />
      </Suspense>
    </ErrorBoundary>,
    { onCaughtError: vi.fn() },
  );
  expect(await screen.findByRole('button', { name: 'Load the app again' })).toBeInTheDocument();
});

it('fetching the code of a page in advance fails silently', async () => {
  const load = vi.fn<() => Promise<never>>().mockRejectedValue(new TypeError('Failed to fetch'));
  await lazyPage(load).preload();
  expect(load).toHaveBeenCalledOnce();
});
