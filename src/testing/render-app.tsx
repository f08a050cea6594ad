import { render, type RenderOptions } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { clearToasts } from '#ui/toast.tsx';
import { App } from '#web/app.tsx';
import { makeQueryClient } from '#web/data/queries.ts';
import { NOT_FOUND, ROUTES } from '#web/routes.tsx';

// Loads the pages' code before the first test, as on a device that has visited before.
await Promise.all([...ROUTES, NOT_FOUND].map(({ preload }) => preload()));

/** Opens the whole app at an address, as a browser does; returns a user-event session. */
export function renderApp(path: string, options: RenderOptions = {}) {
  window.history.replaceState(null, '', path);
  onTestFinished(clearToasts);
  const client = makeQueryClient();
  // The files of a worker share their modules: what is kept for one test must not hold the next one's page.
  onTestFinished(() => client.clear());
  render(<App client={client} />, options);
  return userEvent.setup();
}
