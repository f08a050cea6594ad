import { clsx } from 'clsx';
import { Play, StepForward } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
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

/** What a tile says. */
type Shown = Pick<GameCard, 'title' | 'emoji' | 'colour' | 'category' | 'description'>;

interface TileProps {
  shown: Shown;
  /** Fills the top of the tile. */
  picture: ReactNode;
  /** For a pupil who has just begun to read and can hear what stands on the tile. */
  isEarly: boolean;
  /** Whether there is a round to go on with. */
  isLeft?: boolean;
  /** The button or link, which covers the tile, and what else can be pressed on it. */
  children: ReactNode;
}

/** The tile of a game, or of what else can be practised. */
export function Tile({ shown, picture, isEarly, isLeft = false, children }: TileProps) {
  const { title, emoji, colour, category, description } = shown;
  const { soft, text } = GAME_COLOURS[colour];
  return (
    <li className="relative flex flex-col overflow-hidden rounded-3xl bg-paper shadow-card transition-transform duration-150 focus-within:-translate-y-1 hover:-translate-y-1">
      <div
        aria-hidden
        className={clsx(
          'h-10 overflow-hidden long:h-11 low:hidden roomy:h-16 upright:h-28 grand:h-36',
          soft,
        )}
      >
        {picture}
      </div>
      <div className="flex grow flex-col px-2 pt-1.5 pb-2 roomy:px-4 roomy:pt-2 roomy:pb-3 low:py-1">
        <h3
          className={clsx(
            'flex items-center gap-1.5 leading-tight font-bold max-sm:min-[22.5rem]:text-base roomy:text-lg grand:text-xl upright:text-xl low:text-base',
            isEarly && 'low:pr-7',
          )}
        >
          <span aria-hidden>{emoji}</span>
          <span>{title}</span>
        </h3>
        {/* Cut to one line on a phone; a screen reader reads all of it. */}
        <p
          className={clsx(
            'mb-auto text-base leading-snug max-sm:min-[22.5rem]:truncate roomy:mt-1 grand:text-lg upright:text-lg low:truncate',
            isLeft ? 'low:pr-44 low:max-[50rem]:pr-34' : 'low:pr-21',
          )}
        >
          {description}
        </p>
        {/* Before the room that Play takes, which is below where both do not fit in a row. */}
        <p className="flex flex-wrap items-center text-sm font-bold after:h-9 after:w-[4.5rem] roomy:text-base roomy:after:h-11 roomy:after:w-25 low:h-6 low:after:hidden">
          <span className={clsx('rounded-full px-1.5 roomy:px-3', soft, text)}>
            {categoryLabel(category)}
          </span>
        </p>
      </div>
      {children}
      {isEarly && (
        <ReadAloud
          text={[title, description]}
          what={title}
          className="absolute! top-0 left-0 bg-paper! low:right-0 low:left-auto low:size-9"
        />
      )}
    </li>
  );
}

/** Class names of a list of tiles: on all but phones three a row, or as many as have room for their words. */
export const TILES =
  'grid gap-2 min-[22.5rem]:grid-cols-2 sm:grid-cols-[repeat(auto-fill,minmax(max(12rem,30%),1fr))] roomy:gap-4';

/** Covers the tile and stays still when pressed, so that no tap misses it; only the sign moves. */
export const TILE_PRESSED =
  'group absolute inset-0 flex items-end justify-end rounded-3xl p-2 focus-visible:-outline-offset-4 roomy:p-3';

interface GameTileProps {
  game: GameCard<GameId>;
  /** What the tile says of rounds that are more than just this game. */
  shown?: Shown;
  /** What the rounds are played for, if not just for playing. */
  playedFor?: PlayedFor;
  /** The picture of such rounds. */
  Own?: ComponentType;
  isEarly: boolean;
  /** The round of this game that the pupil has left. */
  left: KeptRound | null;
  onPlay: (playedFor?: PlayedFor) => void;
}

/** A game's tile: the whole of it is the Play button, with a play sign for pupils who cannot read yet. */
export function GameTile({
  game,
  shown = game,
  playedFor,
  Own,
  isEarly,
  left,
  onPlay,
}: GameTileProps) {
  const own = isToThink(left?.signed?.deal) === isToThink(playedFor) ? left : null;
  return (
    <Tile
      shown={shown}
      picture={<Picture gameId={game.id} Own={Own} />}
      isEarly={isEarly}
      isLeft={own !== null}
    >
      <button
        type="button"
        id={playButtonId(game.id, playedFor)}
        onClick={() => afterPaint(() => onPlay(playedFor))}
        className={TILE_PRESSED}
      >
        <PressSign icon={Play} look="sunny">
          Play <span className="sr-only">{shown.title}</span>
        </PressSign>
      </button>
      {own && <GoOn game={game} left={own} onPlay={onPlay} />}
    </Tile>
  );
}

/** Rounds to think through have a tile of their own, beside that of their game. */
const isToThink = (about?: PlayedFor) => about?.purpose === 'think';

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
      className="group absolute top-0 right-0 flex min-h-11 items-center rounded-3xl px-0.5 whitespace-nowrap focus-visible:-outline-offset-4 max-sm:min-[22.5rem]:*:text-sm! roomy:p-2 low:top-auto low:right-22 low:bottom-1 max-sm:min-[22.5rem]:[&_svg]:hidden"
    >
      <PressSign icon={StepForward} look="primary">
        <span className="low:max-[50rem]:sr-only">Go on</span>{' '}
        <span className="low:sr-only">{`(${game.step} ${left.place})`}</span>{' '}
        <span className="sr-only">with {game.title}</span>
      </PressSign>
    </button>
  );
}
