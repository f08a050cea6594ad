import { Play, Star } from 'lucide-react';
import { useEffect, useState } from 'react';
import { findGame } from '#games/cards.ts';
import { usePlaySettings } from '#games/kit/screen/play-settings.tsx';
import type { User } from '#shared/contract/auth.ts';
import type { OwnWork } from '#shared/contract/own-work.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { useOwnReadAtVisits } from '../../../data/own-reads.ts';
import { keepRecordings } from '../../../data/recordings.ts';
import { keepWorkReady } from '../../../data/work-rounds.ts';
import type { PlayedFor } from '../../../play/use-dealt-round.ts';
import { queuedGames } from '../../../sync/queue.ts';
import { PressSign } from '../press-sign.tsx';
import { playButtonId } from '../use-open-game.ts';
import { Line, PRESSED } from './line.tsx';

/** The pupil's unfinished set work, or praise once all of it is done. */
export function useSetWork(user: User): { work: OwnWork[]; sentence?: string } {
  const { data } = useOwnReadAtVisits(user, pupilContract.getOwnWork);
  const { countdown } = usePlaySettings();
  const work = withQueued(user.id, data?.rows ?? []);
  const [wasSet, setWasSet] = useState(false);
  useEffect(() => {
    if (!data) return;
    // Deals its questions once the page is idle.
    whenIdle(() => {
      const open = withQueued(user.id, data.rows);
      void keepWorkReady(user.id, open, countdown).then(() => keepRecordings(user.id, open));
    });
  }, [data, user.id, countdown]);
  if (work.length > 0 && !wasSet) setWasSet(true);
  if (work.length > 0 || !wasSet) return { work };
  return { work, sentence: 'Well done! That’s all your teacher has set.' };
}

/** Unfinished work, counting queued rounds as done. */
function withQueued(userId: number, rows: readonly OwnWork[]): OwnWork[] {
  const queued = queuedGames(userId).map(({ proof }) => proof?.deal.workId);
  return rows
    .map((work) => ({ ...work, done: work.done + queued.filter((id) => id === work.id).length }))
    .filter(({ done, of }) => done < of);
}

interface WorkLineProps {
  work: OwnWork;
  onPlay: (gameId: string, playedFor: PlayedFor) => void;
}

export function WorkLine({ work, onPlay }: WorkLineProps) {
  const { id, label, games, done, of } = work;
  const game = findGame(games[done % games.length] ?? '');
  if (!game) return null;
  return (
    <Line
      title="From your teacher"
      text={
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 min-[22.5rem]:flex-nowrap">
          <p className="wrap-anywhere min-[22.5rem]:truncate">
            {label === game.title && <span aria-hidden>{game.emoji} </span>}
            {label}
          </p>
          <p
            role="img"
            aria-label={`${done} of ${of} games played`}
            className="flex shrink-0 items-center gap-0.5 whitespace-nowrap text-ink-soft"
          >
            <Star className="size-5! fill-sun text-ink max-sm:size-4!" />
            {done}/{of}
          </p>
        </div>
      }
      picture={<Ribbon />}
      border="border-sun"
    >
      <button
        type="button"
        id={playButtonId(game.id, { workId: id })}
        onClick={() => afterPaint(() => onPlay(game.id, { workId: id }))}
        className={PRESSED}
      >
        <PressSign icon={Play} look="sunny">
          Start <span className="sr-only">{`what your teacher set: ${label}`}</span>
        </PressSign>
      </button>
    </Line>
  );
}

/** A rosette, as a teacher would pin it to good work. */
function Ribbon() {
  return (
    <svg viewBox="0 0 32 40" className="h-9 w-7 shrink-0">
      <path d="M9 20 4 38l6-3 4 4 3-15Z" className="fill-coral" />
      <path d="m23 20 5 18-6-3-4 4-3-15Z" className="fill-coral" />
      <circle cx="16" cy="14" r="13" className="fill-sun" />
      <circle cx="16" cy="14" r="9" className="fill-paper" />
      <path
        d="m11 14 4 4 7-8"
        fill="none"
        className="stroke-leaf"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
