import { clsx } from 'clsx';
import { Play } from 'lucide-react';
import type { GameId } from '#games/ids.ts';
import type { GameCard } from '#games/kit/rules/game.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { buttonClasses } from '#ui/button.tsx';
import { categoryLabel, GAME_COLOURS } from '../../shell/game-look.ts';
import { playButtonId } from './use-open-game.ts';
import { Picture } from './picture.tsx';

/** A game's tile, which as a whole is its Play button and has a sign that nobody has to read. */
export function GameTile({ game, onPlay }: { game: GameCard<GameId>; onPlay: () => void }) {
  const { soft, text } = GAME_COLOURS[game.colour];
  return (
    <li className="relative flex flex-col overflow-hidden rounded-3xl bg-paper shadow-card transition-transform duration-150 focus-within:-translate-y-1 hover:-translate-y-1">
      <Picture gameId={game.id} className={clsx('h-28 sm:h-36', soft)} />
      <div className="flex grow flex-col items-start gap-2 p-4 sm:p-5">
        <h3 className="flex items-center gap-2 text-xl leading-tight font-bold">
          <span aria-hidden>{game.emoji}</span>
          <span>{game.title}</span>
        </h3>
        <p className="mb-auto leading-snug sm:pr-24">{game.description}</p>
        <p className={clsx('rounded-full px-3 text-base font-bold', soft, text)}>
          {categoryLabel(game.category)}
        </p>
      </div>
      {/* As large as the tile and not moved by a press, so that no finger misses it; only the sign moves. On phones
          the sign is on the picture, where it is visible without scrolling. */}
      <button
        type="button"
        id={playButtonId(game.id)}
        onClick={() => afterPaint(onPlay)}
        className="group absolute inset-0 flex items-start justify-end rounded-3xl p-4 focus-visible:-outline-offset-4 sm:items-end"
      >
        <span
          className={clsx(
            buttonClasses('sunny', 'icon'),
            'size-20! flex-col rounded-full! text-lg leading-none group-active:translate-y-1 group-active:shadow-none',
          )}
        >
          <Play aria-hidden className="size-8 fill-current" />
          <span>
            Play <span className="sr-only">{game.title}</span>
          </span>
        </span>
      </button>
    </li>
  );
}
