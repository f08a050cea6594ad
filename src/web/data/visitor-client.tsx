// The cache of answers while a visitor sees the welcome page without the app around it, which takes it over.
import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { use, type ReactNode } from 'react';
import { setUser, makeQueryClient, watchUser } from './queries.ts';
import { reportSignedIn } from './visitor.ts';

export const visitorClient = makeQueryClient();
setUser(visitorClient, null);
watchUser(visitorClient, (user) => void (user && reportSignedIn()));

/** The app's client around what is loaded on demand, or without an app the visitor's. */
export function WithClient({ children }: { children: ReactNode }) {
  const client = use(QueryClientContext) ?? visitorClient;
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
