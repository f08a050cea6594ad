// Pre-renders the welcome page at build time, so that visitors see it before the code has loaded (decision 0014).
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { AUTH } from './data/guard.ts';
import { knowUser, makeQueryClient } from './data/queries.ts';
import { pageAt } from './routes.tsx';

/** The page at /auth for a visitor who is not signed in. */
export async function prerenderWelcome(): Promise<string> {
  const client = makeQueryClient();
  knowUser(client, null);
  await pageAt(AUTH).preload();
  return renderToString(
    <Router ssrPath={AUTH}>
      <App client={client} />
    </Router>,
  );
}
