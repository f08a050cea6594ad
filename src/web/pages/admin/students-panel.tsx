import { SearchX } from 'lucide-react';
import { Link } from 'wouter';
import { admin } from '#shared/contract/admin.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { Select } from '#ui/select.tsx';
import { Loaded, Empty } from '../../staff/loaded.tsx';
import { DownloadButton } from '../../staff/download-button.tsx';
import { ScoreLegend } from '../../staff/score-pill.tsx';
import { CLASSES } from '../../data/paths.ts';
import { Panel } from '../../shell/panel.tsx';
import { Pages } from './pages.tsx';
import { SearchBox } from './search-box.tsx';
import { useStudents } from './use-students.ts';
import { SORT_TEXTS, StudentsTable } from './students-table.tsx';
import { filterOf, sortBy, useTableState, type TableState } from './table-state.ts';

const LINK = 'inline-flex min-h-11 items-center font-bold text-sky underline underline-offset-4';

/** The list of pupils: search, filter, sort and pages (spec S2 Admin panel). */
export function StudentsPanel() {
  const { state, setState } = useTableState();
  const read = useStudents();
  return (
    <Panel title="Student Performance" aria-busy={read.isPlaceholderData}>
      <Filters
        state={state}
        onChange={(next, options) => setState({ ...next, page: 1 }, options)}
      />
      <Loaded read={read} failure="Failed to load student data">
        {(data) => (
          <>
            {data.rows.length > 0 ? (
              <StudentsTable
                students={data.rows}
                state={state}
                onSort={(sort) => setState(sortBy(state, sort))}
              />
            ) : (
              <>
                <Empty icon={SearchX}>No students found matching your filters</Empty>
                {state.search === '' && state.year === null && (
                  <p className="text-center">
                    Pupils are added to their class.{' '}
                    <Link href={CLASSES} className={LINK}>
                      Go to the classes
                    </Link>
                  </p>
                )}
              </>
            )}
            <Pages
              page={state.page}
              total={data.total}
              onPage={(page) => setState({ ...state, page })}
            />
          </>
        )}
      </Loaded>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ScoreLegend />
        <DownloadButton
          endpoint={admin.getStudentsCsv}
          input={{ query: filterOf(state) }}
          of="pupils"
          name="students.csv"
        />
      </div>
    </Panel>
  );
}

interface FiltersProps {
  state: TableState;
  onChange: (state: TableState, options?: { replace: boolean }) => void;
}

const ALL = 'all';

function Filters({ state, onChange }: FiltersProps) {
  const yearOf = (value: string) => YEAR_GROUPS.find((year) => String(year) === value) ?? null;
  return (
    <div className="flex flex-wrap gap-3 *:grow max-sm:*:first:basis-full sm:grid sm:grid-cols-[1fr_auto] lg:max-w-2xl">
      <SearchBox
        label="Search by name"
        search={state.search}
        onSearch={(search) => onChange({ ...state, search }, { replace: true })}
      />
      <Select
        label="Year group"
        value={state.year === null ? ALL : String(state.year)}
        options={[
          { value: ALL, text: 'All' },
          ...YEAR_GROUPS.map((year) => ({ value: String(year), text: `Year ${year}` })),
        ]}
        onChange={(value) => onChange({ ...state, year: yearOf(value) })}
      />
      <Select
        label="Sort by"
        className="basis-44 sm:hidden"
        value={`${state.sort} ${state.order}`}
        options={SORT_TEXTS.map(({ sort, order, text }) => ({ value: `${sort} ${order}`, text }))}
        onChange={(value) => {
          const chosen = SORT_TEXTS.find(({ sort, order }) => `${sort} ${order}` === value);
          if (chosen) onChange({ ...state, sort: chosen.sort, order: chosen.order });
        }}
      />
    </div>
  );
}
