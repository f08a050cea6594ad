import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import { BalloonsPicture } from './balloons.tsx';
import { LettersPicture } from './letters.tsx';
import { MagnifierPicture } from './magnifier.tsx';
import { MountainPicture } from './mountain.tsx';
import { NumbersPicture } from './numbers.tsx';
import { OwlPicture } from './owl.tsx';

/** The drawn scenes by the emoji they belong to. A game with another emoji shows the emoji on its colour. */
const PICTURES: Record<string, ComponentType> = {
  '🦉': OwlPicture,
  '🔍': MagnifierPicture,
  '⛰': MountainPicture,
  '🔤': LettersPicture,
  '🎈': BalloonsPicture,
  '🔢': NumbersPicture,
};

/** The picture on top of a game's tile. */
export function Picture({ emoji, className }: { emoji: string; className: string }) {
  const Drawn = PICTURES[emoji];
  return (
    <div aria-hidden className={clsx('overflow-hidden', className)}>
      {Drawn ? (
        <svg
          viewBox="0 0 360 144"
          preserveAspectRatio="xMidYMid slice"
          className="size-full"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <Drawn />
        </svg>
      ) : (
        <p className="grid size-full place-items-center text-7xl">{emoji}</p>
      )}
    </div>
  );
}
