import { Hourglass } from 'lucide-react';
import { finishedText, totalOf, type Finished } from '../data/finished.ts';
import { useDelayedText } from '../sync/status.ts';
import { Notice } from './notice.tsx';

/** Says how many of a pupil's finished games are delayed on this device. */
export default function WaitingGames({ userId }: { userId: number }) {
  const text = useDelayedText(userId, waitingText);
  return text !== '' && <Notice icon={Hourglass}>{text}</Notice>;
}

function waitingText(delayed: Finished): string {
  const total = totalOf(delayed);
  if (total === 0) return '';
  return `${finishedText(delayed)} ${total === 1 ? 'is' : 'are'} saved on this device, waiting to be sent.`;
}
