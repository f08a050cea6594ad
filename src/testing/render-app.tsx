import { render, type RenderOptions } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { clearToasts } from '#ui/toast.tsx';
import { App } from '#web/app.tsx';
import { makeQueryClient } from '#web/data/queries.ts';
import { NOT_FOUND, ROUTES } from '#web/routes.tsx';

// Loads the pages' code before the first test, as on a device that has visited before.
await Promise.all([...ROUTES, NOT_FOUND].map(({ preload }) => preload()));

/** Opens the whole app at an address; returns a user-event session. */
export function renderApp(path: string, options: RenderOptions = {}) {
  window.history.replaceState(null, '', path);
  onTestFinished(clearToasts);
  const client = makeQueryClient();
  // The files of a worker share their modules, so nothing cached for one test may reach the page of the next.
  onTestFinished(() => client.clear());
  render(<App client={client} />, options);
  return userEvent.setup();
}
