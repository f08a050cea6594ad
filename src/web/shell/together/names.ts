import type { TogetherPicture } from '#shared/together.ts';

export const PICTURE_NAMES: Readonly<Record<TogetherPicture, string>> = {
  reef: 'Reef',
  wood: 'Wood',
  sky: 'Night sky',
};

const QUARTERS = 4;

/** Changes, and is read out, at each quarter. */
export function grownText({
  picture,
  growth,
}: {
  picture: TogetherPicture;
  growth: number;
}): string {
  const quarters = Math.floor(growth * QUARTERS);
  const name = PICTURE_NAMES[picture].toLowerCase();
  if (quarters === 0) return `Our ${name} has begun.`;
  if (quarters === QUARTERS) return `Our ${name} is all there!`;
  return `Our ${name} is ${['', 'a quarter', 'half', 'three quarters'][quarters]} grown.`;
}
