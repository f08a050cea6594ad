import { clsx } from 'clsx';
import { useState } from 'react';
import type { User } from '#shared/contract/auth.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import { lastPlayedText, shortDate } from '#shared/dates.ts';
import { Card } from '#ui/card.tsx';
import { serverNow } from '../../data/clock.ts';
import { useOwnRead } from '../../data/own-reads.ts';
import { nameOf } from '../../data/user-name.ts';

export function Summary({ user }: { user: User }) {
  return (
    <Card className="flex flex-col items-center gap-5 bg-morning text-center sm:flex-row sm:text-left">
      <span
        aria-hidden
        className="grid size-28 shrink-0 place-items-center rounded-full border-4 border-sun bg-paper text-7xl"
      >
        {user.avatar}
      </span>
      <div className="flex min-w-0 flex-col gap-3">
        <p className="text-3xl leading-tight font-bold wrap-anywhere">{nameOf(user)}</p>
        <ul className="flex flex-wrap justify-center gap-2 font-bold sm:justify-start">
          <li className="rounded-full bg-sea px-3 py-0.5 text-white">{`Year ${user.yearGroup}`}</li>
          <li className="rounded-full bg-leaf-soft px-3 py-0.5 text-leaf">
            {gamesText(user.gamesCompleted)}
          </li>
          <LastPlayed />
        </ul>
      </div>
    </Card>
  );
}

function gamesText(games: number): string {
  return games === 1 ? '1 game completed' : `${games} games completed`;
}

/** When the latest game was played; its place while that is being read, so that nothing moves, and nothing if it cannot be read. */
function LastPlayed() {
  const { data: history, isPending } = useOwnRead(pupilContract.getHistory);
  const [now] = useState(serverNow);
  if (!history && !isPending) return null;
  const newest = history?.[0];
  const text = history
    ? lastPlayedText(newest ? new Date(newest.createdAt) : null, now, shortDate)
    : '… days ago';
  return (
    <li
      className={clsx('rounded-full bg-sky-soft px-3 py-0.5 text-sky', isPending && 'invisible')}
    >{`Last played: ${text}`}</li>
  );
}
