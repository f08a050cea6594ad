// One of the pictures that a class grows together.
import type { ComponentType } from 'react';
import type { TogetherPicture } from '#shared/together.ts';
import { Canvas } from './growing.tsx';
import { Reef } from './reef.tsx';
import { Sky } from './sky.tsx';
import { Wood } from './wood.tsx';

const PICTURES: Readonly<Record<TogetherPicture, ComponentType<{ growth: number }>>> = {
  reef: Reef,
  wood: Wood,
  sky: Sky,
};

interface PictureProps {
  picture: TogetherPicture;
  /** From 0 to 1. */
  growth: number;
  className?: string;
}

/** Decorative: a text beside it says how far it has grown. */
export default function GrowingPicture({ picture, growth, className }: PictureProps) {
  const Picture = PICTURES[picture];
  return (
    <Canvas className={className}>
      <Picture growth={growth} />
    </Canvas>
  );
}
