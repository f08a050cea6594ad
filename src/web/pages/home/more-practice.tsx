import { Play } from 'lucide-react';
import { Link } from 'wouter';
import { GAMES, thinkItThrough } from '#games/cards.ts';
import { TablesCheckPicture } from '#games/tables-check/picture.tsx';
import { ThinkItThroughPicture } from '#games/mathematics-mountain/thinking-picture.tsx';
import { tablesCheck } from '#games/tables-check/card.ts';
import type { User } from '#shared/contract/auth.ts';
import { leftRound } from '../../data/left-rounds.ts';
import { TABLES_CHECK_PAGE } from '../../data/paths.ts';
import type { PlayedFor } from '../../play/use-dealt-round.ts';
import { GameTile, Tile, TILE_PRESSED, TILES } from './game-tile.tsx';
import { PressSign } from './press-sign.tsx';
import { ABOUT, useNextCheck } from './strip/tables-check.tsx';

const THINKING = { purpose: 'think' } as const;

interface MorePracticeProps {
  user: User;
  isEarly: boolean;
  onPlay: (gameId: string, about?: PlayedFor) => void;
}

/** What can be practised beside the six games: each is a tile of this list. */
export function MorePractice({ user, isEarly, onPlay }: MorePracticeProps) {
  const check = useNextCheck(user);
  const practices = GAMES.filter(({ isPractice }) => isPractice);
  const tiles = (
    <ul className={TILES}>
      {practices.map((game) => (
        <GameTile
          key={game.id}
          game={game}
          isEarly={isEarly}
          left={leftRound(user, game)}
          onPlay={(about) => onPlay(game.id, about)}
        />
      ))}
      <GameTile
        game={thinkItThrough}
        playedFor={THINKING}
        Own={ThinkItThroughPicture}
        isEarly={isEarly}
        left={leftRound(user, thinkItThrough)}
        onPlay={(about) => onPlay(thinkItThrough.id, about)}
      />
      {check && (
        <Tile
          shown={{ ...tablesCheck, description: ABOUT[check.kind] }}
          picture={<TablesCheckPicture className="size-full" />}
          isEarly={isEarly}
        >
          <Link href={TABLES_CHECK_PAGE} className={TILE_PRESSED}>
            <PressSign icon={Play} look="primary">
              Go <span className="sr-only">to the tables check</span>
            </PressSign>
          </Link>
        </Tile>
      )}
    </ul>
  );
  // An owner's page has more to say, and is no longer than two screens.
  if (user.role === 'owner') {
    return (
      <details>
        <summary className="min-h-11 cursor-pointer text-2xl font-bold">More practice</summary>
        {tiles}
      </details>
    );
  }
  return (
    <section aria-labelledby="more-practice">
      <h2 id="more-practice" className="mb-2 text-2xl font-bold">
        More practice
      </h2>
      {tiles}
    </section>
  );
}
