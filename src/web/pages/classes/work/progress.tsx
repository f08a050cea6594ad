import { ChevronDown, Rabbit } from 'lucide-react';
import type { Work } from '#shared/contract/work.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { dayText } from '../print/texts.ts';
import { DoneCount, ProgressTiles, type TileContent } from '../progress-tiles.tsx';
import { Spelling } from './spelling.tsx';
import { dayIn } from './wanted.ts';

interface ProgressProps {
  classId: number;
  work: Work;
  /** What each pupil is called on the screen, by id. */
  names: ReadonlyMap<number, string>;
  /** Whether it shows the pupils from the beginning. */
  isOpen: boolean;
  onWithdraw: () => void;
}

type Row = Work['progress'][number];

/** One piece of work: how many have finished it and, when opened, who. */
export function Progress({ classId, work, names, isOpen, onWithdraw }: ProgressProps) {
  const { id, label, progress, rounds } = work;
  const done = progress.filter(isDone).length;
  const rushed = progress.filter((row) => row.rushed > 0).length;
  return (
    <Card aria-labelledby={`work-${id}`}>
      <details open={isOpen} className="group">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-6">
          <h2 id={`work-${id}`} className="text-2xl font-bold">
            {label}
          </h2>
          <span className="flex items-center gap-3">
            <DoneCount done={done} of={progress.length} />
            <ChevronDown aria-hidden className="size-7 shrink-0 in-[details[open]]:rotate-180" />
          </span>
        </summary>
        <div className="flex flex-col gap-4 pt-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-ink-soft">{detailsOf(work)}</p>
            <Button look="quiet" aria-label={`Withdraw ${label}`} onClick={onWithdraw}>
              Withdraw
            </Button>
          </div>
          {progress.length === 0 && <p>Nobody it was set for is in the class now.</p>}
          <ProgressTiles
            rows={progress}
            names={names}
            contentOf={(row) => tileOf(row, { isCounted: rounds > 1 })}
          />
          {isSpelt(work) && <Spelling classId={classId} workId={id} names={names} />}
          {rushed > 0 && (
            <p className="flex items-center gap-2 text-base text-ink-soft">
              <Rabbit aria-hidden className="size-6 shrink-0" />
              Some answers came faster than the questions can be read.
            </p>
          )}
        </div>
      </details>
    </Card>
  );
}

const isSpelt = ({ what: { words, gameId } }: Work) =>
  gameId === 'listen-and-spell' || (words !== undefined && gameId === undefined);

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
