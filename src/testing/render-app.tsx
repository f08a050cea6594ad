import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderOptions } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { Route, Switch } from 'wouter';
import { clearToasts, Toaster } from '#ui/toast.tsx';
import { App } from '#web/app.tsx';
import { makeQueryClient } from '#web/data/query-client.ts';
import { useUser } from '#web/data/user.ts';
import { NOT_FOUND, ROUTES } from '#web/routes.tsx';

// Loads the pages' code before the first test, as on a device that has visited before.
await Promise.all([...ROUTES, NOT_FOUND].map(({ preload }) => preload()));

/** Opens the whole app at an address; returns a user-event session. */
export function renderApp(path: string, options: RenderOptions = {}) {
  const client = openAddress(path);
  render(<App client={client} />, options);
  return userEvent.setup();
}

/** Opens a page alone, as whoever is signed in, without what stands around it and who may see it; returns a user-event session. */
export const renderPage = (path: string) => renderPart(<Pages />, path);

function Pages() {
  const { data: user } = useUser();
  if (user === undefined) return null;
  return (
    <main>
      <Suspense fallback={null}>
        <Switch>
          {ROUTES.map((route) => (
            <Route key={route.path} path={route.path}>
              {route.access === 'public' ? <route.Page /> : user && <route.Page user={user} />}
            </Route>
          ))}
        </Switch>
      </Suspense>
    </main>
  );
}

/** Renders a part of a page alone, at the page's address; returns a user-event session. */
export function renderPart(part: ReactNode, path = '/') {
  const client = openAddress(path);
  render(
    <QueryClientProvider client={client}>
      {part}
      <Toaster />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

function openAddress(path: string) {
  window.history.replaceState(null, '', path);
  // A toast of an earlier test may still have come after its end.
  clearToasts();
  onTestFinished(clearToasts);
  const client = makeQueryClient();
  const { mutations, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, mutations: { ...mutations, retryDelay: 0 } });
  // The files of a worker share their modules, so nothing cached for one test may reach the page of the next.
  onTestFinished(() => client.clear());
  return client;
}
