import { Suspense, useEffect, type RefObject } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { Waiting } from './mascot.tsx';
import { guard } from '../guard.ts';
import { useUser } from '../queries.ts';
import type { PageRoute } from '../routes.tsx';
import { useAppName } from './app-name.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Trouble } from './trouble.tsx';

interface GateProps {
  route: PageRoute;
  /** Where the last page stood, null before the first one. */
  lastPathRef: RefObject<string | null>;
}

/** Shows a page to those who may see it, and sends the others where they belong. */
export function Gate({ route, lastPathRef }: GateProps) {
  const { data: user, isError, error, refetch } = useUser();
  const search = useSearch();
  if (user === undefined && isError) {
    return (
      <Trouble
        title="We cannot reach the server"
        text="Please check the internet, or ask a grown-up. Then try again."
        onRetry={() => void refetch()}
        error={error}
      />
    );
  }
  const decision = guard(user, route.path, route.access, search);
  if (decision === 'wait') return <Waiting />;
  if (decision !== 'show') return <Redirect to={decision.redirectTo} replace />;
  return (
    <ErrorBoundary>
      <Suspense fallback={<Waiting />}>
        {route.access === 'public' ? <route.Page /> : user && <route.Page user={user} />}
        <Arrival title={route.title} lastPathRef={lastPathRef} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Stands beside a page and appears with it: names the document and takes the reader to the top of the page. */
function Arrival({ title, lastPathRef }: { title: string; lastPathRef: GateProps['lastPathRef'] }) {
  const appName = useAppName();
  const [path] = useLocation();
  useEffect(() => {
    document.title = `${title} · ${appName}`;
  }, [title, appName]);
  useEffect(() => {
    if (lastPathRef.current !== null && lastPathRef.current !== path) {
      document.documentElement.scrollTop = 0;
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
    lastPathRef.current = path;
  }, [path, lastPathRef]);
  return null;
}
