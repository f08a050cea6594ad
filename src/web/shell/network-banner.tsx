import { CloudOff } from 'lucide-react';
import { Suspense } from 'react';
import { useServerAway } from '../data/connection.ts';
import { lazyPage } from './lazy-page.ts';
import { useUser } from '../data/queries.ts';
import { Notice } from './notice.tsx';

// A visitor has no games: the code that counts them is not part of the first screen.
const { Page: WaitingGames } = lazyPage(() =>
  import('./waiting-games.tsx').catch(() => ({ default: () => null })),
);

/** Says that there is no network, and how many finished games are queued. */
export function NetworkBanner() {
  const { data: user } = useUser();
  const away = user ? 'No internet – you can go on playing.' : AWAY_AT_THE_DOOR;
  return (
    <div aria-live="polite">
      {useServerAway() && <Notice icon={CloudOff}>{away}</Notice>}
      {user && (
        <Suspense fallback={null}>
          <WaitingGames userId={user.id} />
        </Suspense>
      )}
    </div>
  );
}

const AWAY_AT_THE_DOOR = 'No internet just now. You need it to log in.';
