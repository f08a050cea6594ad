import { CloudOff, Hourglass } from 'lucide-react';
import { useServerAway } from '../connection.ts';
import { useHeldGames } from '../play/held-games.ts';
import { useUser } from '../queries.ts';

/** Says calmly that the network is away, and how many finished games wait for it; silent while all is well. */
export function NetworkBanner() {
  const { data: user } = useUser();
  const isAway = useServerAway();
  const held = useHeldGames(user?.id ?? null);
  const away = user ? 'No internet – you can go on playing.' : AWAY_AT_THE_DOOR;
  const Icon = isAway ? CloudOff : Hourglass;
  const sentences = [...(isAway ? [away] : []), ...(held > 0 ? [waitingText(held)] : [])];
  return (
    <div aria-live="polite">
      {sentences.length > 0 && (
        <p className="flex items-center justify-center gap-3 border-b-2 border-line bg-sun-soft px-4 py-2 text-base leading-snug">
          <Icon aria-hidden className="size-6 shrink-0" />
          <span>{sentences.join(' ')}</span>
        </p>
      )}
    </div>
  );
}

const AWAY_AT_THE_DOOR = 'No internet just now. You need it to log in.';

function waitingText(games: number): string {
  return games === 1
    ? '1 game is saved on this device, waiting to be sent.'
    : `${games} games are saved on this device, waiting to be sent.`;
}
