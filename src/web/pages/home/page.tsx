import { GAMES } from '#games/cards.ts';
import { lazy, Suspense, type ComponentType } from 'react';
import { AvatarsDialog } from '#web/play/avatars-dialog.tsx';
import { PlayGame } from '#web/play/play-game.tsx';
import type { PageProps } from '../../shell/page-props.ts';
import { Mascot } from '../../shell/mascot.tsx';
import { TIPS } from '../../shell/tips.ts';
import { GameTile } from './game-tile.tsx';
import { SetWork } from './set-work.tsx';
import { TablesCheckCard } from './tables-check-card.tsx';
import { useKeptView } from './use-kept-view.ts';
import { useOpenGame } from './use-open-game.ts';
import { Welcome } from './welcome.tsx';

const JourneyCard = lazy<ComponentType>(() =>
  import('../../shell/journey/card.tsx').catch(() => ({ default: () => null })),
);

export default function HomePage({ user }: PageProps) {
  const { openGameId, openWorkId, openGame, closeGame } = useOpenGame();
  useKeptView(user);
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-4 p-4 sm:gap-6 sm:p-8">
      <Welcome user={user} />
      <SetWork user={user} onPlay={openGame} />
      <TablesCheckCard user={user} />
      <section aria-labelledby="games">
        <div className="mb-3 flex flex-col-reverse justify-between gap-2 sm:mb-4 sm:gap-4 md:flex-row md:items-center max-sm:[&_.owl]:size-16">
          <h2 id="games" className="text-2xl font-bold">
            Choose a game
          </h2>
          <div className="max-[22.4rem]:hidden">
            <Mascot {...TIPS.home} size={100} />
          </div>
        </div>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4 sm:gap-5">
          {GAMES.map((game) => (
            <GameTile key={game.id} game={game} onPlay={() => openGame(game.id)} />
          ))}
        </ul>
      </section>
      {user.role === 'pupil' && (
        <Suspense fallback={<div className="min-h-52 sm:aspect-1800/310 sm:min-h-0" />}>
          <JourneyCard />
        </Suspense>
      )}
      {openGameId === null ? (
        <AvatarsDialog />
      ) : (
        <PlayGame gameId={openGameId} workId={openWorkId} onClose={closeGame} />
      )}
    </div>
  );
}
