import { clsx } from 'clsx';
import { Play, StepForward } from 'lucide-react';
import type { GameId } from '#games/ids.ts';
import type { GameCard } from '#games/kit/rules/game.ts';
import { ReadAloud } from '#games/kit/screen/read-aloud.tsx';
import { afterPaint } from '#ui/after-paint.ts';
import { categoryLabel, GAME_COLOURS } from '../../shell/game-look.ts';
import type { KeptRound } from '../../data/left-rounds.ts';
import type { PlayedFor } from '../../play/use-dealt-round.ts';
import { PressSign } from './press-sign.tsx';
import { playButtonId } from './use-open-game.ts';
import { Picture } from './picture.tsx';

interface GameTileProps {
  game: GameCard<GameId>;
  /** For a pupil who has just begun to read and can hear what stands on the tile. */
  isEarly: boolean;
  /** The round that the pupil has left. */
  left: KeptRound | null;
  onPlay: (playedFor?: PlayedFor) => void;
}

/** A game's tile: the whole of it is the Play button, with a play sign for pupils who cannot read yet. */
export function GameTile({ game, isEarly, left, onPlay }: GameTileProps) {
  const { soft, text } = GAME_COLOURS[game.colour];
  return (
    <li className="relative flex flex-col overflow-hidden rounded-3xl bg-paper shadow-card transition-transform duration-150 focus-within:-translate-y-1 hover:-translate-y-1">
      <Picture
        gameId={game.id}
        className={clsx('h-10 long:h-11 low:hidden roomy:h-16 upright:h-28 grand:h-36', soft)}
      />
      <div className="flex grow flex-col px-2 pt-1.5 pb-2 roomy:px-4 roomy:pt-2 roomy:pb-3 low:py-1">
        <h3
          className={clsx(
            'flex items-center gap-1.5 leading-tight font-bold max-sm:min-[22.5rem]:text-base roomy:text-lg grand:text-xl upright:text-xl low:text-base',
            isEarly && 'low:pr-7',
          )}
        >
          <span aria-hidden>{game.emoji}</span>
          <span>{game.title}</span>
        </h3>
        {/* Cut to one line on a phone; a screen reader reads all of it. */}
        <p
          className={clsx(
            'mb-auto text-base leading-snug max-sm:min-[22.5rem]:truncate roomy:mt-1 grand:text-lg upright:text-lg low:truncate',
            left ? 'low:pr-40' : 'low:pr-20',
          )}
        >
          {game.description}
        </p>
        <p className="flex h-9 items-center text-sm font-bold roomy:h-11 roomy:text-base low:h-6">
          <span className={clsx('rounded-full px-1.5 roomy:px-3', soft, text)}>
            {categoryLabel(game.category)}
          </span>
        </p>
      </div>
      {/* Covers the tile and stays still when pressed, so that no tap misses it; only the sign moves. */}
      <button
        type="button"
        id={playButtonId(game.id)}
        onClick={() => afterPaint(() => onPlay())}
        className="group absolute inset-0 flex items-end justify-end rounded-3xl p-2 focus-visible:-outline-offset-4 roomy:p-3"
      >
        <PressSign icon={Play} look="sunny">
          Play <span className="sr-only">{game.title}</span>
        </PressSign>
      </button>
      {isEarly && (
        <ReadAloud
          text={[game.title, game.description]}
          what={game.title}
          saysIfMute
          className="absolute! top-0 left-0 bg-paper/90! low:right-0 low:left-auto low:size-9"
        />
      )}
      {left && <GoOn game={game} left={left} onPlay={onPlay} />}
    </li>
  );
}

/** On the picture, so that the tile stays as high as the others; where there is none, beside Play. */
function GoOn({
  game,
  left,
  onPlay,
}: Pick<GameTileProps, 'game' | 'onPlay'> & { left: KeptRound }) {
  const { workId, purpose } = left.signed?.deal ?? {};
  const playedFor = { workId, purpose, goesOn: true };
  return (
    <button
      type="button"
      id={playButtonId(game.id, playedFor)}
      onClick={() => afterPaint(() => onPlay(playedFor))}
      className="group absolute top-0 right-0 flex min-h-11 items-center rounded-3xl px-0.5 whitespace-nowrap focus-visible:-outline-offset-4 max-sm:min-[22.5rem]:*:text-sm! roomy:p-2 low:top-auto low:right-20 low:bottom-1 max-sm:min-[22.5rem]:[&_svg]:hidden"
    >
      <PressSign icon={StepForward} look="primary">
        Go on <span className="low:sr-only">{`(${game.step} ${left.place})`}</span>{' '}
        <span className="sr-only">with {game.title}</span>
      </PressSign>
    </button>
  );
}
