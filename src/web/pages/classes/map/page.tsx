import { Grid3x3 } from 'lucide-react';
import { useState } from 'react';
import { map as calls, type ClassMap } from '#shared/contract/map.ts';
import type { ClassWithPupils } from '#shared/contract/classes.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useRead } from '../../../data/use-read.ts';
import { DownloadButton } from '../../../staff/download-button.tsx';
import { Empty, NotLoaded } from '../../../staff/loaded.tsx';
import { ClassFrame } from '../class-frame.tsx';
import { namesShown, useHiddenNames } from '../names/hidden-names.ts';
import { NamesSwitch } from '../names/names-switch.tsx';
import { leftOutText } from '../print/texts.ts';
import { usePrinting } from '../print/use-printing.ts';
import '../../../staff/sheet.css';
import { CellDialog } from './cell-dialog.tsx';
import './map.css';
import { MapGrid } from './map-grid.tsx';
import { MapPaper } from './map-paper.tsx';
import { NeedsList } from './needs-list.tsx';
import { columnsOf, pupilsShown, type Column } from './standings.ts';

/** What each pupil of a class has lately answered right on each strand and objective, and who needs which (D11). */
export default function ProgressPage() {
  const [areHidden, setHidden] = useHiddenNames();
  return (
    <ClassFrame title="Progress" tools={<NamesSwitch areHidden={areHidden} onChange={setHidden} />}>
      {(schoolClass) => <LoadedMap schoolClass={schoolClass} areHidden={areHidden} />}
    </ClassFrame>
  );
}

interface OfClass {
  schoolClass: ClassWithPupils;
  /** Whether pupils have numbers instead of names. */
  areHidden: boolean;
}

function LoadedMap({ schoolClass, areHidden }: OfClass) {
  const read = useRead(calls.getMap, { params: { classId: schoolClass.id } });
  const { data } = read;
  if (!data) {
    return <NotLoaded read={read} failure="Failed to load the progress" />;
  }
  const hasAnswered = data.pupils.some(({ cells }) =>
    cells.some(({ answers, met }) => answers > 0 || met > 0),
  );
  if (hasAnswered) return <Progress schoolClass={schoolClass} areHidden={areHidden} map={data} />;
  const soFar =
    data.rounds.verified === 0
      ? 'So far nobody has finished a game that counts.'
      : 'The games finished so far ask nothing about the objectives of their year.';
  return (
    <Card>
      <Empty icon={Grid3x3}>{`Progress shows here when your pupils play. ${soFar}`}</Empty>
    </Card>
  );
}

interface ProgressProps extends OfClass {
  map: ClassMap;
}

const VIEWS = { pupils: 'All pupils', needs: 'Who needs what' } as const;

/** On a phone a list is easier to read than a table. */
const firstView = () => (window.matchMedia('(width < 48rem)').matches ? 'needs' : 'pupils');

function Progress({ schoolClass, areHidden, map }: ProgressProps) {
  const [view, setView] = useState<keyof typeof VIEWS>(firstView);
  const names = namesShown(map.pupils, areHidden);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {(['pupils', 'needs'] as const).map((one) => (
          <Button
            key={one}
            look={view === one ? 'primary' : 'quiet'}
            aria-pressed={view === one}
            className="max-sm:px-3!"
            onClick={() => setView(one)}
          >
            {VIEWS[one]}
          </Button>
        ))}
        <Button look="quiet" className="max-sm:hidden" onClick={() => window.print()}>
          Print
        </Button>
        {!areHidden && (
          <DownloadButton
            endpoint={calls.exportMap}
            input={{ params: { classId: schoolClass.id }, query: {} }}
            of={`progress of ${schoolClass.name}`}
            name="Progress.csv"
          />
        )}
      </div>
      <Explanation map={map} />
      {view === 'pupils' ? (
        <PupilsTable schoolClass={schoolClass} map={map} names={names} />
      ) : (
        <div className="sheet flex flex-col gap-4 bg-transparent!">
          <NeedsList classId={schoolClass.id} map={map} names={names} />
        </div>
      )}
    </>
  );
}

function Explanation({ map: { rounds } }: Pick<ProgressProps, 'map'>) {
  const leftOut = leftOutText(rounds);
  return (
    <details className="-my-2">
      <summary className="min-h-11 max-w-[60ch] cursor-pointer py-2">
        How many answers were right in the last eight weeks. Striped: not enough answers yet.
      </summary>
      <p>
        Striped cells have fewer than five answers. The thin bar shows how many of the questions,
        words and facts a pupil has ever met; what several objectives ask counts in each of them.
        ‘Revision due’ means that of these fewer than four in five are likely to be known today. A
        pupil needs an objective where fewer than four in five answers were right or revision is
        due. Press an objective to see who was right least often.
        {leftOut !== null && ` ${leftOut}`}
      </p>
    </details>
  );
}

interface PupilsTableProps extends Omit<ProgressProps, 'areHidden'> {
  names: ReadonlyMap<number, string>;
}

/** Strands first; a press opens the objectives of one. */
function PupilsTable({ schoolClass, map, names }: PupilsTableProps) {
  const [strand, setStrand] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const [sortedBy, setSortedBy] = useState<string | null>(null);
  const [open, setOpen] = useState<{ pupilId: number; objective: Column } | null>(null);
  const isPrinting = usePrinting();
  const columns = columnsOf(map.objectives, strand);
  const pupils = pupilsShown(
    map.pupils,
    names,
    columns.find(({ key }) => key === sortedBy),
  );
  const show = (next: string | null) => {
    setLeft(strand);
    setStrand(next);
    setSortedBy(null);
  };
  const nthLeft = columns.findIndex(({ key }) => key === left);
  return (
    <>
      {strand !== null && (
        <div className="flex flex-wrap items-center gap-3">
          <Button look="quiet" onClick={() => show(null)}>
            All strands
          </Button>
          <h2 className="text-2xl font-bold">{strand}</h2>
        </div>
      )}
      <div className="sheet map-sheet rounded-2xl">
        {isPrinting && (
          <MapPaper
            title={[schoolClass.name, schoolClass.schoolYear, strand ?? 'All strands'].join(' · ')}
            columns={columns}
            pupils={pupils}
            names={names}
          />
        )}
        <MapGrid
          key={strand}
          label={strand === null ? 'Pupils and strands' : `Pupils and objectives of ${strand}`}
          isHidden={isPrinting}
          columns={columns}
          pupils={pupils}
          names={names}
          sortedBy={sortedBy}
          focusOn={strand !== null ? 0 : nthLeft < 0 ? null : nthLeft}
          onHeading={({ key }) => {
            if (strand === null) show(key);
            else setSortedBy(sortedBy === key ? null : key);
          }}
          onCell={(pupilId, column) => {
            if (strand === null) show(column.key);
            else setOpen({ pupilId, objective: column });
          }}
        />
      </div>
      {open && (
        <CellDialog
          classId={schoolClass.id}
          pupilId={open.pupilId}
          name={names.get(open.pupilId) ?? ''}
          objective={{ code: open.objective.key, text: open.objective.text }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
