// Reads of the contract. A read's key is its path and query, so that a call that changes something can name what to read again.
import { hashKey, skipToken, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { CallOf, Endpoint } from '#shared/contract/endpoint.ts';
import { call, urlOf } from './api.ts';
import { ApiError } from './request.ts';

/** Reads of staff are tried again twice (spec S9), others are not. */
const STAFF_RETRIES = 2;
const RETRY_DELAY_MS = 500;

/** The beginning of a key: ['api', 'classes', '12', 'map']. */
export const keyOfPath = (path: string) => path.split('/').slice(1);

interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export const keyOf = (endpoint: Endpoint, { params, query, body }: Input) => [
  ...keyOfPath(urlOf(endpoint, { params })),
  query ?? body ?? {},
];

/** The key of a read and the rules that hold for it; null reads nothing. */
export function readRules(endpoint: Endpoint, input: Input | null) {
  const queryKey = input === null ? [endpoint.path, null] : keyOf(endpoint, input);
  const path = hashKey(queryKey.slice(0, -1));
  const isForStaff = endpoint.access === 'teacher' || endpoint.access === 'admin';
  return {
    queryKey,
    // Read again at each visit.
    staleTime: 0,
    // While another page of the same list loads, the present one stays; another pupil's or class's answer does not.
    placeholderData: <T>(before: T | undefined, query?: { queryKey: readonly unknown[] }) =>
      query && hashKey(query.queryKey.slice(0, -1)) === path ? before : undefined,
    retry: (failures: number, error: Error) =>
      isForStaff && failures < STAFF_RETRIES && !isRefusal(error),
    retryDelay: (failures: number) => RETRY_DELAY_MS * 2 ** failures,
  };
}

const isRefusal = (error: Error) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

type ReadOptions<T> = Pick<UseQueryOptions<T>, 'gcTime' | 'refetchInterval' | 'retry'>;

/** The answer of a read; with null for its input nothing is read. */
export function useRead<E extends Endpoint, Reply extends z.ZodMiniType>(
  endpoint: E & { reply: Reply },
  input: CallOf<E> | null,
  options: ReadOptions<z.output<Reply>> = {},
) {
  return useQuery<z.output<Reply>>({
    ...readRules(endpoint, input),
    queryFn: input === null ? skipToken : () => call<E, Reply>(endpoint, input),
    ...options,
  });
}
