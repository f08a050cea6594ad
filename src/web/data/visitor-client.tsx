// The cache of answers on the welcome page, where the app is not loaded. The app takes it over.
import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { use, type ReactNode } from 'react';
import { makeQueryClient } from './query-client.ts';
import { setUser, watchUser } from './user.ts';
import { reportSignedIn } from './visitor.ts';

export const visitorClient = makeQueryClient();
setUser(visitorClient, null);
watchUser(visitorClient, (user) => void (user && reportSignedIn()));

/** The app's client around what is loaded on demand, or the visitor's if there is no app. */
export function WithClient({ children }: { children: ReactNode }) {
  const client = use(QueryClientContext) ?? visitorClient;
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
