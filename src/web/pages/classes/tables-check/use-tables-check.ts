import { tablesChecks } from '#shared/contract/tables-check.ts';
import { useRead } from '../../../data/use-read.ts';
import { WHILE_THEY_PLAY_MS } from '../progress-tiles.tsx';

/** A tables check with its results, kept up to date while it is open; nothing is read for null. */
export function useTablesCheck(checkId: number | null) {
  return useRead(tablesChecks.getTablesCheck, checkId === null ? null : { params: { checkId } }, {
    refetchInterval: ({ state }) => (state.data?.closedAt === null ? WHILE_THEY_PLAY_MS : false),
  });
}
