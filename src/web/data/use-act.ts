// Calls of the contract that a user makes by a button, and what is read again after them.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import type { z } from 'zod/mini';
import { auth } from '#shared/contract/auth.ts';
import type { CallOf, Endpoint } from '#shared/contract/endpoint.ts';
import { uuidFrom } from '#shared/uuid.ts';
import { call } from './api.ts';
import { refetchUser } from './query-client.ts';
import { ApiError, TIMEOUT_MS } from './request.ts';
import { mayBeSaved, repeating, toLookAt } from './repeats.ts';
import { keyOfPath } from './use-read.ts';

/** Every act of staff is written into it. */
const AUDIT_LOG = '/api/admin/audit-events';

/** A call after which nothing is read again. */
export function useCall<E extends Endpoint, Reply extends z.ZodMiniType>(
  endpoint: E & { reply: Reply },
) {
  return useSent<E, Reply>(endpoint, async () => {});
}

/** A call that changes something; it is done when everything on the screen that it changes has been read again. */
export function useAct<E extends Endpoint, Reply extends z.ZodMiniType>(
  endpoint: E & { reply: Reply },
) {
  return useSent<E, Reply>(endpoint, useRefreshAfter(endpoint));
}

/**
 * A call that takes away what the page is about: it is left for another before anything is read again, unless the user
 * has gone elsewhere meanwhile.
 */
export function useActAndLeave<E extends Endpoint, Reply extends z.ZodMiniType>(
  endpoint: E & { reply: Reply },
  next: string,
) {
  const [here, navigate] = useLocation();
  const refresh = useRefreshAfter(endpoint);
  return useSent<E, Reply>(endpoint, () => {
    if (window.location.pathname === here) navigate(next, { replace: true });
    return refresh();
  });
}

/**
 * Sends the call under one key until it is done, so that the server does it once however often it arrives. If
 * only a person may repeat it, or what it is about is gone, what it may have changed is read again, to be looked at.
 */
function useSent<E extends Endpoint, Reply extends z.ZodMiniType>(
  endpoint: E & { reply: Reply },
  refresh: () => Promise<void>,
) {
  const key = useRef('');
  return useMutation({
    ...repeating(endpoint),
    mutationFn: async (input: CallOf<E>) => {
      key.current ||= uuidFrom(crypto.getRandomValues(new Uint8Array(16)));
      try {
        return await call<E, Reply>(endpoint, input, TIMEOUT_MS, key.current);
      } catch (error) {
        throw endpoint.repeat === 'anew' ? toLookAt(error) : error;
      }
    },
    onSuccess: () => {
      key.current = '';
      return refresh();
    },
    onError: (error) => {
      const isGone = error instanceof ApiError && error.status === 404;
      if (isGone || (endpoint.repeat === 'anew' && mayBeSaved(error))) void refresh();
    },
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
