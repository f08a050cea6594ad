// Queries and mutations for users' own passwords and sessions.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { account } from '#shared/contract/account.ts';
import type { CallOf } from '#shared/contract/endpoint.ts';
import { call } from '../../data/api.ts';
import { readAnew } from '../../data/queries.ts';

const SESSIONS_KEY = ['sessions'];

/**
 * Changes the password; calls that were refused until then can be made afterwards. The server ends the session of the calls that are
 * still under way: their answers would log the user out.
 */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallOf<typeof account.changePassword>['body']) =>
      call(account.changePassword, { body }),
    onMutate: () => client.cancelQueries(),
    onSuccess: async () => {
      await client.cancelQueries();
      await readAnew(client);
    },
  });
}

/** The user's sessions; read again each time. */
export function useSessions() {
  return useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: () => call(account.getSessions, {}),
    gcTime: 0,
  });
}

/** Signs out one of the sessions, or all but this one. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string | 'others') =>
      sessionId === 'others'
        ? call(account.endOtherSessions, {})
        : call(account.endSession, { params: { sessionId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}
