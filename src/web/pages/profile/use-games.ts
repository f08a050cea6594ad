import { useInfiniteQuery } from '@tanstack/react-query';
import { NEWEST_GAMES, type HistoryEntry } from '#shared/contract/play.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import { call } from '../../data/api.ts';
import { keyOfPath } from '../../data/use-read.ts';

const PAGE_SIZE = 100;
/** The first page beyond the newest games. */
const FIRST_OLDER_PAGE = NEWEST_GAMES / PAGE_SIZE + 1;

/** A pupil's games: the `newest` and those loaded before them; `total` is their number. */
export function useGames(newest: readonly HistoryEntry[], total: number) {
  const older = useInfiniteQuery({
    // A new game shifts every page.
    queryKey: [...keyOfPath(pupilContract.getHistory.path), 'before', newest.at(-1)?.id],
    queryFn: ({ pageParam: page }) =>
      call(pupilContract.getHistory, { query: { page, pageSize: PAGE_SIZE } }),
    initialPageParam: FIRST_OLDER_PAGE,
    getNextPageParam: ({ length }, _pages, page) => (length < PAGE_SIZE ? undefined : page + 1),
    enabled: false,
  });
  const known = new Set(newest.map(({ id }) => id));
  // A game finished on another device shifts one of the newest to the next page.
  const before = (older.data?.pages.flat() ?? []).filter(({ id }) => !known.has(id));
  const games = [...newest, ...before];
  const isFull = newest.length === NEWEST_GAMES && (!older.data || older.hasNextPage);
  return {
    games,
    hasOlder: isFull && total > games.length,
    /** Loads the next older games; returns whether that worked. */
    loadOlder: async () => !(await older.fetchNextPage()).isError,
    isLoading: older.isFetching,
  };
}
