import { gamesToNextUnlock } from '#shared/avatars.ts';
import type { User } from '#shared/contract/auth.ts';
import { PROGRESS_TARGET_GAMES, progressPercent } from '#shared/scores.ts';
import { Card } from '#ui/card.tsx';
import { Progress } from '#ui/progress.tsx';
import { PageHeading } from '../../shell/page-intro.tsx';
import { nameOf } from '../../data/user-name.ts';

/** Who is playing, and how far they have come. */
export function Welcome({ user }: { user: User }) {
  return (
    <Card className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18.5rem),1fr))] items-center gap-3 bg-morning p-4! sm:gap-5 sm:p-7!">
      <div className="flex items-center gap-3 sm:gap-4">
        <span
          aria-hidden
          className="grid size-16 shrink-0 place-items-center rounded-full border-4 border-sun bg-paper text-4xl max-[22.4rem]:size-13 max-[22.4rem]:text-3xl sm:size-24 sm:text-6xl"
        >
          {user.avatar}
        </span>
        <div className="max-w-full min-w-0">
          <PageHeading>{`Welcome, ${nameOf(user)}!`}</PageHeading>
          <p className="mt-1 flex flex-wrap gap-2 font-bold max-[22.4rem]:gap-1 max-[22.4rem]:text-base sm:mt-2">
            <span className="rounded-full bg-sea px-3 py-0.5 text-white">{`Year ${user.yearGroup}`}</span>
            <span className="rounded-full bg-grape-soft px-3 py-0.5 text-grape">Explorer</span>
          </p>
        </div>
      </div>
      <LearningProgress user={user} />
    </Card>
  );
}

function LearningProgress({ user }: { user: User }) {
  const label = `${user.gamesCompleted}/${PROGRESS_TARGET_GAMES} games`;
  return (
    <div className="flex flex-col gap-1.5 sm:gap-2">
      <p className="flex flex-wrap justify-between gap-x-3 font-bold max-[22.4rem]:text-base">
        Learning progress
        <span>{label}</span>
      </p>
      <Progress percent={progressPercent(user.gamesCompleted)} label={label} fill="bg-leaf" />
      <p className="leading-snug">
        {unlockMessage(gamesToNextUnlock(user.gamesCompleted, user.avatarsUnlocked))}
      </p>
    </div>
  );
}

/** spec S2 Home; `gamesLeft` is null when nothing is left to unlock. */
function unlockMessage(gamesLeft: number | null): string {
  return gamesLeft === null
    ? "You've unlocked all available avatars! Great work!"
    : `Complete ${gamesLeft} more games to unlock new avatars!`;
}
