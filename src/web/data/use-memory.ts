// What the games remember of the pupil (D9): cached on the device, so that the garden opens without a network.
import { useQuery } from '@tanstack/react-query';
import { memory } from '#shared/contract/memory.ts';
import type { User } from '#shared/contract/auth.ts';
import { call } from './api.ts';
import { readOwn } from './cached-reads.ts';
import { MEMORY_KEY } from './queries.ts';

/** Read again at each visit: plants grow with every game, and turn thirsty with the days. */
export function useMemory(user: User) {
  return useQuery({
    queryKey: MEMORY_KEY,
    queryFn: () =>
      readOwn(user, {
        name: 'getMemory',
        schema: memory.getMemory.reply,
        ask: (patience) => call(memory.getMemory, {}, patience),
      }),
    staleTime: 0,
  });
}
