import { useQuery } from '@tanstack/react-query';
import { admin } from '#shared/contract/admin.ts';
import { callForPage } from '../../data/api.ts';
import { readRules } from '../../data/use-read.ts';
import { queryOf, useTableState } from './table-state.ts';

/** The page of the table of pupils that the address names. */
export function useStudents() {
  const input = { query: queryOf(useTableState().state) };
  return useQuery({
    ...readRules(admin.getStudents, input),
    queryFn: () => callForPage(admin.getStudents, input),
  });
}
