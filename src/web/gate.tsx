import type { User } from '#shared/contract/auth.ts';
import { Suspense, useEffect, type RefObject } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { Waiting } from './shell/mascot.tsx';
import { findDoor } from './data/class-page.ts';
import { dueOf, guard } from './data/guard.ts';
import { useUser } from './data/user.ts';
import { lazyPage } from './shell/lazy-page.ts';
import type { PageProps } from './shell/page-props.ts';
import type { PageRoute } from './routes.tsx';
import { focusHeading } from '#ui/take-focus.ts';
import { useAppName } from './shell/app-name.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Trouble } from './shell/trouble.tsx';

const MustChange = lazyPage<PageProps>(() => import('./pages/account/must-change-page.tsx'));
const SecondFactor = lazyPage(() => import('./pages/second-factor/page.tsx'));

interface GateProps {
  route: PageRoute;
  /** The path of the previous page, null before the first. */
  lastPathRef: RefObject<string | null>;
}

/** Shows a page to those who may see it, and redirects others. */
export function Gate({ route, lastPathRef }: GateProps) {
  const { data, isError, error, refetch } = useUser();
  const search = useSearch();
  // What everybody may see does not wait for a server that says who is there: the secret of a card must leave the address.
  const user = data === undefined && isError && route.access === 'public' ? null : data;
  if (user === undefined && isError) {
    return (
      <Trouble
        title="We can’t reach the server"
        text="Please check the internet, or ask a grown-up. Then try again."
        onRetry={() => void refetch()}
        error={error}
      />
    );
  }
  const decision = guard(user, route.path, route.access, { search, door: findDoor() });
  if (decision === 'wait') return <Waiting />;
  if (decision !== 'show') return <Redirect to={decision.redirectTo} replace />;
  return (
    <ErrorBoundary>
      <Suspense fallback={<Waiting />}>
        <Page route={route} user={user} />
        <Arrival title={route.title} due={dueOf(user)} lastPathRef={lastPathRef} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Page({ route, user }: { route: PageRoute; user: User | null | undefined }) {
  if (route.access === 'public') return <route.Page />;
  if (!user) return null;
  switch (dueOf(user)) {
    case 'password':
      return <MustChange.Page user={user} />;
    case 'second-factor':
      return <SecondFactor.Page />;
    default:
      return <route.Page user={user} />;
  }
}

interface ArrivalProps {
  title: string;
  /** What must be done first is shown in place of the page. */
  due: string;
  lastPathRef: GateProps['lastPathRef'];
}

/** Rendered with a page: sets the document's title and scrolls to the top. */
function Arrival({ title, due, lastPathRef }: ArrivalProps) {
  const appName = useAppName();
  const [address] = useLocation();
  const path = `${address}#${due}`;
  useEffect(() => {
    document.title = `${title} · ${appName}`;
  }, [title, appName]);
  useEffect(() => {
    if (lastPathRef.current !== null && lastPathRef.current !== path) {
      document.documentElement.scrollTop = 0;
      focusHeading();
    }
    lastPathRef.current = path;
  }, [path, lastPathRef]);
  return null;
}
