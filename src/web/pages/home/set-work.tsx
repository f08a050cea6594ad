import { clsx } from 'clsx';
import { Play, Star } from 'lucide-react';
import { useEffect, useState } from 'react';
import { findGame } from '#games/cards.ts';
import { usePlaySettings } from '#games/kit/screen/play-settings.tsx';
import type { User } from '#shared/contract/auth.ts';
import type { OwnWork } from '#shared/contract/own-work.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { whenIdle } from '#ui/when-idle.ts';
import { useOwnWork } from '../../data/queries.ts';
import { keepWorkReady } from '../../data/work-rounds.ts';
import { GAME_COLOURS } from '../../shell/game-look.ts';
import { queuedGames } from '../../sync/queue.ts';
import { Picture } from './picture.tsx';
import { playButtonId } from './use-open-game.ts';

interface SetWorkProps {
  user: User;
  onPlay: (gameId: string, workId: number) => void;
}

/** In one place of one height, so that work which comes and goes moves nothing. */
const PLACE =
  'relative flex min-h-58 flex-col items-stretch overflow-hidden sm:min-h-36 sm:flex-row rounded-3xl border-4 border-sun bg-paper shadow-card';

/**
 * What a teacher has set for the pupil (D11): the next of it, before all games. What arrives when the page has been drawn without it
 * waits until the pupil asks, so that no tile moves under a finger.
 */
export function SetWork({ user, onPlay }: SetWorkProps) {
  const { data } = useOwnWork(user);
  const open = withQueued(user.id, data?.rows ?? []);
  const [next] = open;
  const [isShown, setShown] = useState(next !== undefined);
  const { countdown } = usePlaySettings();
  useEffect(() => {
    if (!data) return;
    // Its questions wait until the page has come to rest.
    whenIdle(() => void keepWorkReady(user.id, withQueued(user.id, data.rows), countdown));
  }, [data, user.id, countdown]);
  if (!isShown) return next ? <NewWork onShow={() => setShown(true)} /> : null;
  if (!next) return <AllDone />;
  return <NextWork key={next.id} work={next} more={open.length - 1} onPlay={onPlay} />;
}

/** Work with the rounds that wait to be sent counted as done; without what is done then. */
function withQueued(userId: number, rows: readonly OwnWork[]): OwnWork[] {
  const queued = queuedGames(userId).map(({ proof }) => proof?.deal.workId);
  return rows
    .map((work) => ({ ...work, done: work.done + queued.filter((id) => id === work.id).length }))
    .filter(({ done, of }) => done < of);
}

interface NextWorkProps {
  work: OwnWork;
  /** How many others are set. */
  more: number;
  onPlay: SetWorkProps['onPlay'];
}

function NextWork({ work, more, onPlay }: NextWorkProps) {
  const { id, label, games, done, of } = work;
  const game = findGame(games[done % games.length] ?? '');
  if (!game) return null;
  const { soft } = GAME_COLOURS[game.colour];
  const isGame = label === game.title;
  return (
    <section aria-labelledby="set-work" className={PLACE}>
      <Picture gameId={game.id} className={clsx('h-24 shrink-0 sm:h-auto sm:w-56', soft)} />
      <div className="flex min-w-0 grow flex-col justify-center gap-1.5 p-4 sm:pr-32">
        <h2 id="set-work" className="flex items-center gap-2 font-bold">
          <Ribbon />
          From your teacher
        </h2>
        <p className="text-xl leading-tight font-bold wrap-anywhere sm:text-2xl">
          {isGame && <span aria-hidden>{game.emoji} </span>}
          {label}
        </p>
        <Progress done={done} of={of} />
        {more > 0 && (
          <p className="text-base text-ink-soft">
            {more === 1 ? 'and 1 more after it' : `and ${more} more after it`}
          </p>
        )}
      </div>
      <button
        type="button"
        id={playButtonId(game.id, id)}
        onClick={() => afterPaint(() => onPlay(game.id, id))}
        className="group absolute inset-0 flex items-start justify-end rounded-3xl p-4 focus-visible:-outline-offset-4 sm:items-center"
      >
        <span
          className={clsx(
            buttonClasses('sunny', 'icon'),
            'size-20! flex-col rounded-full! text-lg leading-none group-active:translate-y-1 group-active:shadow-none',
          )}
        >
          <Play aria-hidden className="size-8 fill-current" />
          <span>
            Start <span className="sr-only">{`what your teacher set: ${label}`}</span>
          </span>
        </span>
      </button>
    </section>
  );
}

/** A star for each round: filled when it has been played. */
function Progress({ done, of }: { done: number; of: number }) {
  return (
    <p role="img" aria-label={`${done} of ${of} rounds played`} className="flex flex-wrap gap-1">
      {Array.from({ length: of }, (_, nth) => (
        <Star
          key={nth}
          className={clsx('size-6 text-ink', nth < done ? 'fill-sun' : 'fill-transparent')}
        />
      ))}
    </p>
  );
}

/** A rosette, as a teacher would pin it to good work. */
function Ribbon() {
  return (
    <svg aria-hidden viewBox="0 0 32 40" className="h-9 w-7 shrink-0">
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

function AllDone() {
  return (
    <section
      data-passing
      aria-label="From your teacher"
      className={clsx(PLACE, 'items-center! justify-center gap-4 p-4 text-center')}
    >
      <Ribbon />
      <p role="status" className="text-xl font-bold">
        Well done! That is all your teacher has set.
      </p>
    </section>
  );
}

function NewWork({ onShow }: { onShow: () => void }) {
  return (
    <div data-passing className="fixed inset-x-4 bottom-24 z-10 flex justify-center md:bottom-6">
      <Button look="sunny" onClick={onShow}>
        <Ribbon />
        Your teacher has set something for you
      </Button>
    </div>
  );
}
