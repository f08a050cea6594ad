import { clsx } from 'clsx';
import { Play } from 'lucide-react';
import type { GameCard } from '#games/kit/game.ts';
import { buttonClasses } from '#ui/button.tsx';
import { categoryLabel, GAME_COLOURS } from '../../game-look.ts';
import { playButtonId } from './use-open-game.ts';
import { Picture } from './pictures/picture.tsx';

/** One game to choose; the whole tile is the target of its Play button. */
export function GameTile({ game, onPlay }: { game: GameCard; onPlay: () => void }) {
  const { soft, text } = GAME_COLOURS[game.colour];
  return (
    <li className="relative flex flex-col overflow-hidden rounded-3xl bg-paper shadow-card transition-transform duration-150 focus-within:-translate-y-1 hover:-translate-y-1">
      <Picture emoji={game.emoji} className={clsx('h-28 sm:h-36', soft)} />
      <div className="grid grow grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 p-4 sm:flex sm:flex-col sm:items-start sm:gap-2 sm:p-5">
        <h3 className="col-span-2 flex items-center gap-2 text-xl leading-tight font-bold">
          <span aria-hidden>{game.emoji}</span>
          <span>{game.title}</span>
        </h3>
        <p
          className={clsx(
            'order-1 justify-self-start rounded-full px-3 text-base font-bold sm:order-none',
            soft,
            text,
          )}
        >
          {categoryLabel(game.category)}
        </p>
        <p className="col-span-2 leading-snug sm:mb-2">{game.description}</p>
        <button
          type="button"
          id={playButtonId(game.id)}
          onClick={onPlay}
          className={clsx(
            buttonClasses('sunny'),
            'order-1 after:absolute after:inset-0 after:rounded-3xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-4 focus-visible:after:outline-sky sm:order-none sm:mt-auto',
          )}
        >
          <Play aria-hidden className="size-5 fill-current" />
          Play <span className="sr-only">{game.title}</span>
        </button>
      </div>
    </li>
  );
}
