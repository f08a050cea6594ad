import { CloudOff } from 'lucide-react';
import { Suspense } from 'react';
import { isDateWrong } from '../data/clock.ts';
import { useConnection } from '../data/connection.ts';
import { lazyPage } from './lazy-page.ts';
import { Notice } from './notice.tsx';

// A visitor has no games: the code that counts them is not part of the first screen.
const { Page: WaitingGames } = lazyPage(() =>
  import('./waiting-games.tsx').catch(() => ({ default: () => null })),
);

interface NetworkBannerProps {
  userId?: number;
  /** On a page where staff work, nobody plays. */
  isOfStaff?: boolean;
}

/** Says that there is no network, and how many finished games of the signed-in user are queued. */
export function NetworkBanner({ userId, isOfStaff = false }: NetworkBannerProps) {
  const isSignedIn = userId !== undefined;
  const connection = useConnection();
  return (
    <div aria-live="polite">
      {connection !== 'reached' && (
        <Notice icon={CloudOff}>{sentenceFor(connection, isSignedIn, isOfStaff)}</Notice>
      )}
      {isSignedIn && (
        <Suspense fallback={null}>
          <WaitingGames userId={userId} />
        </Suspense>
      )}
    </div>
  );
}

function sentenceFor(why: 'away' | 'captured', isSignedIn: boolean, isOfStaff: boolean): string {
  if (isOfStaff) return `${why === 'captured' ? CAPTURED_STAFF : AWAY_STAFF} ${STAYS}`;
  if (why === 'captured') return isSignedIn ? CAPTURED : CAPTURED_AT_THE_DOOR;
  const sentence = isSignedIn ? AWAY : AWAY_AT_THE_DOOR;
  return isDateWrong() ? `${sentence} ${WRONG_DATE}` : sentence;
}

const AWAY = 'No internet – you can keep playing.';
const AWAY_STAFF = 'We can’t reach the server just now.';
const CAPTURED_STAFF = 'The network here wants somebody to sign in first.';
const STAYS = 'What you have typed stays here.';
const AWAY_AT_THE_DOOR = 'No internet just now. You need it to log in.';
const CAPTURED = 'The internet here needs a grown-up to sign in – you can keep playing.';
const CAPTURED_AT_THE_DOOR =
  'The internet here needs a grown-up to sign in first. You need it to log in.';
const WRONG_DATE = 'The date on this device looks wrong: please ask a grown-up to set it.';
