import { StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '#ui/theme.css';
import { App } from './app.tsx';
import { AUTH } from './data/guard.ts';
import { keptUsername } from './pages/auth/kept-username.ts';
import { askForUser, isNobodyThere, makeQueryClient } from './data/queries.ts';
import { pageAt } from './routes.tsx';

const client = makeQueryClient();

void open();

/** Shows the app once it is known who is there and the page's code has come: until then stands what the server sent. */
async function open(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  // Nothing can be typed into the welcome page that came with the document before there is code to take it.
  const isWelcome = root.inert;
  const page = isWelcome ? AUTH : window.location.pathname;
  await Promise.all([askForUser(client), pageAt(page).preload()]);
  const app = (
    <StrictMode>
      <Opened onOpen={() => void (root.inert = false)}>
        <App client={client} />
      </Opened>
    </StrictMode>
  );
  // Somebody who was about to register finds another form than the one that was sent.
  if (isWelcome && isNobodyThere(client) && keptUsername() === '') {
    window.history.replaceState(null, '', AUTH);
    hydrateRoot(root, app);
  } else {
    createRoot(root).render(app);
  }
}

/** Tells when the app has come to life. */
function Opened({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  useEffect(onOpen, [onOpen]);
  return children;
}

// What a time without a network needs comes last, when this page has all that it needs itself.
if (import.meta.env.PROD) window.addEventListener('load', () => whenIdle(getReadyForOffline));

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 1000);
}

function getReadyForOffline(): void {
  import('./offline/start.ts').then(
    ({ startOffline }) => startOffline(client),
    // Without it the app works while there is a network.
    () => undefined,
  );
}
