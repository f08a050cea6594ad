import { GAMES } from '#games/cards.ts';
import { usePlaySettings } from '#games/kit/screen/play-settings.tsx';
import { NO_VOICE } from '#games/kit/screen/read-aloud.tsx';
import type { User } from '#shared/contract/auth.ts';
import { isEarlyReader, yearOrFirst } from '#shared/years.ts';
import { lazy, Suspense, type ComponentType, type PropsWithChildren } from 'react';
import { AvatarsDialog } from '#web/play/avatars-dialog.tsx';
import { PlayGame } from '#web/play/play-game.tsx';
import { nameOf } from '../../data/user-name.ts';
import type { PageProps } from '../../shell/page-props.ts';
import { Mascot, Waiting } from '../../shell/mascot.tsx';
import { PageHeading } from '../../shell/page-intro.tsx';
import { HOME_TIPS, TIPS } from '../../shell/tips.ts';
import { GameTile, TILES } from './game-tile.tsx';
import { MorePractice } from './more-practice.tsx';
import { leftRound } from '../../data/left-rounds.ts';
import { Strip } from './strip/strip.tsx';
import { useDeviceVoice } from '../../shell/device-voice/use-device-voice.ts';
import { useKeptView } from './use-kept-view.ts';
import { useOpenGame } from './use-open-game.ts';
import { Welcome } from './welcome.tsx';

const JourneyCard = lazy<ComponentType<{ user: User }>>(() =>
  import('../../shell/journey/card.tsx').catch(() => ({ default: () => null })),
);

/** As high as the card, so that nothing moves. */
const JOURNEY_ROOM = 'min-h-72 sm:aspect-40/9 sm:min-h-0';

/** Loaded after the games; without it nothing is missing. */
const ClassWeek = lazy<ComponentType>(() =>
  import('./class-week.tsx').catch(() => ({ default: () => null })),
);

/** Loaded for owners alone; without it they still have the admin panel. */
const OwnerNews = lazy<ComponentType<PropsWithChildren>>(() =>
  import('./setup/owner-news.tsx').catch(() => ({ default: ({ children }) => children })),
);

/** Said once, where the tiles would otherwise have loudspeakers. */
function NoVoice() {
  const isWanted = usePlaySettings().readAloud;
  return useDeviceVoice() === 'none' && isWanted && <p className="text-base">{NO_VOICE}</p>;
}

function tipFor({ role, gamesCompleted }: User): string {
  const nth = role === 'pupil' ? gamesCompleted % HOME_TIPS.length : 0;
  return HOME_TIPS[nth] ?? TIPS.home.tip;
}

export default function HomePage({ user }: PageProps) {
  const { openGameId, playedFor, openGame, closeGame } = useOpenGame();
  useKeptView(user);
  const isEarly = isEarlyReader(yearOrFirst(user.yearGroup));
  const games = (
    <>
      <section
        aria-labelledby="games"
        className="flex flex-col upright:flex-row upright:flex-wrap upright:items-end"
      >
        <h2
          id="games"
          className="sr-only text-2xl font-bold roomy:not-sr-only roomy:mb-2! upright:-order-2"
        >
          Choose a game
        </h2>
        <ul className={`${TILES} w-full`}>
          {GAMES.filter(({ isPractice }) => !isPractice).map((game) => (
            <GameTile
              key={game.id}
              game={game}
              isEarly={isEarly}
              left={leftRound(user, game)}
              onPlay={(about) => openGame(game.id, about)}
            />
          ))}
        </ul>
        {/* Beside the heading only where there is room; with large letters below it. */}
        {user.role !== 'owner' && (
          <div className="mt-4 upright:-order-1 upright:ml-auto">
            <Mascot {...TIPS.home} tip={tipFor(user)} size={72} />
          </div>
        )}
        {isEarly && <NoVoice />}
      </section>
      <MorePractice user={user} isEarly={isEarly} onPlay={openGame} />
    </>
  );
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-2 px-4 py-1 lg:px-6 roomy:gap-4 roomy:py-4 grand:p-8">
      {user.role === 'owner' ? (
        <>
          <PageHeading>{`Welcome, ${nameOf(user)}!`}</PageHeading>
          <Suspense fallback={<Waiting />}>
            <OwnerNews>{games}</OwnerNews>
          </Suspense>
        </>
      ) : (
        <Welcome user={user} />
      )}
      {user.role === 'pupil' && (
        <Strip user={user} isPlaying={openGameId !== null} onPlay={openGame} />
      )}
      {user.role !== 'owner' && games}
      {user.role === 'pupil' && (
        <Suspense fallback={<div className={JOURNEY_ROOM} />}>
          <JourneyCard user={user} />
        </Suspense>
      )}
      {user.role === 'pupil' && (
        <Suspense fallback={null}>
          <ClassWeek />
        </Suspense>
      )}
      {openGameId === null ? (
        <AvatarsDialog />
      ) : (
        <PlayGame gameId={openGameId} playedFor={playedFor} onClose={closeGame} />
      )}
    </div>
  );
}
