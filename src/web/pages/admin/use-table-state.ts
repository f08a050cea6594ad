import { useLocation, useSearch } from 'wouter';
import { ADMIN } from '../../data/guard.ts';
import { readTableState, writeTableState, type TableState } from './table-state.ts';

/** The table's state in the URL; `replace` adds no history entry. */
export function useTableState() {
  const state = readTableState(useSearch());
  const [, navigate] = useLocation();
  const setState = (next: TableState, options?: { replace: boolean }) =>
    navigate(`${ADMIN}${writeTableState(next)}`, options);
  return { state, setState };
}
