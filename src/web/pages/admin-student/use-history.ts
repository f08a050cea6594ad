// The games on a pupil's page; older games are read on demand.
import { useInfiniteQuery } from '@tanstack/react-query';
import { admin, STUDENT_HISTORY_PAGE_SIZE, type StudentHistory } from '#shared/contract/admin.ts';
import type { Verification } from '#shared/verification.ts';
import { call } from '../../data/api.ts';
import { keyOf } from '../../data/use-read.ts';

const nothingBefore: number | null = null;

/** The games on a student's page: `newest` and those loaded before them; `total` is their number. */
export function useStudentHistory(id: number, newest: StudentHistory, total: number) {
  const first = newest.at(-1)?.nth ?? 1;
  const older = useInfiniteQuery({
    queryKey: keyOf(admin.getStudentHistory, { params: { id }, query: { before: first } }),
    queryFn: ({ pageParam: before }) =>
      call(admin.getStudentHistory, { params: { id }, query: { before } }),
    initialPageParam: first,
    getNextPageParam: (page) => page.at(-1)?.nth,
    enabled: false,
  });
  const history = [...newest, ...(older.data?.pages.flat() ?? [])];
  return {
    history,
    hasOlder: history.length < total,
    /** Loads the next older games; returns whether that worked. */
    loadOlder: async () => !(await older.fetchNextPage()).isError,
    isLoading: older.isFetching,
  };
}

/** The games of one verification, newest first; nothing is loaded for null. */
export function useVerifiedHistory(id: number, verification: Verification | null) {
  const games = useInfiniteQuery({
    queryKey: keyOf(admin.getStudentHistory, { params: { id }, query: { proof: verification } }),
    staleTime: 0,
    queryFn: ({ pageParam: before }) =>
      call(admin.getStudentHistory, {
        params: { id },
        query: { ...(verification && { proof: verification }), ...(before !== null && { before }) },
      }),
    initialPageParam: nothingBefore,
    getNextPageParam: (page) =>
      page.length < STUDENT_HISTORY_PAGE_SIZE ? undefined : page.at(-1)?.nth,
    enabled: verification !== null,
  });
  return {
    history: games.data?.pages.flat() ?? [],
    hasOlder: games.hasNextPage,
    /** Loads the next older games; returns whether that worked. */
    loadOlder: async () => !(await games.fetchNextPage()).isError,
    isLoading: games.isFetching,
    isMissing: games.isError && !games.data,
  };
}
