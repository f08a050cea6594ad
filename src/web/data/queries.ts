// Queries and mutations of the API.
import {
  hashKey,
  MutationCache,
  QueryCache,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { pupilContract } from '#shared/contract/pupil.ts';
import type { z } from 'zod/mini';
import type { User } from '#shared/contract/auth.ts';
import type { CallOf } from '#shared/contract/endpoint.ts';
import { TABLES_CHECK_YEAR } from '#shared/tables-check.ts';
import { call } from './api.ts';
import { ApiError } from './request.ts';
import { forgetClassCode, noteUse } from './class-page.ts';
import { dueOf } from './guard.ts';
import type { CachedRead } from './keys.ts';
import { isPlaying } from './open-page.ts';
import {
  finishLeaving,
  lastUser,
  leave,
  readConfig,
  readOwn,
  readUser,
  noteSignedIn,
} from './cached-reads.ts';
import { cachedAnswer, clearUserCache } from './user-cache.ts';

/**
 * Queries never go stale, are not refetched on focus and are not retried (spec S9 Data loading defaults). A 401 means that the
 * session of that request has ended, perhaps in another tab. It refetches the user, because a new session may have replaced the
 * old one while the request was pending. During a round nothing is interrupted: its result reports that the session has ended.
 */
export function makeQueryClient(): QueryClient {
  const onError = async (error: Error) => {
    if (!(error instanceof ApiError)) return;
    // A second factor has become mandatory: refetching the user shows its page.
    if (error.status === 401 || error.needs === 'second-factor') await refetchUser(client);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (!isPlaying() || queryKey[0] === QUESTIONS) void onError(error);
      },
    }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        // Tried even if the browser believes it is offline: the server may be on the local network.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

/** How long set work counts as fresh, in milliseconds. */
const SET_JUST_NOW_MS = 5000;
/** How long signing in waits for a pupil's set work, so that the home page does not shift when it arrives, in milliseconds. */
const WORK_PATIENCE_MS = 800;

const USER_KEY = ['user'] as const;
export const HISTORY_KEY = ['history'] as const;
export const MEMORY_KEY = ['memory'] as const;
const OWN_WORK_KEY = ['own-work'] as const;
const OPEN_CHECKS_KEY = ['open-tables-checks'] as const;
const OWN_DUE_KEY = ['user', 'due'] as const;
export const QUESTIONS = 'questions';

/** The signed-in user; a change of user removes the previous user's data. */
async function fetchUser({ client }: { client: QueryClient }): Promise<User | null> {
  const user = await readUser();
  const before = client.getQueryData<User | null>(USER_KEY);
  if (before !== undefined && before?.id !== user?.id) {
    client.removeQueries({ predicate: isOfOneUser });
  }
  return user;
}

/** A query cached for the signed-in user. */
function ownQuery<T>(
  queryKey: readonly string[],
  own: { name: CachedRead; schema: z.ZodMiniType<T>; ask: (patience?: number) => Promise<T> },
) {
  const queryFn = ({ client }: { client: QueryClient }) =>
    readOwn(client.getQueryData<User | null>(USER_KEY) ?? null, own);
  return { queryKey, queryFn };
}

const CONFIG_QUERY = { queryKey: ['config'], queryFn: readConfig };
const AVATARS_QUERY = ownQuery(['avatars'], {
  name: 'getAvatars',
  schema: pupilContract.getAvatars.reply,
  ask: (patience) => call(pupilContract.getAvatars, {}, patience),
});
const UNLOCKED_AVATARS_QUERY = ownQuery(['user', 'avatars'], {
  name: 'getUserAvatars',
  schema: pupilContract.getUserAvatars.reply,
  ask: (patience) => call(pupilContract.getUserAvatars, {}, patience),
});
const HISTORY_QUERY = ownQuery(HISTORY_KEY, {
  name: 'getHistory',
  schema: pupilContract.getHistory.reply,
  ask: (patience) => call(pupilContract.getHistory, {}, patience),
});

const OWN_WORK = {
  name: 'getOwnWork',
  schema: pupilContract.getOwnWork.reply,
  ask: (patience?: number) => call(pupilContract.getOwnWork, {}, patience),
} as const;
const OWN_WORK_QUERY = ownQuery(OWN_WORK_KEY, OWN_WORK);

const OWN_DUE = {
  name: 'getOwnDue',
  schema: pupilContract.getOwnDue.reply,
  ask: (patience?: number) => call(pupilContract.getOwnDue, {}, patience),
} as const;
const OWN_DUE_QUERY = ownQuery(OWN_DUE_KEY, OWN_DUE);

const OPEN_CHECKS = {
  name: 'getOpenTablesChecks',
  schema: pupilContract.getOpenTablesChecks.reply,
  ask: (patience?: number) => call(pupilContract.getOpenTablesChecks, {}, patience),
} as const;
const OPEN_CHECKS_QUERY = ownQuery(OPEN_CHECKS_KEY, OPEN_CHECKS);

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

export function useConfig() {
  return useQuery(CONFIG_QUERY);
}

export function useAvatars() {
  return useQuery(AVATARS_QUERY);
}

export function useUnlockedAvatars() {
  return useQuery(UNLOCKED_AVATARS_QUERY);
}

export function useHistory() {
  return useQuery(HISTORY_QUERY);
}

/** The user's set work: the stored list at once, then the server's, at each visit. */
export function useOwnWork(user: User) {
  return useQuery({
    ...OWN_WORK_QUERY,
    staleTime: SET_JUST_NOW_MS,
    initialData: () =>
      cachedAnswer(user.id, 'getOwnWork', pupilContract.getOwnWork.reply) ?? undefined,
    initialDataUpdatedAt: 0,
  });
}

/** The games with something to water or mend, fetched like set work. */
export function useOwnDue(user: User) {
  return useQuery({
    ...OWN_DUE_QUERY,
    staleTime: SET_JUST_NOW_MS,
    initialData: () => cachedAnswer(user.id, OWN_DUE.name, OWN_DUE.schema) ?? undefined,
    initialDataUpdatedAt: 0,
  });
}

/** Whether tables checks can be open for this user at all. */
export function takesTablesCheck({ role, yearGroup }: User): boolean {
  return role === 'pupil' && yearGroup === TABLES_CHECK_YEAR;
}

/** The tables checks open for the user, fetched like set work, and only for users who can have one. */
export function useOpenTablesChecks(user: User) {
  return useQuery({
    ...OPEN_CHECKS_QUERY,
    enabled: takesTablesCheck(user),
    staleTime: SET_JUST_NOW_MS,
    initialData: () =>
      cachedAnswer(user.id, OPEN_CHECKS.name, pupilContract.getOpenTablesChecks.reply) ?? undefined,
    initialDataUpdatedAt: 0,
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
  if (user?.role === 'pupil' && dueOf(user) === '') await readOwnWorkSoon(user);
  setUser(client, user);
  if (before?.id !== user?.id) client.removeQueries({ predicate: isOfOneUser });
}

/** Caches a pupil's set work and open tables checks for the home page; gives up if they do not arrive soon. */
async function readOwnWorkSoon(user: User): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, WORK_PATIENCE_MS));
  const reads = [
    readOwn(user, OWN_WORK).catch(() => null),
    takesTablesCheck(user) ? readOwn(user, OPEN_CHECKS).catch(() => null) : null,
  ];
  await Promise.race([Promise.all(reads), patience]);
}

/** All cached queries except the installation's settings and the user, whose observers must stay. */
function isOfOneUser({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[0] !== 'config' && (queryKey[0] !== USER_KEY[0] || queryKey.length > 1);
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
    mutationFn: async (body: CallOf<typeof pupilContract.register>['body']) => {
      await finishLeaving();
      return call(pupilContract.register, { body });
    },
    onSuccess: replaceUser,
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
    mutationFn: (body: CallOf<typeof pupilContract.setYearGroup>['body']) =>
      call(pupilContract.setYearGroup, { body }),
    onSuccess: replaceUser,
  });
}

export function useSetAvatar() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (avatar: string) => call(pupilContract.setAvatar, { body: { avatar } }),
    onSuccess: () => client.invalidateQueries({ queryKey: USER_KEY, exact: true }),
  });
}

export function useGiveFeedback() {
  return useMutation({
    mutationFn: (body: CallOf<typeof pupilContract.giveFeedback>['body']) =>
      call(pupilContract.giveFeedback, { body }),
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
  return () => void refetchUser(client);
}

/** Prefetches the pages that a pupil may open offline. */
export async function readAhead(client: QueryClient): Promise<void> {
  await client.prefetchQuery(CONFIG_QUERY);
  await client.prefetchQuery(AVATARS_QUERY);
  await client.prefetchQuery(UNLOCKED_AVATARS_QUERY);
  await client.prefetchQuery(HISTORY_QUERY);
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

/** Refetches the signed-in user. */
export function refetchUser(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: USER_KEY, exact: true });
}

/** Refetches every query on the screen; a round keeps its questions. */
export function refetchAll(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== QUESTIONS });
}

/** A function that refetches the user, the history, the garden, what is due, set work, open tables checks and the unlocked avatars after a game was recorded. */
export function useRefreshAfterGame() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: USER_KEY }),
      client.invalidateQueries({ queryKey: HISTORY_KEY }),
      client.invalidateQueries({ queryKey: MEMORY_KEY }),
      client.invalidateQueries({ queryKey: OWN_WORK_KEY }),
      client.invalidateQueries({ queryKey: OWN_DUE_KEY }),
      client.invalidateQueries({ queryKey: OPEN_CHECKS_KEY }),
    ]);
}
