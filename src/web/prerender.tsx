// Pre-renders the welcome page at build time, so that visitors see it before the code has loaded (decision 0014).
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { AUTH } from './data/paths.ts';
import { Visitor } from './visitor.tsx';

/** The page at /auth for a visitor who is not signed in. */
export function prerenderWelcome(): string {
  return renderToString(
    <Router ssrPath={AUTH}>
      <Visitor />
    </Router>,
  );
}
