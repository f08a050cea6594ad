import { clsx } from 'clsx';
import { Clock, FileQuestion } from 'lucide-react';
import { useState } from 'react';
import type {
  PupilTablesResult,
  TablesCheck,
  TablesResult,
} from '#shared/contract/tables-check.ts';
import type { ClassWithPupils } from '#shared/contract/classes.ts';
import { Card } from '#ui/card.tsx';
import { Select } from '#ui/select.tsx';
import { Cell, HeadCell, Table } from '#ui/table.tsx';
import { useTablesCheck } from './use-tables-check.ts';
import { Empty, NotLoaded } from '../../../staff/loaded.tsx';
import { Paper } from '../../../staff/paper.tsx';
import { byShownName } from '../names/hidden-names.ts';
import { PrintTools } from '../print/print-tools.tsx';
import { dayOfDevice, dayText, rightText } from '../print/texts.ts';
import { pupilsText } from '../texts.ts';
import '../map/map.css';
import { FactGrid } from './fact-grid.tsx';
import './facts.css';
import {
  factTallies,
  isBeyondDoubt,
  leftOut,
  resultsThatCount,
  tableTallies,
  wrongAnswers,
} from './figures.ts';
import { checkText, extraTimeText, leftOutText } from './texts.ts';

interface ResultsProps {
  schoolClass: ClassWithPupils;
  /** Newest first; at least one. */
  checks: readonly TablesCheck[];
  names: ReadonlyMap<number, string>;
}

const NO_OTHER = 'none';
const EVERYBODY = 'all';

/** One check, with an earlier one for comparison if wanted: by pupil, table and fact. */
export function Results({ schoolClass, checks, names }: ResultsProps) {
  const [wantedId, setWantedId] = useState<string | null>(null);
  const [beforeId, setBeforeId] = useState(NO_OTHER);
  const [chosen, setChosen] = useState(EVERYBODY);
  const shown =
    checks.find(({ id }) => String(id) === wantedId) ??
    checks.find(({ done }) => done > 0) ??
    checks[0];
  const others = checks.filter(({ id }) => id !== shown?.id);
  const other = others.find(({ id }) => String(id) === beforeId);
  const after = useTablesCheck(shown?.id ?? null);
  const before = useTablesCheck(other?.id ?? null);
  const isMissing = !after.data || (other && !before.data);
  const compared = other && before.data ? [before.data, after.data] : [after.data];
  const sides = compared
    .filter((check) => check !== undefined)
    .toSorted((one, two) => one.openedAt.localeCompare(two.openedAt));
  const pupils = byShownName(pupilsOf(sides), names, ({ userId }) => userId);
  const pupil = pupils.find(({ userId }) => String(userId) === chosen);
  const hasResults = sides.some(({ rows }) => rows.some(({ result }) => result !== null));
  const optionOf = (check: TablesCheck) => ({ value: String(check.id), text: checkText(check) });
  return (
    <>
      <PrintTools isReady={!isMissing && hasResults}>
        <Select
          label="Results of"
          value={String(shown?.id)}
          options={checks.map(optionOf)}
          onChange={setWantedId}
        />
        <Select
          label="Before and after"
          value={other ? beforeId : NO_OTHER}
          options={[{ value: NO_OTHER, text: 'Only this one' }, ...others.map(optionOf)]}
          onChange={setBeforeId}
        />
        <Select
          label="Facts of"
          value={pupil ? chosen : EVERYBODY}
          options={[
            { value: EVERYBODY, text: 'The whole class' },
            ...pupils.map(({ userId }) => ({
              value: String(userId),
              text: names.get(userId) ?? 'A pupil',
            })),
          ]}
          onChange={setChosen}
        />
      </PrintTools>
      {isMissing ? (
        <NotLoaded
          read={{
            error: after.error ?? before.error,
            refetch: () => {
              void after.refetch();
              if (other) void before.refetch();
            },
          }}
          failure="Failed to load the results"
        />
      ) : hasResults ? (
        <Paper>
          <ResultSheet
            schoolClass={schoolClass}
            sides={sides}
            pupils={pupils}
            pupilId={pupil?.userId ?? null}
            names={names}
          />
        </Paper>
      ) : (
        <Card>
          <Empty icon={FileQuestion}>Nobody has finished this check yet.</Empty>
        </Card>
      )}
    </>
  );
}

type Side = NonNullable<ReturnType<typeof useTablesCheck>['data']>;

/** Every pupil with a result in at least one of them. */
function pupilsOf(sides: readonly Side[]): PupilTablesResult[] {
  const rows = sides.flatMap((side) => side.rows);
  return [...new Map(rows.map((row) => [row.userId, row])).values()];
}

interface ResultSheetProps {
  schoolClass: ClassWithPupils;
  /** Earlier first. */
  sides: readonly Side[];
  pupils: readonly PupilTablesResult[];
  /** Whose facts are shown; null for the class's. */
  pupilId: number | null;
  names: ReadonlyMap<number, string>;
}

function ResultSheet({ schoolClass, sides, pupils, pupilId, names }: ResultSheetProps) {
  const [today] = useState(dayOfDevice);
  const whose = pupilId === null ? 'The whole class' : (names.get(pupilId) ?? 'A pupil');
  const rowsOf = (side: Side) =>
    side.rows.filter(({ userId }) => pupilId === null || userId === pupilId);
  return (
    <div className="facts-sheet flex flex-col gap-8 rounded-3xl p-5">
      <header>
        <h2 className="text-2xl font-bold wrap-anywhere">{`${schoolClass.name}: tables check`}</h2>
        <p className="hidden print:block">{`${schoolClass.schoolYear} · printed on ${dayText(today)}`}</p>
        {sides.map((side) => (
          <p key={side.id}>{summaryOf(side)}</p>
        ))}
      </header>
      <div
        className={clsx('grid items-start gap-8', sides.length === 1 && 'xl:grid-cols-[4fr_5fr]')}
      >
        <section className="flex min-w-0 flex-col gap-2">
          <h3 className="text-xl font-bold">By pupil</h3>
          <PupilTable sides={sides} pupils={pupils} names={names} />
        </section>
        <div className="facts-rest flex min-w-0 flex-col gap-8">
          <section className="flex min-w-0 flex-col gap-2">
            <h3 className="text-xl font-bold wrap-anywhere">{`By table: ${whose}`}</h3>
            <TableTable sides={sides} rowsOf={rowsOf} />
          </section>
          <section className="flex flex-col gap-4">
            <div>
              <h3 className="text-xl font-bold wrap-anywhere">{`By fact: ${whose}`}</h3>
              <p>
                How many were right, out of how many asked. 7 × 8 and 8 × 7 are one fact, with the
                same figures in both places. Striped: not enough answers yet.
              </p>
            </div>
            <div className={sides.length > 1 ? 'grid gap-6 xl:grid-cols-2' : undefined}>
              {sides.map((side) => (
                <FactGrid
                  key={side.id}
                  label={checkText(side)}
                  tallies={factTallies(rowsOf(side))}
                />
              ))}
            </div>
            {pupilId !== null &&
              sides.map((side) => <Wrong key={side.id} side={side} rows={rowsOf(side)} />)}
          </section>
        </div>
      </div>
    </div>
  );
}

/** 'Sitting, 20 November 2026, 14:05: 22 of 28 pupils have taken it. …' */
function summaryOf(side: Side): string {
  const counted = resultsThatCount(side.rows).length;
  const parts = [
    `${checkText(side)}: ${side.done} of ${pupilsText(side.of)} ${side.done === 1 ? 'has' : 'have'} taken it.`,
    `The tables and facts are from ${pupilsText(counted)}.`,
    ...(side.kind === 'practice' ? ['Each pupil’s last one counts.'] : []),
    leftOutText(leftOut(side.rows)) ?? '',
  ];
  return parts.join(' ').trim();
}

interface PupilTableProps {
  sides: readonly Side[];
  pupils: readonly PupilTablesResult[];
  names: ReadonlyMap<number, string>;
}

function PupilTable({ sides, pupils, names }: PupilTableProps) {
  const isOne = sides.length === 1;
  return (
    <Table aria-label="Results by pupil" className="text-base">
      <thead>
        {!isOne && (
          <tr>
            <HeadCell rowSpan={2}>Pupil</HeadCell>
            {sides.map((side) => (
              <HeadCell key={side.id} scope="colgroup" colSpan={COLUMNS.length}>
                {checkText(side)}
              </HeadCell>
            ))}
          </tr>
        )}
        <tr>
          {isOne && <HeadCell>Pupil</HeadCell>}
          {sides.flatMap(({ id }) =>
            COLUMNS.map((title) => <HeadCell key={`${id} ${title}`}>{title}</HeadCell>),
          )}
        </tr>
      </thead>
      <tbody>
        {pupils.map(({ userId }) => (
          <tr key={userId}>
            <th scope="row" className="min-w-28 border-b border-line px-3 py-1 font-bold">
              {/* As wide as a long word of a name, within limits. */}
              <span className="block max-w-28 wrap-break-word sm:max-w-40">
                {names.get(userId) ?? 'A pupil'}
              </span>
            </th>
            {sides.map((side) => (
              <PupilCells key={side.id} row={side.rows.find((one) => one.userId === userId)} />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const COLUMNS = ['Right', 'Answered', 'Begun'] as const;

function PupilCells({ row }: { row: PupilTablesResult | undefined }) {
  const result = row?.result;
  if (!result) {
    return (
      <Cell colSpan={COLUMNS.length} className="py-1! text-ink-soft">
        {row?.isUnderWay ? 'Begun, not finished' : 'Not taken'}
      </Cell>
    );
  }
  const extra = extraTimeText(result.pace);
  return (
    <>
      <Cell className="py-1! tabular-nums">
        <span className="whitespace-nowrap">{`${result.score} of ${result.of}`}</span>
        {!isBeyondDoubt(result) && <span className="block min-w-28">{doubtOf(result)}</span>}
      </Cell>
      <Cell className="py-1! tabular-nums">
        <span className="whitespace-nowrap">
          {result.answered === null ? 'not known' : `${result.answered} of ${result.of}`}
        </span>
        {extra !== null && (
          <span className="flex items-center gap-1 whitespace-nowrap">
            <Clock aria-hidden className="size-4 shrink-0" />
            {extra}
          </span>
        )}
      </Cell>
      <Cell className="py-1!">{begunText(result, row.times)}</Cell>
    </>
  );
}

function doubtOf({ verified, rushed }: TablesResult): string {
  if (!verified) return 'not checked by the server';
  return rushed ? 'rushed' : 'finished long after it was closed';
}

function begunText({ starts }: TablesResult, times: number): string {
  const begun = starts === 1 ? 'once' : `${starts} times`;
  return times > 1 ? `${begun}; finished ${times}` : begun;
}

interface TableTableProps {
  sides: readonly Side[];
  rowsOf: (side: Side) => PupilTablesResult[];
}

function TableTable({ sides, rowsOf }: TableTableProps) {
  const columns = sides.map((side) => ({ side, tallies: tableTallies(rowsOf(side)) }));
  const tables = columns[0]?.tallies.map(({ table }) => table) ?? [];
  return (
    <Table aria-label="Results by table" className="text-base">
      <thead>
        <tr>
          <HeadCell>Table</HeadCell>
          {sides.flatMap((side) => [
            <HeadCell key={`${side.id} right`}>
              {sides.length > 1 ? `Right, ${checkText(side)}` : 'Right'}
            </HeadCell>,
            <HeadCell key={`${side.id} pupils`}>Pupils asked</HeadCell>,
          ])}
        </tr>
      </thead>
      <tbody>
        {tables.map((table, nth) => (
          <tr key={table}>
            <th scope="row" className="border-b border-line px-3 py-1 font-bold">
              {table}
            </th>
            {columns.flatMap(({ side, tallies }) => {
              const { right = 0, asked = 0, pupils = 0 } = tallies[nth] ?? {};
              return [
                <Cell key={`${side.id} right`} className="py-1! whitespace-nowrap tabular-nums">
                  {asked === 0 ? 'not asked' : rightText({ right, answers: asked })}
                </Cell>,
                <Cell key={`${side.id} pupils`} className="py-1! tabular-nums">
                  {pupils}
                </Cell>,
              ];
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Wrong({ side, rows }: { side: Side; rows: readonly PupilTablesResult[] }) {
  const wrong = wrongAnswers(rows);
  if (resultsThatCount(rows).length === 0) return null;
  const text = wrong.map(
    ({ table, by, given }) =>
      `${table} × ${by} = ${table * by} (${given === null ? 'left blank' : `typed ${given}`})`,
  );
  return (
    <p>
      <span className="font-bold">{`${checkText(side)}: `}</span>
      {wrong.length === 0 ? 'all right.' : `not right: ${text.join(', ')}.`}
    </p>
  );
}
