// The countdown: seconds, and a word, another sign and red when little time is left.
import { clsx } from 'clsx';
import { AlarmClock, Timer } from 'lucide-react';

/** From how many seconds left it is red (spec S4). */
const HURRY_SECONDS = 2;

export function Countdown({ secondsLeft }: { secondsLeft: number }) {
  const isHurry = secondsLeft <= HURRY_SECONDS;
  const Icon = isHurry ? AlarmClock : Timer;
  return (
    <p
      role="timer"
      aria-label="Time left"
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full border-2 px-3 py-0.5 font-bold tabular-nums',
        isHurry ? 'border-coral bg-coral-soft text-coral' : 'border-sky bg-sky-soft text-sky',
      )}
    >
      <Icon aria-hidden className={clsx('size-5', isHurry && 'animate-wobble')} />
      {isHurry && secondsLeft > 0 ? `Quick! ${secondsLeft} s` : `${secondsLeft} s left`}
    </p>
  );
}
