// What the screens of the second factor read and send.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { secondFactor } from '#shared/contract/second-factor.ts';
import { call } from '../../data/api.ts';

export function useSecondFactor() {
  return useQuery({
    // Among what admins read: read anew after everything that an admin does.
    queryKey: ['admin', 'second-factor'],
    queryFn: () => call(secondFactor.getSecondFactor, {}),
    staleTime: 0,
  });
}

export function useBegin() {
  return useMutation({ mutationFn: () => call(secondFactor.beginSecondFactor, {}) });
}

/** Nothing is read anew when this has worked: the recovery codes stay on the screen until they are kept. */
export function useConfirm() {
  return useMutation({
    mutationFn: (code: string) => call(secondFactor.confirmSecondFactor, { body: { code } }),
  });
}

/** As above. */
export function useMakeRecoveryCodes() {
  return useMutation({ mutationFn: () => call(secondFactor.makeRecoveryCodes, {}) });
}

/** A function that reads everything anew that depends on it. */
export function useRefresh() {
  const client = useQueryClient();
  return () =>
    void Promise.all([
      client.invalidateQueries({ queryKey: ['admin'] }),
      client.invalidateQueries({ queryKey: ['user'], exact: true }),
    ]);
}
