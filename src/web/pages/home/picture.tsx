import type { ComponentType } from 'react';
import type { GameId } from '#games/ids.ts';
import { IN_BROWSER } from '#games/browser.ts';

interface PictureProps {
  gameId: GameId;
  /** Of rounds that are more than just this game. */
  Own?: ComponentType | undefined;
}

/** The picture on top of a game's tile. */
export function Picture({ gameId, Own }: PictureProps) {
  const Drawn = Own ?? IN_BROWSER[gameId].Picture;
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
