import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { Toaster } from '#ui/toast.tsx';
import { isOnSharedDevice } from './data/last-visit.ts';
import { usePasswordQuestion } from './data/password-question.ts';
import { useConfig } from './data/own-reads.ts';
import { useUser } from './data/user.ts';
import { PlaySettingsProvider } from './shell/play-settings/provider.tsx';
import { NOT_FOUND, ROUTES } from './routes.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Frame } from './shell/frame.tsx';
import { InstallationContext } from './shell/installation.ts';
import { lazyPage } from './shell/lazy-page.ts';
import { Gate } from './gate.tsx';

// A visitor has no games: the code that queues and sends them is not part of the first screen.
const { Page: Sync } = lazyPage(() =>
  // If it does not load, the games stay queued until the app is opened again.
  import('./sync/sync.ts').catch(() => ({ default: () => null })),
);

const { Page: PasswordDialog } = lazyPage(() =>
  import('./pages/account/password-dialog.tsx').catch(() => ({ default: NotAsked })),
);

const { Page: IdleLogOut } = lazyPage(() =>
  // Without it the server ends the session all the same.
  import('./shell/idle-log-out.ts').catch(() => ({ default: () => null })),
);

interface AppProps {
  client: QueryClient;
  /** The path of the page that was shown before the app took over, if any. */
  lastPath?: string;
}

export function App({ client, lastPath }: AppProps) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <InstallationProvider>
          <PlaySettingsProvider>
            <Frame>
              <Pages lastPath={lastPath} />
            </Frame>
            <Toaster />
            <SyncWhenSignedIn />
            <SharedDevice />
            <PasswordQuestion />
          </PlaySettingsProvider>
        </InstallationProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

function InstallationProvider({ children }: { children: ReactNode }) {
  const { data: config } = useConfig();
  const installation = useMemo(
    () =>
      config ? { appName: config.appName, schoolAccounts: config.schoolAccounts === true } : null,
    [config],
  );
  return <InstallationContext value={installation}>{children}</InstallationContext>;
}

function SyncWhenSignedIn() {
  const { data: user } = useUser();
  return (
    user && (
      <Suspense fallback={null}>
        <Sync userId={user.id} />
      </Suspense>
    )
  );
}

/** Where a pupil signed in on a class page, or by a card on a device that others use too. */
function SharedDevice() {
  const { data: user } = useUser();
  return (
    user?.role === 'pupil' &&
    isOnSharedDevice() && (
      <Suspense fallback={null}>
        <IdleLogOut />
      </Suspense>
    )
  );
}

/** Stays after the answer, so that the focus returns to where it was. */
function PasswordQuestion() {
  const question = usePasswordQuestion();
  const [wasAsked, setWasAsked] = useState(false);
  if (question && !wasAsked) setWasAsked(true);
  return (
    wasAsked && (
      <Suspense fallback={null}>
        <PasswordDialog
          open={question !== null}
          onConfirmed={() => question?.answer(true)}
          onClose={() => question?.answer(false)}
          onSignedOut={(error) => question?.fail(error)}
        />
      </Suspense>
    )
  );
}

/** The dialog did not load: the call fails as if no password had been given. */
function NotAsked({ open, onClose }: { open: boolean; onClose: () => void }) {
  useEffect(() => {
    if (open) onClose();
  }, [open, onClose]);
  return null;
}

function Pages({ lastPath = null }: { lastPath?: string | null }) {
  const lastPathRef = useRef(lastPath);
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
