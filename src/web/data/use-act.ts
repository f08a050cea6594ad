// Calls of the contract that a user makes by a button, and what is read again after them.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { auth } from '#shared/contract/auth.ts';
import type { CallOf, Endpoint } from '#shared/contract/endpoint.ts';
import { call } from './api.ts';
import { refetchUser } from './query-client.ts';
import { keyOfPath } from './use-read.ts';

/** Every act of staff is written into it. */
const AUDIT_LOG = '/api/admin/audit-events';

/** A call after which nothing is read again. */
export function useCall<E extends Endpoint, Reply extends z.ZodMiniType>(
  endpoint: E & { reply: Reply },
) {
  return useMutation({ mutationFn: (input: CallOf<E>) => call<E, Reply>(endpoint, input) });
}

/** A call that changes something; it is done when everything on the screen that it changes has been read again. */
export function useAct<E extends Endpoint, Reply extends z.ZodMiniType>(
  endpoint: E & { reply: Reply },
) {
  const refresh = useRefreshAfter(endpoint);
  return useMutation({
    mutationFn: (input: CallOf<E>) => call<E, Reply>(endpoint, input),
    onSuccess: refresh,
  });
}

/**
 * Returns a function that reads again what a call changes: everything below its own path, and what the contract names
 * in addition.
 */
export function useRefreshAfter({ path, changes = [] }: Endpoint) {
  const client = useQueryClient();
  const [ownPath = path] = path.split('/:');
  return async () => {
    const reads = [ownPath, AUDIT_LOG, ...changes].map(async (changed) => {
      const below = { queryKey: keyOfPath(changed) };
      // A first read that is still under way would keep what was so before the call.
      await client.cancelQueries(below);
      await client.invalidateQueries(below);
    });
    if (changes.includes(auth.getUser.path)) reads.push(refetchUser(client));
    await Promise.all(reads);
  };
}
