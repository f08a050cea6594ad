import { Play } from 'lucide-react';
import { Link } from 'wouter';
import { TablesCheckPicture } from '#games/tables-check/picture.tsx';
import { tablesCheck } from '#games/tables-check/card.ts';
import type { User } from '#shared/contract/auth.ts';
import { TABLES_CHECK_PAGE } from '../../data/paths.ts';
import { Tile, TILE_PRESSED, TILES } from './game-tile.tsx';
import { PressSign } from './press-sign.tsx';
import { ABOUT, useNextCheck } from './strip/tables-check.tsx';

interface MorePracticeProps {
  user: User;
  isEarly: boolean;
}

/** What can be practised beside the six games: each is a tile of this list. */
export function MorePractice({ user, isEarly }: MorePracticeProps) {
  const check = useNextCheck(user);
  const tiles = [
    check && (
      <Tile
        key="tables-check"
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
    ),
  ].filter(Boolean);
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="more-practice">
      <h2 id="more-practice" className="mb-2 text-2xl font-bold">
        More practice
      </h2>
      <ul className={TILES}>{tiles}</ul>
    </section>
  );
}
