import { clsx } from 'clsx';
import type { GameId } from '#games/ids.ts';
import { IN_BROWSER } from '#games/browser.ts';

/** The picture on top of a game's tile. */
export function Picture({ gameId, className }: { gameId: GameId; className: string }) {
  const Drawn = IN_BROWSER[gameId].Picture;
  return (
    <div aria-hidden className={clsx('overflow-hidden', className)}>
      <svg
        viewBox="0 0 360 144"
        preserveAspectRatio="xMidYMid slice"
        className="size-full"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <Drawn />
      </svg>
    </div>
  );
}
