import { gamesToNextUnlock } from '#shared/avatars.ts';
import type { User } from '#shared/contract/auth.ts';
import { PROGRESS_TARGET_GAMES, progressPercent } from '#shared/scores.ts';
import { Card } from '#ui/card.tsx';
import { Progress } from '#ui/progress.tsx';
import { nameOf } from '../../data/user-name.ts';

/** The pupil's name and progress: low, so that the games are on the first screen. */
export function Welcome({ user }: { user: User }) {
  const label = `${user.gamesCompleted}/${PROGRESS_TARGET_GAMES} games`;
  return (
    // Its room is measured in letters (`em`), so that large ones have the rows of a phone.
    <div data-greeting className="@container text-sm roomy:text-xl low:max-lg:mr-44">
      <Card className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 bg-morning px-3! py-0.5! text-sm leading-tight @min-[29em]:grid-cols-[auto_minmax(0,auto)_minmax(5em,1fr)_auto] roomy:gap-x-5 roomy:px-6! roomy:py-3! roomy:text-lg">
        <span
          aria-hidden
          className="row-span-2 grid size-11 place-items-center rounded-full border-4 border-sun bg-paper text-2xl roomy:size-16 roomy:text-4xl"
        >
          {user.avatar}
        </span>
        {/* Truncated to keep the greeting's height; a screen reader reads all of it. */}
        <h1
          tabIndex={-1}
          className="col-span-2 text-lg leading-tight font-bold wrap-anywhere outline-none min-[22.5rem]:truncate @min-[29em]:col-span-1 roomy:text-2xl"
        >
          {`Welcome, ${nameOf(user)}!`}
        </h1>
        <p className="col-start-2 flex flex-wrap gap-x-1 font-bold sm:gap-x-2">
          <span className="rounded-full bg-sea px-2 text-white roomy:px-3">{`Year ${user.yearGroup}`}</span>
          <span className="rounded-full bg-grape-soft px-2 text-grape roomy:px-3">Explorer</span>
        </p>
        <b className="text-right @min-[29em]:col-start-4 @min-[29em]:row-start-1">{label}</b>
        <Progress
          percent={progressPercent(user.gamesCompleted)}
          label={label}
          fill="bg-leaf"
          className="col-span-full my-0.5 h-2! @min-[29em]:col-span-1 @min-[29em]:col-start-3 @min-[29em]:row-start-1 roomy:h-3!"
        />
        <p className="col-span-full @min-[29em]:col-start-3 @min-[29em]:row-start-2">
          {unlockMessage(gamesToNextUnlock(user.gamesCompleted, user.avatarsUnlocked))}
        </p>
      </Card>
    </div>
  );
}

/** spec S2 Home; `gamesLeft` is null when nothing is left to unlock. */
function unlockMessage(gamesLeft: number | null): string {
  return gamesLeft === null
    ? "You've unlocked all available avatars! Great work!"
    : `Complete ${gamesLeft} more games to unlock new avatars!`;
}
