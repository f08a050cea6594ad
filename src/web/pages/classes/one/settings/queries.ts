// Calls of the class settings that change nothing themselves.
import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { CallOf, Endpoint } from '#shared/contract/endpoint.ts';
import { call } from '../../../../data/api.ts';

/** A call made when a button is pressed, after which nothing has to be read again. */
export function useLookUp<E extends Endpoint, Reply extends z.ZodMiniType>(
  endpoint: E & { reply: Reply },
) {
  return useMutation({ mutationFn: (input: CallOf<E>) => call<E, Reply>(endpoint, input) });
}
