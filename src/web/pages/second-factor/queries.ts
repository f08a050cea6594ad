// Queries and mutations for the second factor.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { secondFactor } from '#shared/contract/second-factor.ts';
import { call } from '../../data/api.ts';

export function useSecondFactor() {
  return useQuery({
    // One of the admin queries, which are refetched after every change.
    queryKey: ['admin', 'second-factor'],
    queryFn: () => call(secondFactor.getSecondFactor, {}),
    staleTime: 0,
  });
}

export function useBegin() {
  return useMutation({ mutationFn: () => call(secondFactor.beginSecondFactor, {}) });
}

/** Nothing is refetched on success: the recovery codes stay on the screen until they are kept. */
export function useConfirm() {
  return useMutation({
    mutationFn: (code: string) => call(secondFactor.confirmSecondFactor, { body: { code } }),
  });
}

export function useMakeRecoveryCodes() {
  return useMutation({ mutationFn: () => call(secondFactor.makeRecoveryCodes, {}) });
}

/** A function that refetches everything that depends on it. */
export function useRefresh() {
  const client = useQueryClient();
  return () =>
    void Promise.all([
      client.invalidateQueries({ queryKey: ['admin'] }),
      client.invalidateQueries({ queryKey: ['user'], exact: true }),
    ]);
}
