// The signed-in user: who it is, and how that changes.
import {
  hashKey,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { pupilContract } from '#shared/contract/pupil.ts';
import type { User } from '#shared/contract/auth.ts';
import type { CallOf } from '#shared/contract/endpoint.ts';
import { call } from './api.ts';
import { finishLeaving, lastUser, leave, noteSignedIn, readUser } from './cached-reads.ts';
import { forgetClassCode, noteUse } from './class-page.ts';
import { dueOf } from './guard.ts';
import { CONFIG_KEY, readAtLogIn } from './own-reads.ts';
import { refetchUser, USER_KEY } from './query-client.ts';
import { repeating } from './repeats.ts';
import { clearUserCache } from './user-cache.ts';

/** The signed-in user; a change of user removes the previous user's data. */
async function fetchUser({ client }: { client: QueryClient }): Promise<User | null> {
  const user = await readUser();
  const before = client.getQueryData<User | null>(USER_KEY);
  if (before !== undefined && before?.id !== user?.id) {
    client.removeQueries({ predicate: isOfOneUser });
  }
  return user;
}

const USER_QUERY = { queryKey: USER_KEY, queryFn: fetchUser };

/** Fetches the signed-in user before anything is shown; never rejects, since `useUser` reports a failure. */
export function askForUser(client: QueryClient): Promise<void> {
  return client.prefetchQuery(USER_QUERY);
}

/**
 * Shows this device's last user at once, until the server's response replaces it; returns whether there is one. After a 401
 * nobody is signed in.
 */
export function startWithLastUser(client: QueryClient): boolean {
  const user = lastUser();
  if (user === null) return false;
  setUser(client, user);
  void client.prefetchQuery({ ...USER_QUERY, staleTime: 0 });
  return true;
}

/** The signed-in user, without a request. */
export function setUser(client: QueryClient, user: User | null): void {
  client.setQueryData(USER_KEY, user);
}

export function useUser() {
  return useQuery(USER_QUERY);
}

/** Calls `listener` with the signed-in user, now and after every response, until the returned function is called. */
export function watchUser(client: QueryClient, listener: (user: User | null) => void): () => void {
  const report = () => listener(client.getQueryData<User | null>(USER_KEY) ?? null);
  report();
  const hash = hashKey(USER_KEY);
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === hash) report();
  });
}

/** Sets the signed-in user; removes everything cached for another. */
async function replaceUser(client: QueryClient, user: User | null): Promise<void> {
  // A pending response would hold the user's previous state.
  await client.cancelQueries({ queryKey: USER_KEY, exact: true });
  const before = client.getQueryData<User | null>(USER_KEY);
  if (user) noteSignedIn(user);
  else clearUserCache();
  // Before the home page is drawn, so that set work is on it from the start.
  if (user?.role === 'pupil' && dueOf(user) === '') await readAtLogIn(user);
  setUser(client, user);
  if (before?.id !== user?.id) client.removeQueries({ predicate: isOfOneUser });
}

/** All cached queries except the installation's settings and the user, whose observers must stay. */
function isOfOneUser({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[0] !== CONFIG_KEY[0] && (queryKey[0] !== USER_KEY[0] || queryKey.length > 1);
}

function useReplaceUser() {
  const client = useQueryClient();
  return (user: User | null) => replaceUser(client, user);
}

/** Logs in with a password. */
export async function logIn(
  client: QueryClient,
  body: CallOf<typeof pupilContract.login>['body'],
): Promise<User> {
  await finishLeaving();
  const user = await call(pupilContract.login, { body });
  forgetClassCode();
  await replaceUser(client, user);
  return user;
}

/** A function that signs in by other means than a password: `ask` calls the server. */
export function useSignInBy() {
  const client = useQueryClient();
  return useCallback(
    async (ask: () => Promise<User>): Promise<User> => {
      await finishLeaving();
      const user = await ask();
      noteUse();
      await replaceUser(client, user);
      return user;
    },
    [client],
  );
}

export function useRegister() {
  const replaceUser = useReplaceUser();
  return useMutation({
    ...repeating(pupilContract.register),
    mutationFn: async (body: CallOf<typeof pupilContract.register>['body']) => {
      await finishLeaving();
      return call(pupilContract.register, { body });
    },
    onSuccess: (user) => {
      forgetClassCode();
      return replaceUser(user);
    },
  });
}

export function useLogout() {
  const replaceUser = useReplaceUser();
  return useMutation({
    mutationFn: leave,
    onSuccess: () => replaceUser(null),
  });
}

export function useSetYearGroup() {
  const replaceUser = useReplaceUser();
  return useMutation({
    ...repeating(pupilContract.setYearGroup),
    mutationFn: (body: CallOf<typeof pupilContract.setYearGroup>['body']) =>
      call(pupilContract.setYearGroup, { body }),
    onSuccess: replaceUser,
  });
}

/** A function that signs out here after the server has ended the session. */
export function useForgetUser() {
  const client = useQueryClient();
  return () => void replaceUser(client, null);
}

/** A function that refetches the signed-in user: another user may have signed in in another tab. */
export function useFindUser() {
  const client = useQueryClient();
  return () => refetchUser(client);
}
