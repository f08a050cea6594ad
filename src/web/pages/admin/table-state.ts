import { useLocation, useSearch } from 'wouter';
import { z } from 'zod/mini';
import { admin, ADMIN_PAGE_SIZE, STUDENT_SORTS } from '#shared/contract/admin.ts';
import { pageNumber, type CallOf } from '#shared/contract/endpoint.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { ADMIN } from '../../data/paths.ts';

type StudentsQuery = NonNullable<CallOf<typeof admin.getStudents>['query']>;
export type StudentSort = (typeof STUDENT_SORTS)[number];

/** The state of the table of pupils, kept in the URL, so that reload, links and the Back button work. */
const tableStateSchema = z.object({
  search: z.catch(z.string().check(z.maxLength(100)), ''),
  year: z.catch(z.nullable(z.pipe(z.coerce.number(), z.literal(YEAR_GROUPS))), null),
  sort: z.catch(z.enum(STUDENT_SORTS), 'name'),
  order: z.catch(z.enum(['asc', 'desc']), 'asc'),
  page: z.catch(pageNumber, 1),
});

export type TableState = z.output<typeof tableStateSchema>;

const AT_FIRST: TableState = tableStateSchema.parse({});

/** The state from a URL's query; missing or invalid parts take their defaults. */
export function readTableState(search: string): TableState {
  return tableStateSchema.parse(Object.fromEntries(new URLSearchParams(search)));
}

/** The query of a state: '' by default, otherwise the differences. */
export function writeTableState(state: TableState): string {
  const query = new URLSearchParams();
  const { search, year, sort, order, page } = state;
  if (search !== AT_FIRST.search) query.set('search', search);
  if (year !== AT_FIRST.year) query.set('year', String(year));
  if (sort !== AT_FIRST.sort) query.set('sort', sort);
  if (order !== AT_FIRST.order) query.set('order', order);
  if (page !== AT_FIRST.page) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** Filter and order as the server's query. */
export function filterOf({ search, year, sort, order }: TableState): StudentsQuery {
  return {
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(year !== null && { year }),
    sort,
    order,
  };
}

/** The same for one page of the table (spec S9 Admin table). */
export function queryOf(state: TableState): StudentsQuery {
  return { ...filterOf(state), page: state.page, pageSize: ADMIN_PAGE_SIZE };
}

/** The order after a tap on a column: names and years ascending, figures descending, then reversed. */
export function sortBy(state: TableState, sort: StudentSort): TableState {
  const first = sort === 'name' || sort === 'year' ? 'asc' : 'desc';
  const other = state.order === 'asc' ? 'desc' : 'asc';
  return { ...state, sort, order: state.sort === sort ? other : first, page: 1 };
}

const PAGE_BUTTONS = 5;

/** The pages with a button: five, the current one in the middle if possible (spec S9 Admin table). */
export function pagesWithButton(page: number, pages: number): number[] {
  const last = Math.min(pages, Math.max(PAGE_BUTTONS, page + 2));
  const first = Math.max(1, last - PAGE_BUTTONS + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The table's state in the URL; `replace` adds no history entry. */
export function useTableState() {
  const state = readTableState(useSearch());
  const [, navigate] = useLocation();
  const setState = (next: TableState, options?: { replace: boolean }) =>
    navigate(`${ADMIN}${writeTableState(next)}`, options);
  return { state, setState };
}
