// A user's own reads, cached on the device so that their pages open without a network (decision 0013).
import { useQuery, type QueryClient, type UseQueryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { User } from '#shared/contract/auth.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import { TABLES_CHECK_YEAR } from '#shared/tables-check.ts';
import { readConfig, readOwn } from './cached-reads.ts';
import { USER_KEY } from './query-client.ts';
import { keyOf } from './use-read.ts';
import { cachedAnswer } from './user-cache.ts';

/** How long an answer shown from the device is not asked for again, in milliseconds. */
const JUST_READ_MS = 5000;
/** How long signing in waits for a pupil's set work, so that the home page does not shift when it arrives, in milliseconds. */
const WORK_PATIENCE_MS = 800;

type OwnRead<T> = Endpoint & { reply: z.ZodMiniType<T> };

function ownQuery<T>(endpoint: OwnRead<T>) {
  const queryFn = ({ client }: { client: QueryClient }) =>
    readOwn(client.getQueryData<User | null>(USER_KEY) ?? null, endpoint);
  return { queryKey: keyOf(endpoint, {}), queryFn };
}

/** An own read: asked once, and again after what changes it. */
export function useOwnRead<T>(
  endpoint: OwnRead<T>,
  options: Pick<UseQueryOptions<T>, 'staleTime'> = {},
) {
  return useQuery({ ...ownQuery(endpoint), ...options });
}

/** An own read of which the device's answer is shown at once, and the server's at each visit. */
export function useOwnReadAtVisits<T>(user: User, endpoint: OwnRead<T>, enabled = true) {
  return useQuery({
    ...ownQuery(endpoint),
    enabled,
    staleTime: JUST_READ_MS,
    initialData: () => cachedAnswer(user.id, endpoint) ?? undefined,
    initialDataUpdatedAt: 0,
  });
}

/** Whether tables checks can be open for this user at all. */
export function takesTablesCheck({ role, yearGroup }: User): boolean {
  return role === 'pupil' && yearGroup === TABLES_CHECK_YEAR;
}

export function useOpenTablesChecks(user: User) {
  return useOwnReadAtVisits(user, pupilContract.getOpenTablesChecks, takesTablesCheck(user));
}

/** Caches what the home page of a pupil begins with; gives up if it does not arrive soon. */
export async function readAtLogIn(user: User): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, WORK_PATIENCE_MS));
  const reads = [
    readOwn(user, pupilContract.getOwnWork).catch(() => null),
    takesTablesCheck(user)
      ? readOwn(user, pupilContract.getOpenTablesChecks).catch(() => null)
      : null,
  ];
  await Promise.race([Promise.all(reads), patience]);
}

export const CONFIG_KEY = ['config'] as const;
const CONFIG_QUERY = { queryKey: CONFIG_KEY, queryFn: readConfig };

/** The installation's settings. */
export function useConfig() {
  return useQuery(CONFIG_QUERY);
}

/** Prefetches the pages that a pupil may open offline. */
export async function readAhead(client: QueryClient): Promise<void> {
  await client.prefetchQuery(CONFIG_QUERY);
  await client.prefetchQuery(ownQuery(pupilContract.getAvatars));
  await client.prefetchQuery(ownQuery(pupilContract.getUserAvatars));
  await client.prefetchQuery(ownQuery(pupilContract.getHistory));
}
