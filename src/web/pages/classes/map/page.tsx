import { Grid3x3 } from 'lucide-react';
import { useState } from 'react';
import { map, type ClassMap } from '#shared/contract/map.ts';
import type { ClassWithPupils } from '#shared/contract/classes.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Select } from '#ui/select.tsx';
import { useRead } from '../../../data/use-read.ts';
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
import { objectivesShown, pupilsShown, type ColumnOrder } from './map-order.ts';
import { SetWorkLink } from './set-work-link.tsx';

/** What each pupil of a class has lately answered right on each objective (D11). */
export default function MapPage() {
  return (
    <ClassFrame title="Map">{(schoolClass) => <LoadedMap schoolClass={schoolClass} />}</ClassFrame>
  );
}

function LoadedMap({ schoolClass }: { schoolClass: ClassWithPupils }) {
  const read = useRead(map.getMap, { params: { classId: schoolClass.id } });
  const { data } = read;
  if (!data) {
    return <NotLoaded read={read} failure="Failed to load the map" />;
  }
  const hasPlayed = data.pupils.some(({ cells }) =>
    cells.some(({ answers, met }) => answers > 0 || met > 0),
  );
  if (hasPlayed) return <Map schoolClass={schoolClass} map={data} />;
  return (
    <Card>
      <Empty icon={Grid3x3}>
        The map fills when your pupils play. So far nobody has finished a round that counts.
      </Empty>
    </Card>
  );
}

const ALL_STRANDS = 'all';
const ORDERS = [
  { value: 'curriculum', text: 'As in the curriculum' },
  { value: 'least-right', text: 'Least right first' },
] as const satisfies ReadonlyArray<{ value: ColumnOrder; text: string }>;

interface Picked {
  objective: string;
  pupilIds: readonly number[];
}

function Map({ schoolClass, map }: { schoolClass: ClassWithPupils; map: ClassMap }) {
  const [areHidden, setHidden] = useHiddenNames();
  const [strand, setStrand] = useState(ALL_STRANDS);
  const [order, setOrder] = useState<ColumnOrder>('curriculum');
  const [sortedBy, setSortedBy] = useState<string | null>(null);
  const [isPicking, setPicking] = useState(false);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [open, setOpen] = useState<{ pupilId: number; objective: string } | null>(null);
  const leftOut = leftOutText(map.rounds);
  const names = namesShown(map.pupils, areHidden);
  const shown = objectivesShown(map, { strand: strand === ALL_STRANDS ? null : strand, order });
  const pupils = pupilsShown(map.pupils, names, sortedBy);
  const isPrinting = usePrinting();
  const strands = [...new Set(map.objectives.map((objective) => objective.strand))];
  const textOf = (code: string) => map.objectives.find((one) => one.code === code)?.text ?? code;
  const pick = (pupilId: number, objective: string) => {
    const before = picked?.objective === objective ? picked.pupilIds : [];
    const pupilIds = before.includes(pupilId)
      ? before.filter((id) => id !== pupilId)
      : [...before, pupilId];
    setPicked(pupilIds.length > 0 ? { objective, pupilIds } : null);
  };
  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <Select
          label="Strand"
          value={strand}
          options={[
            { value: ALL_STRANDS, text: 'All strands' },
            ...strands.map((name) => ({ value: name, text: name })),
          ]}
          onChange={setStrand}
        />
        <Select label="Order of objectives" value={order} options={ORDERS} onChange={setOrder} />
        <NamesSwitch areHidden={areHidden} onChange={setHidden} />
      </div>
      <p className="max-w-prose">
        Each cell says how many of the pupil’s answers of the last eight weeks were right. Hatched
        cells have fewer than five answers, too few to judge. The bar shows how many of the
        objective’s items the pupil has ever met. ‘Revision due’ means that of these fewer than four
        in five are likely to be known today. Press an objective to see who needs it most.
        {leftOut !== null && ` ${leftOut}`}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="quiet" aria-pressed={isPicking} onClick={() => setPicking(!isPicking)}>
          {isPicking ? 'Stop picking' : 'Pick a group'}
        </Button>
        <Button look="quiet" disabled={sortedBy === null} onClick={() => setSortedBy(null)}>
          Sort by name
        </Button>
        <Button look="quiet" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <div role="status" className="flex flex-wrap items-center gap-3">
        {picked && (
          <>
            <p>{`${picked.pupilIds.length === 1 ? '1 pupil' : `${picked.pupilIds.length} pupils`} picked for ‘${textOf(picked.objective)}’`}</p>
            <SetWorkLink
              classId={schoolClass.id}
              objective={picked.objective}
              pupilIds={picked.pupilIds}
            >
              Set work for them
            </SetWorkLink>
          </>
        )}
        {isPicking && !picked && <p>Press the cells of one objective.</p>}
      </div>
      <div className="sheet map-sheet rounded-2xl">
        {isPrinting && (
          <MapPaper
            title={`${schoolClass.name} · ${schoolClass.schoolYear}`}
            objectives={shown}
            pupils={pupils}
            names={names}
          />
        )}
        <MapGrid
          label="Map of pupils and objectives"
          isHidden={isPrinting}
          objectives={shown}
          pupils={pupils}
          names={names}
          sortedBy={sortedBy}
          onSort={setSortedBy}
          isPicked={(pupilId, objective) =>
            picked?.objective === objective && picked.pupilIds.includes(pupilId)
          }
          onPick={pick}
          onOpen={(pupilId, objective) =>
            isPicking ? pick(pupilId, objective) : setOpen({ pupilId, objective })
          }
        />
      </div>
      {open && (
        <CellDialog
          classId={schoolClass.id}
          pupilId={open.pupilId}
          name={names.get(open.pupilId) ?? ''}
          objective={{ code: open.objective, text: textOf(open.objective) }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
