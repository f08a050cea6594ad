// How many pupils of a class have done an open task, and which, legible from across the room (D11).
import { clsx } from 'clsx';
import { Check, Circle, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { byShownName } from './names/hidden-names.ts';

/** How often the tiles are read again, in milliseconds, while pupils play. */
export const WHILE_THEY_PLAY_MS = 20_000;

/** '3 of 28 have finished' */
export function DoneCount({ done, of }: { done: number; of: number }) {
  return (
    <p>
      <span className="text-5xl font-bold">{`${done} of ${of}`}</span>{' '}
      <span className="text-xl">{of === 1 ? 'pupil has finished' : 'have finished'}</span>
    </p>
  );
}

/** Each with a colour and a shape of its own. */
const LOOKS = {
  done: { icon: Check, text: 'Finished', look: 'bg-leaf text-white border-leaf' },
  begun: { icon: CircleDashed, text: 'Started', look: 'bg-sun-soft border-sun' },
  open: { icon: Circle, text: 'Not yet', look: 'bg-paper border-line' },
} as const;

export interface TileContent {
  state: keyof typeof LOOKS;
  /** Follows the word for the state: ': 1 of 3'. */
  more?: string;
  /** A small picture at the end. */
  sign?: ReactNode;
}

interface ProgressTilesProps<Row> {
  rows: readonly Row[];
  /** What each pupil is called on the screen, by id. */
  names: ReadonlyMap<number, string>;
  contentOf: (row: Row) => TileContent;
}

/** A tile for each pupil. */
export function ProgressTiles<Row extends { userId: number }>({
  rows,
  names,
  contentOf,
}: ProgressTilesProps<Row>) {
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-5">
      {byShownName(rows, names, ({ userId }) => userId).map((row) => (
        <Tile key={row.userId} name={names.get(row.userId) ?? 'A pupil'} content={contentOf(row)} />
      ))}
    </ul>
  );
}

function Tile({ name, content }: { name: string; content: TileContent }) {
  const { state, more = '', sign } = content;
  const { icon: Icon, text, look } = LOOKS[state];
  return (
    <li className={clsx('flex min-h-16 items-center gap-2 rounded-2xl border-4 px-3 py-2', look)}>
      <Icon aria-hidden className="size-8 shrink-0" strokeWidth={3} />
      <span className="min-w-0">
        <span className="block text-lg leading-tight font-bold wrap-anywhere">{name}</span>
        <span className="block text-base leading-tight">{text + more}</span>
      </span>
      {sign}
    </li>
  );
}
