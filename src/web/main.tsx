import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#ui/theme.css';
import { App } from './app.tsx';
import { makeQueryClient } from './queries.ts';
import { ROUTES } from './routes.tsx';

// The page's code travels while the server is still being asked who is signed in.
void ROUTES.find(({ path }) => path === window.location.pathname)?.preload();

const client = makeQueryClient();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App client={client} />
  </StrictMode>,
);

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
