import { StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '#ui/theme.css';
// Here, so that it travels in the first style sheet and not in one of its own: every page shows the owl.
import './shell/owl.css';
import { App } from './app.tsx';
import { lastClassCode } from './data/class-page.ts';
import { AUTH, HOME } from './data/guard.ts';
import { cachedUsername } from './pages/auth/username-cache.ts';
import { askForUser, isNobodyThere, makeQueryClient, startWithLastUser } from './data/queries.ts';
import { pageAt } from './routes.tsx';

const client = makeQueryClient();

void open();

/**
 * Renders the app once the user is known and the page's code has loaded; until then the server's document is shown. A
 * pupil who comes back does not wait for the server.
 */
async function open(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  // The pre-rendered welcome page is inert until its code has loaded.
  const isWelcome = root.inert;
  const page = pageAt(isWelcome ? AUTH : window.location.pathname);
  // Whoever begins to sign in sees the home page next.
  if (page.access === 'public') {
    root.addEventListener('focusin', () => void pageAt(HOME).preload(), { once: true });
  }
  const isKnown = page.access !== 'public' && startWithLastUser(client);
  await Promise.all([isKnown || askForUser(client), page.preload()]);
  const app = (
    <StrictMode>
      <Opened onOpen={() => void (root.inert = false)}>
        <App client={client} />
      </Opened>
    </StrictMode>
  );
  // A kept username makes the form differ from the pre-rendered one, and a shared device opens its class page.
  const isAsRendered =
    cachedUsername() === '' && (lastClassCode() === null || window.location.pathname === AUTH);
  if (isWelcome && isNobodyThere(client) && isAsRendered) {
    window.history.replaceState(null, '', AUTH);
    hydrateRoot(root, app);
  } else {
    createRoot(root).render(app);
  }
}

/** Calls back when the app has rendered. */
function Opened({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  useEffect(onOpen, [onOpen]);
  return children;
}

// Offline support is loaded last, after everything that the page needs.
if (import.meta.env.PROD) window.addEventListener('load', () => whenIdle(getReadyForOffline));

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 1000);
}

function getReadyForOffline(): void {
  import('./offline/start.ts').then(
    ({ startOffline }) => startOffline(client),
    // Without it the app still works online.
    () => undefined,
  );
}
