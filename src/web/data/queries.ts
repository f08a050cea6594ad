// What the browser reads and remembers of the server, and the calls that change it.
import {
  hashKey,
  MutationCache,
  QueryCache,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { pupilContract } from '#shared/contract/pupil.ts';
import type { z } from 'zod/mini';
import type { User } from '#shared/contract/auth.ts';
import type { CallOf } from '#shared/contract/endpoint.ts';
import { ApiError, call } from './api.ts';
import { isPlaying } from './interruptible.ts';
import { finishLeaving, leave, readConfig, readOwn, readUser, welcome } from './memory.ts';
import { forgetUser, type Remembered } from './remembered.ts';

/**
 * Reads never go stale by themselves, are not refetched on focus and not retried (spec S9 Data loading defaults).
 * A 401 on any call means that the session is over, perhaps ended in another tab: then nobody is signed in. A round is played
 * to its end first, where its result says so: what is read in the background interrupts nobody.
 */
export function makeQueryClient(): QueryClient {
  const onError = async (error: Error) => {
    if (!(error instanceof ApiError)) return;
    if (error.status === 401) await replaceUser(client, null);
    // The school has begun to ask for it: the page that does so comes with the user.
    if (error.needs === 'second-factor') await readUserAnew(client);
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
        // An old tablet that thinks it is offline still tries: the server may be on its own network.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

const USER_KEY = ['user'] as const;
export const HISTORY_KEY = ['history'] as const;
/** The first part of the key of a round's questions. */
export const QUESTIONS = 'questions';

/** Who is signed in; when it is somebody else than before, nothing of the one before is left. */
async function fetchUser({ client }: { client: QueryClient }): Promise<User | null> {
  const user = await readUser();
  const before = client.getQueryData<User | null>(USER_KEY);
  if (before !== undefined && before?.id !== user?.id) {
    client.removeQueries({ predicate: isOfOneUser });
  }
  return user;
}

/** A read that is remembered for the user who is signed in. */
function ownQuery<T>(
  queryKey: readonly string[],
  own: { name: Remembered; schema: z.ZodMiniType<T>; ask: (patience?: number) => Promise<T> },
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

const USER_QUERY = { queryKey: USER_KEY, queryFn: fetchUser };

/** Finds out who is signed in, before anything is shown; resolves also when that fails, which `useUser` then tells. */
export function askForUser(client: QueryClient): Promise<void> {
  return client.prefetchQuery(USER_QUERY);
}

/** Tells without asking who is signed in. */
export function knowUser(client: QueryClient, user: User | null): void {
  client.setQueryData(USER_KEY, user);
}

/** Whether it is known that nobody is signed in. */
export function isNobodyThere(client: QueryClient): boolean {
  return client.getQueryData(USER_KEY) === null;
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

/** All that is kept about the user; read anew each time somebody asks. */
export function useMyData() {
  return useQuery({
    queryKey: ['my-data'],
    queryFn: () => call(pupilContract.getMyData, {}),
    gcTime: 0,
  });
}

/** Makes `user` the signed-in one; everything remembered of another user is forgotten. */
async function replaceUser(client: QueryClient, user: User | null): Promise<void> {
  // An answer that is still on its way knows the user only as they were before.
  await client.cancelQueries({ queryKey: USER_KEY, exact: true });
  const before = client.getQueryData<User | null>(USER_KEY);
  if (user) welcome(user);
  else forgetUser();
  knowUser(client, user);
  if (before?.id !== user?.id) client.removeQueries({ predicate: isOfOneUser });
}

/** All that is remembered but the settings of the installation and the user, whose watchers must stay on. */
function isOfOneUser({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[0] !== 'config' && (queryKey[0] !== USER_KEY[0] || queryKey.length > 1);
}

function useReplaceUser() {
  const client = useQueryClient();
  return (user: User | null) => replaceUser(client, user);
}

export function useLogin() {
  const replaceUser = useReplaceUser();
  return useMutation({
    mutationFn: async (body: CallOf<typeof pupilContract.login>['body']) => {
      await finishLeaving();
      return call(pupilContract.login, { body });
    },
    onSuccess: replaceUser,
  });
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

/** A function that makes nobody signed in here, when the server has said that the session is over. */
export function useForgetUser() {
  const client = useQueryClient();
  return () => void replaceUser(client, null);
}

/** A function that asks again who is signed in: somebody else may have signed in in another tab. */
export function useFindUser() {
  const client = useQueryClient();
  return () => void readUserAnew(client);
}

/** Reads what a pupil may want to see later without a network. */
export async function readAhead(client: QueryClient): Promise<void> {
  await client.prefetchQuery(CONFIG_QUERY);
  await client.prefetchQuery(AVATARS_QUERY);
  await client.prefetchQuery(UNLOCKED_AVATARS_QUERY);
  await client.prefetchQuery(HISTORY_QUERY);
}

/** Calls `listener` with who is signed in, now and at every answer, until the returned function is called. */
export function watchUser(client: QueryClient, listener: (user: User | null) => void): () => void {
  const tell = () => listener(client.getQueryData<User | null>(USER_KEY) ?? null);
  tell();
  const hash = hashKey(USER_KEY);
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === hash) tell();
  });
}

/** Asks again who is signed in. */
export function readUserAnew(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: USER_KEY, exact: true });
}

/** Reads everything anew that is on the screen, after it could only be remembered; a round keeps its questions. */
export function readAnew(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== QUESTIONS });
}

/** A function that reads the user, the history and the unlocked avatars again, after a game was recorded. */
export function useRefreshAfterGame() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: USER_KEY }),
      client.invalidateQueries({ queryKey: HISTORY_KEY }),
    ]);
}
