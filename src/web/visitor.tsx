import { Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { Toaster } from '#ui/toast.tsx';
import { AUTH } from './data/paths.ts';
import { SIGNED_IN } from './data/last-visit.ts';
import { isFree } from './data/open-page.ts';
import { useHasSignedIn } from './data/visitor.ts';
import { preloadRegister } from './pages/auth/account-card.tsx';
import { preloadLogIn } from './pages/auth/login-form.tsx';
import AuthPage from './pages/auth/page.tsx';
import { useAppName } from './shell/app-name.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { lazyPage } from './shell/lazy-page.ts';
import { Waiting } from './shell/mascot.tsx';
import { NetworkBanner } from './shell/network-banner.tsx';
import { VisitorSettingsButton } from './shell/play-settings/visitor-button.tsx';
import { PageFrame } from './shell/page-frame.tsx';

const { Page: App, preload: preloadApp } = lazyPage(() => import('./visitor-app.tsx'));

/**
 * The welcome page without the app, which is most of the code and not needed by visitors who only look. The app is
 * loaded when the visitor begins to use the page, and takes over when they leave it or have signed in.
 */
export function Visitor() {
  const [path] = useLocation();
  const hasSignedIn = useHasSignedIn();
  return (
    <ErrorBoundary>
      {hasSignedIn || path !== AUTH ? (
        <Suspense fallback={<Waiting />}>
          <App />
        </Suspense>
      ) : (
        <>
          <Welcome />
          <Toaster />
        </>
      )}
    </ErrorBoundary>
  );
}

function Welcome() {
  const appName = useAppName();
  useEffect(() => {
    document.title = `Welcome · ${appName}`;
  }, [appName]);
  useEffect(() => {
    document.addEventListener('focusin', preload, { once: true });
    return () => document.removeEventListener('focusin', preload);
  }, []);
  useEffect(() => {
    // In another tab somebody has signed in.
    const look = ({ key }: StorageEvent) => {
      if (key === SIGNED_IN && isFree()) window.location.reload();
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);
  return (
    <PageFrame
      above={
        <>
          <NetworkBanner />
          <VisitorSettingsButton />
        </>
      }
    >
      <AuthPage />
    </PageFrame>
  );
}

/** What comes next, in the order in which it is needed. */
async function preload(): Promise<void> {
  await preloadLogIn();
  await Promise.all([preloadApp(), preloadRegister()]);
}
