import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Route, Switch } from 'wouter';
import { Toaster } from '#ui/toast.tsx';
import { onPasswordNeeded } from './data/api.ts';
import { PlaySettingsProvider } from './shell/play-settings/provider.tsx';
import { NOT_FOUND, ROUTES } from './routes.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Frame } from './shell/frame.tsx';
import { Gate } from './gate.tsx';

onPasswordNeeded(async () => {
  const { askForPassword } = await import('./pages/account/ask-for-password.tsx');
  return askForPassword();
});

export function App({ client }: { client: QueryClient }) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <PlaySettingsProvider>
          <Frame>
            <Pages />
          </Frame>
          <Toaster />
        </PlaySettingsProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

function Pages() {
  const lastPathRef = useRef<string | null>(null);
  return (
    <Switch>
      {ROUTES.map((route) => (
        <Route key={route.path} path={route.path}>
          <Gate key={route.path} route={route} lastPathRef={lastPathRef} />
        </Route>
      ))}
      <Route>
        <Gate key={NOT_FOUND.path} route={NOT_FOUND} lastPathRef={lastPathRef} />
      </Route>
    </Switch>
  );
}
