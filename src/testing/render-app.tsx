import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { clearToasts } from '#ui/toast.tsx';
import { App } from '#web/app.tsx';
import { makeQueryClient } from '#web/queries.ts';

// Pages load their code when they are first shown, which takes a moment on a busy machine.
configure({ asyncUtilTimeout: 5000 });

/** Opens the whole app at an address, as a browser does; returns the hands of the one who uses it. */
export function renderApp(path: string) {
  window.history.replaceState(null, '', path);
  onTestFinished(clearToasts);
  render(<App client={makeQueryClient()} />);
  return userEvent.setup();
}
