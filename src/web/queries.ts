// What the browser reads and remembers of the server, and the calls that change it.
import {
  MutationCache,
  QueryCache,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { contract } from '#shared/contract/index.ts';
import type { User } from '#shared/contract/auth.ts';
import type { CallOf } from '#shared/contract/endpoint.ts';
import { ApiError, call } from './api.ts';

/**
 * Reads never go stale by themselves, are not refetched on focus and not retried (spec S9 Data loading defaults).
 * A 401 on any call means that the session is over, perhaps ended in another tab: then nobody is signed in.
 */
export function makeQueryClient(): QueryClient {
  const onError = async (error: Error) => {
    if (error instanceof ApiError && error.status === 401) await replaceUser(client, null);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
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
const HISTORY_KEY = ['history'] as const;

/** The signed-in user, or null when nobody is (a 401 is not an error here, spec S4 Auth). */
async function fetchUser(): Promise<User | null> {
  try {
    return await call(contract.getUser, {});
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export function useUser() {
  return useQuery({ queryKey: USER_KEY, queryFn: fetchUser });
}

export function useConfig() {
  return useQuery({ queryKey: ['config'], queryFn: () => call(contract.getConfig, {}) });
}

export function useAvatars() {
  return useQuery({ queryKey: ['avatars'], queryFn: () => call(contract.getAvatars, {}) });
}

export function useUnlockedAvatars() {
  return useQuery({
    queryKey: ['user', 'avatars'],
    queryFn: () => call(contract.getUserAvatars, {}),
  });
}

export function useHistory() {
  return useQuery({ queryKey: HISTORY_KEY, queryFn: () => call(contract.getHistory, {}) });
}

/** Makes `user` the signed-in one; everything remembered of another user is forgotten. */
async function replaceUser(client: QueryClient, user: User | null): Promise<void> {
  // An answer that is still on its way knows the user only as they were before.
  await client.cancelQueries({ queryKey: USER_KEY, exact: true });
  const before = client.getQueryData<User | null>(USER_KEY);
  client.setQueryData(USER_KEY, user);
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
    mutationFn: (body: CallOf<typeof contract.login>['body']) => call(contract.login, { body }),
    onSuccess: replaceUser,
  });
}

export function useRegister() {
  const replaceUser = useReplaceUser();
  return useMutation({
    mutationFn: (body: CallOf<typeof contract.register>['body']) =>
      call(contract.register, { body }),
    onSuccess: replaceUser,
  });
}

export function useLogout() {
  const replaceUser = useReplaceUser();
  return useMutation({
    mutationFn: () => call(contract.logout, {}),
    onSuccess: () => replaceUser(null),
  });
}

export function useSetYearGroup() {
  const replaceUser = useReplaceUser();
  return useMutation({
    mutationFn: (body: CallOf<typeof contract.setYearGroup>['body']) =>
      call(contract.setYearGroup, { body }),
    onSuccess: replaceUser,
  });
}

export function useSetAvatar() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (avatar: string) => call(contract.setAvatar, { body: { avatar } }),
    onSuccess: () => client.invalidateQueries({ queryKey: USER_KEY, exact: true }),
  });
}

export function useGiveFeedback() {
  return useMutation({
    mutationFn: (body: CallOf<typeof contract.giveFeedback>['body']) =>
      call(contract.giveFeedback, { body }),
  });
}

/** Ten questions dealt for one round; every round asks anew and nothing is kept (spec S7). */
export function useQuestions(gameId: string, round: string) {
  return useQuery({
    queryKey: ['questions', gameId, round],
    queryFn: () => call(contract.getQuestions, { params: { gameId } }),
    gcTime: 0,
  });
}

/** A function that makes nobody signed in here, when the server has said that the session is over. */
export function useForgetUser() {
  const client = useQueryClient();
  return () => void replaceUser(client, null);
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
