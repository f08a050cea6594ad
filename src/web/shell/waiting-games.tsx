import { Hourglass } from 'lucide-react';
import { Notice } from './notice.tsx';
export { gamesLeftBehind } from '../sync/left-behind.ts';
import { useHeldGames } from '../sync/held-games.ts';
import { useOutbox } from '../sync/use-outbox.ts';

/** Sends a pupil's finished games that wait on this device, and says how many are held up. */
export default function WaitingGames({ userId }: { userId: number }) {
  useOutbox(userId);
  const held = useHeldGames(userId);
  return held > 0 && <Notice icon={Hourglass}>{waitingText(held)}</Notice>;
}

function waitingText(games: number): string {
  return games === 1
    ? '1 game is saved on this device, waiting to be sent.'
    : `${games} games are saved on this device, waiting to be sent.`;
}
