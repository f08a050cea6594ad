import { Hourglass } from 'lucide-react';
import { Notice } from './notice.tsx';
import { useHeldGames } from '../sync/status.ts';

/** Says how many of a pupil's finished games are held up on this device. */
export default function WaitingGames({ userId }: { userId: number }) {
  const held = useHeldGames(userId);
  return held > 0 && <Notice icon={Hourglass}>{waitingText(held)}</Notice>;
}

function waitingText(games: number): string {
  return games === 1
    ? '1 game is saved on this device, waiting to be sent.'
    : `${games} games are saved on this device, waiting to be sent.`;
}
