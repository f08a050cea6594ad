import { Rabbit } from 'lucide-react';
import type { Work } from '#shared/contract/work.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { dayText } from '../print/texts.ts';
import { DoneCount, ProgressTiles, type TileContent } from '../progress-tiles.tsx';
import { dayIn } from './wanted.ts';

interface ProgressProps {
  work: Work;
  /** What each pupil is called on the screen, by id. */
  names: ReadonlyMap<number, string>;
  onTakeBack: () => void;
}

type Row = Work['progress'][number];

/** One piece of work: how many have done it, and who. */
export function Progress({ work, names, onTakeBack }: ProgressProps) {
  const { id, label, progress, rounds } = work;
  const done = progress.filter(isDone).length;
  const rushed = progress.filter((row) => row.rushed > 0).length;
  return (
    <Panel title={label} id={`work-${id}`}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <DoneCount done={done} of={progress.length} />
        <Button look="quiet" aria-label={`Take back ${label}`} onClick={onTakeBack}>
          Take back
        </Button>
      </div>
      <p className="text-ink-soft">{detailsOf(work)}</p>
      {progress.length === 0 && <p>Nobody for whom it was set is in the class any more.</p>}
      <ProgressTiles
        rows={progress}
        names={names}
        contentOf={(row) => tileOf(row, { isCounted: rounds > 1 })}
      />
      {rushed > 0 && (
        <p className="flex items-center gap-2 text-base text-ink-soft">
          <Rabbit aria-hidden className="size-6 shrink-0" />
          Some answers came faster than the questions can be read.
        </p>
      )}
    </Panel>
  );
}

const isDone = ({ done, of }: Row) => done >= of;

function tileOf(row: Row, { isCounted }: { isCounted: boolean }): TileContent {
  const { done, of, rushed } = row;
  return {
    state: isDone(row) ? 'done' : done > 0 ? 'begun' : 'open',
    more: isCounted ? `: ${done} of ${of}` : '',
    sign: rushed > 0 && <Rabbit aria-label="rushed" className="ml-auto size-6 shrink-0" />,
  };
}

/** 'For the whole class · 2 rounds each · until 4 May · set by Ms Finch'. */
function detailsOf({ isForAll, progress, rounds, from, until, isOver, setBy }: Work): string {
  const pupils = progress.length === 1 ? '1 pupil' : `${progress.length} pupils`;
  const begins = from > dayIn(new Date(), 0) ? `from ${dayText(from)}` : null;
  const ends = until === null ? 'no end' : `until ${dayText(until)}`;
  return [
    isForAll ? 'For the whole class' : `For ${pupils}`,
    rounds === 1 ? '1 round each' : `${rounds} rounds each`,
    begins,
    isOver ? 'over' : ends,
    setBy === null ? null : `set by ${setBy}`,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
