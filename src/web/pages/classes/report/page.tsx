import { useState } from 'react';
import { classReports, type ReportWeek } from '#shared/contract/class-reports.ts';
import type { ClassWithPupils } from '#shared/contract/classes.ts';
import { ENOUGH_ANSWERS, SECURE_SHARE } from '#shared/honest-figures.ts';
import { gameLabel } from '#games/cards.ts';
import { Switch } from '#ui/switch.tsx';
import { Cell, HeadCell, Table } from '#ui/table.tsx';
import { useRead } from '../../../data/use-read.ts';
import { PupilsFrame } from '../class-frame.tsx';
import { byShownName, namesShown, useHiddenNames } from '../names/hidden-names.ts';
import {
  counted,
  dayOfDevice,
  dayText,
  daysText,
  leftOutText,
  listed,
  rightText,
} from '../print/texts.ts';
import { pupilsText, yearText } from '../texts.ts';
import { WeeksPage } from '../print/weeks-page.tsx';
import { useAppName } from '../../../shell/app-name.ts';

/** What a class has played, week by week, to print (D11): about the class, and by pupil only on request. */
export default function ClassReportPage() {
  return (
    <PupilsFrame title="Report">
      {(schoolClass) => <Report key={schoolClass.id} schoolClass={schoolClass} />}
    </PupilsFrame>
  );
}

function Report({ schoolClass }: { schoolClass: ClassWithPupils }) {
  const [weeks, setWeeks] = useState<string>('4');
  const [isByPupil, setByPupil] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const [areHidden] = useHiddenNames();
  const read = useRead(classReports.getClassReport, {
    params: { classId: schoolClass.id },
    query: { weeks: Number(weeks), ...(isByPupil && { byPupil: 'yes' }) },
  });
  return (
    <WeeksPage
      weeks={weeks}
      onWeeks={setWeeks}
      read={read}
      failure="Failed to load the report"
      tools={
        <>
          <Switch label="All objectives" checked={isWhole} onChange={setWhole} />
          <Switch label="A line for each pupil" checked={isByPupil} onChange={setByPupil} />
        </>
      }
    >
      {({ rows, pupils }) => (
        <ReportSheet
          schoolClass={schoolClass}
          weeks={rows}
          pupils={pupils}
          isWhole={isWhole}
          names={namesShown(schoolClass.pupils, areHidden)}
        />
      )}
    </WeeksPage>
  );
}

interface ReportSheetProps {
  schoolClass: ClassWithPupils;
  weeks: readonly ReportWeek[];
  pupils: number;
  /** Whether each week has the table of its objectives. */
  isWhole: boolean;
  /** What each pupil is called on the screen, by id. */
  names: ReadonlyMap<number, string>;
}

function ReportSheet({ schoolClass, weeks, pupils, isWhole, names }: ReportSheetProps) {
  const appName = useAppName();
  const [today] = useState(dayOfDevice);
  const { name, schoolYear } = schoolClass;
  return (
    <div className="flex flex-col gap-6 p-5">
      <header>
        <h2 className="text-2xl font-bold wrap-anywhere">{`${name}: what we practised`}</h2>
        <p>{`${appName} · ${yearText(schoolClass)} · ${schoolYear} · printed on ${dayText(today)}`}</p>
        <p>
          {`What the ${pupilsText(pupils)} now in the class have played. Only games that were checked and not rushed count.`}
        </p>
      </header>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {weeks.map((week, nth) => (
          <Week
            key={week.from}
            week={week}
            pupils={pupils}
            isNow={nth === 0}
            isWhole={isWhole}
            names={names}
          />
        ))}
      </div>
    </div>
  );
}

interface WeekProps extends Pick<ReportSheetProps, 'pupils' | 'isWhole' | 'names'> {
  week: ReportWeek;
  isNow: boolean;
}

function Week({ week, pupils, isNow, isWhole, names }: WeekProps) {
  const { from, to, games, objectives, work } = week;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-xl font-bold">{daysText(from, to) + (isNow ? ' (so far)' : '')}</h3>
      {week.pupils === 0 ? (
        <p>Nobody has played.</p>
      ) : (
        <>
          <p>{`${week.pupils} of ${pupilsText(pupils)} ${roundsText(week)}. ${leftOutText(week.rounds) ?? ''}`}</p>
          {games.length > 0 && (
            <p>
              {`${listed(games.map(({ gameId, rounds }) => `${gameLabel(gameId).title} ${rounds}`))}.`}
            </p>
          )}
        </>
      )}
      {work.length > 0 && (
        <ul className="ml-6 list-disc" aria-label="Set work">
          {work.map((set) => (
            <li key={set.id}>{workText(set)}</li>
          ))}
        </ul>
      )}
      {objectives.length > 0 && <Objectives week={week} isWhole={isWhole} />}
      {week.byPupil && <PupilsTable week={week} names={names} />}
    </section>
  );
}

function workText({ label, until, done, of }: ReportWeek['work'][number]): string {
  const end = until === null ? '' : `, until ${dayText(until)}`;
  return `Set work: ${label}${end}: ${done} of ${pupilsText(of)} have finished`;
}

/** Rushed games were checked, and their time is known, but they do not count. */
function roundsText({ rounds: { verified }, seconds }: ReportWeek): string {
  if (verified === 0) return 'played, but no game that counts';
  const minutes = counted(Math.max(1, Math.round(seconds / 60)), 'minute');
  const games = `${counted(verified, 'game')} ${verified === 1 ? 'counts' : 'count'}`;
  return `played for about ${minutes} in all, in games that were checked. ${games}`;
}

function Objectives({
  week: { from, to, objectives },
  isWhole,
}: Pick<WeekProps, 'week' | 'isWhole'>) {
  const shown = objectives.filter(({ answers }) => answers >= ENOUGH_ANSWERS);
  const others = objectives.length - shown.length;
  return (
    <>
      {shown.length > 0 && <Summary objectives={shown} />}
      {isWhole && shown.length > 0 && (
        <ObjectivesTable label={daysText(from, to)} objectives={shown} />
      )}
      {others > 0 && (
        <p>{`${shown.length > 0 ? 'And ' : ''}${counted(others, 'objective')} with fewer than ${ENOUGH_ANSWERS} answers${others === 1 ? '' : ' each'}.`}</p>
      )}
    </>
  );
}

/** How many of the objectives that need work are named. */
const NAMED = 5;

/** The table in short: how many objectives are secure, and which of the others are least so. */
function Summary({ objectives }: Pick<ReportWeek, 'objectives'>) {
  const shareOf = ({ right, answers }: ReportWeek['objectives'][number]) => right / answers;
  const insecure = objectives
    .filter((objective) => shareOf(objective) < SECURE_SHARE)
    .toSorted((one, other) => shareOf(one) - shareOf(other));
  const secure = objectives.length - insecure.length;
  return (
    <>
      <p className="font-bold">
        {`Secure objectives, with ${Math.round(100 * SECURE_SHARE)}% right or more: ${secure} of ${objectives.length}`}
      </p>
      {insecure.length > 0 && (
        <>
          <p>{insecure.length > NAMED ? 'These need most work:' : 'To work on:'}</p>
          <ul className="ml-6 list-disc">
            {insecure.slice(0, NAMED).map((objective) => (
              <li key={objective.code}>{`${objective.text}: ${rightText(objective)}`}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface ObjectivesTableProps {
  label: string;
  objectives: ReportWeek['objectives'];
}

/** Close together on a phone, where each column must hold its longest word. */
const CELL = 'px-1! py-1! sm:px-3!';

function ObjectivesTable({ label, objectives }: ObjectivesTableProps) {
  return (
    <Table aria-label={`Objectives practised, ${label}`} className="text-base wrap-break-word">
      <thead>
        <tr>
          <HeadCell className={CELL}>Objective</HeadCell>
          <HeadCell className={`${CELL} text-right`}>Right</HeadCell>
          <HeadCell className={`${CELL} text-right`}>Pupils</HeadCell>
        </tr>
      </thead>
      <tbody>
        {objectives.map((objective) => (
          <tr key={objective.code}>
            <Cell className={CELL}>
              {objective.text} <span className="text-ink-soft">{objective.code}</span>
            </Cell>
            <Cell className={`${CELL} text-right tabular-nums sm:whitespace-nowrap`}>
              {rightText(objective)}
            </Cell>
            <Cell className={`${CELL} text-right tabular-nums`}>{objective.pupils}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function PupilsTable({
  week: { from, to, byPupil = [] },
  names,
}: Pick<WeekProps, 'week' | 'names'>) {
  return (
    <Table aria-label={`Pupils, ${daysText(from, to)}`} className="text-base wrap-break-word">
      <thead>
        <tr>
          <HeadCell className={CELL}>Pupil</HeadCell>
          <HeadCell className={`${CELL} text-right`}>Games</HeadCell>
          <HeadCell className={`${CELL} text-right`}>Right</HeadCell>
        </tr>
      </thead>
      <tbody>
        {byShownName(byPupil, names, ({ id }) => id).map((line) => (
          <tr key={line.id}>
            <Cell className={CELL}>{names.get(line.id)}</Cell>
            <Cell className={`${CELL} text-right tabular-nums`}>{line.rounds}</Cell>
            <Cell className={`${CELL} text-right tabular-nums sm:whitespace-nowrap`}>
              {line.answers === 0 ? '–' : rightText(line)}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
