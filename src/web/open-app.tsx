// Starts the app for everybody except visitors to whom the server has sent the welcome page.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { AUTH } from './data/paths.ts';
import { endHomeView } from './data/home-view.ts';
import { makeQueryClient } from './data/query-client.ts';
import { askForUser, startWithLastUser } from './data/user.ts';
import { Opened } from './opened.tsx';
import { pageAt } from './routes.tsx';
import { startWhenIdle } from './start-when-idle.ts';

/**
 * Renders the app once the user is known and the page's code has loaded. Until then the server's document is shown. A
 * returning pupil does not wait for the server.
 */
export async function openApp(root: HTMLElement): Promise<void> {
  const client = makeQueryClient();
  startWhenIdle(client);
  const page = pageAt(root.inert ? AUTH : window.location.pathname);
  const isKnown = page.access !== 'public' && startWithLastUser(client);
  await Promise.all([isKnown || askForUser(client), page.preload()]);
  const onOpen = () => {
    root.inert = false;
    endHomeView(root);
  };
  createRoot(root).render(
    <StrictMode>
      <Opened onOpen={onOpen}>
        <App client={client} />
      </Opened>
    </StrictMode>,
  );
}
