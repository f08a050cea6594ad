// The welcome page as HTML, made when the app is built: a visitor sees it before its code has come (decision 0014).
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { AUTH } from './data/guard.ts';
import { knowUser, makeQueryClient } from './data/queries.ts';
import { pageAt } from './routes.tsx';

/** What a visitor sees at /auth before anything is known but that nobody is signed in. */
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
