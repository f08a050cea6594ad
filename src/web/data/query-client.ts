// The cache of the server's answers while the app is open.
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { User } from '#shared/contract/auth.ts';
import { showToast } from '#ui/toast.tsx';
import { ApiError } from './request.ts';
import { isPlaying } from './open-page.ts';

/** The key of the signed-in user. */
export const USER_KEY = ['user'] as const;
/** Begins the keys of dealt rounds. */
export const QUESTIONS = 'questions';

const LOG_IN = 'Please log in again.';

/**
 * Queries never go stale, are not refetched on focus and are not retried (spec S9 Data loading defaults). A 401 means that the
 * session of that request has ended, perhaps in another tab. It refetches the user, because a new session may have replaced the
 * old one while the request was pending. Staff are told why they have to log in again. During a round nothing is interrupted: its
 * result reports that the session has ended.
 */
export function makeQueryClient(): QueryClient {
  const user = () => client.getQueryData<User | null>(USER_KEY);
  const onError = async (error: Error, text: string) => {
    if (!(error instanceof ApiError)) return;
    // A second factor has become mandatory: refetching the user shows its page.
    if (error.status !== 401 && error.needs !== 'second-factor') return;
    const before = user();
    await refetchUser(client);
    // A pupil's games and ratings are kept, and say so themselves.
    if (!before || before.role === 'pupil' || user() !== null) return;
    // After what an act says itself of its failure. Not among the other toasts, which the first screen does without.
    setTimeout(() => showToast({ title: 'You have been logged out', text, tone: 'sorry' }));
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (!isPlaying() || queryKey[0] === QUESTIONS) void onError(error, LOG_IN);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => onError(error, `${LOG_IN} What you did last was not saved.`),
    }),
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

/** Refetches the signed-in user. */
export function refetchUser(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: USER_KEY, exact: true });
}

/** Refetches every query on the screen; a round keeps its questions. */
export function refetchAll(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== QUESTIONS });
}
