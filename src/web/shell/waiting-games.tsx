import { Hourglass } from 'lucide-react';
import { Notice } from './notice.tsx';
import { useDelayedGames } from '../sync/status.ts';

/** Says how many of a pupil's finished games are delayed on this device. */
export default function WaitingGames({ userId }: { userId: number }) {
  const delayed = useDelayedGames(userId);
  return delayed > 0 && <Notice icon={Hourglass}>{waitingText(delayed)}</Notice>;
}

function waitingText(games: number): string {
  return games === 1
    ? '1 game is saved on this device, waiting to be sent.'
    : `${games} games are saved on this device, waiting to be sent.`;
}
