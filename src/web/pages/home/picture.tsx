import type { GameId } from '#games/ids.ts';
import { IN_BROWSER } from '#games/browser.ts';

/** The picture on top of a game's tile. */
export function Picture({ gameId }: { gameId: GameId }) {
  const Drawn = IN_BROWSER[gameId].Picture;
  return (
    <svg
      viewBox="0 0 360 144"
      preserveAspectRatio="xMidYMid slice"
      className="size-full"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Drawn />
    </svg>
  );
}
