import { clsx } from 'clsx';
import { Check, Circle, CircleDashed, Rabbit } from 'lucide-react';
import type { Work } from '#shared/contract/work.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { byShownName } from '../names/hidden-names.ts';
import { dayText } from '../print/texts.ts';
import { dayIn } from './wanted.ts';

interface ProgressProps {
  work: Work;
  /** What each pupil is called on the screen, by id. */
  names: ReadonlyMap<number, string>;
  onTakeBack: () => void;
}

type Row = Work['progress'][number];

/** Each with a colour and a shape of its own, so that a room can read it from a distance. */
const LOOKS = {
  done: { icon: Check, text: 'Done', look: 'bg-leaf text-white border-leaf' },
  begun: { icon: CircleDashed, text: 'Begun', look: 'bg-sun-soft border-sun' },
  open: { icon: Circle, text: 'Not yet', look: 'bg-paper border-line' },
} as const;

/** One piece of work: how many have done it, and who. */
export function Progress({ work, names, onTakeBack }: ProgressProps) {
  const { id, label, progress, rounds } = work;
  const done = progress.filter((row) => stateOf(row) === 'done').length;
  const rushed = progress.filter((row) => row.rushed > 0).length;
  return (
    <Panel title={label} id={`work-${id}`}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p>
          <span className="text-5xl font-bold">{`${done} of ${progress.length}`}</span>{' '}
          <span className="text-xl">{progress.length === 1 ? 'pupil is done' : 'are done'}</span>
        </p>
        <Button look="quiet" aria-label={`Take back ${label}`} onClick={onTakeBack}>
          Take back
        </Button>
      </div>
      <p className="text-ink-soft">{detailsOf(work)}</p>
      {progress.length === 0 && <p>Nobody for whom it was set is in the class any more.</p>}
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
        {byShownName(progress, names, ({ userId }) => userId).map((row) => (
          <Tile
            key={row.userId}
            row={row}
            name={names.get(row.userId) ?? 'A pupil'}
            isCounted={rounds > 1}
          />
        ))}
      </ul>
      {rushed > 0 && (
        <p className="flex items-center gap-2 text-base text-ink-soft">
          <Rabbit aria-hidden className="size-6 shrink-0" />
          Some answers came faster than the questions can be read.
        </p>
      )}
    </Panel>
  );
}

function stateOf({ done, of }: Row): keyof typeof LOOKS {
  if (done >= of) return 'done';
  return done > 0 ? 'begun' : 'open';
}

function Tile({ row, name, isCounted }: { row: Row; name: string; isCounted: boolean }) {
  const { icon: Icon, text, look } = LOOKS[stateOf(row)];
  const { done, of, rushed } = row;
  return (
    <li className={clsx('flex min-h-16 items-center gap-2 rounded-2xl border-4 px-3 py-2', look)}>
      <Icon aria-hidden className="size-8 shrink-0" strokeWidth={3} />
      <span className="min-w-0">
        <span className="block text-lg leading-tight font-bold wrap-anywhere">{name}</span>
        <span className="block text-base leading-tight">
          {isCounted ? `${text}: ${done} of ${of}` : text}
        </span>
      </span>
      {rushed > 0 && <Rabbit aria-label="rushed" className="ml-auto size-6 shrink-0" />}
    </li>
  );
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
