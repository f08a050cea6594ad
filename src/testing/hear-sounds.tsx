// Records the sounds that a screen plays.
import { StrictMode, type PropsWithChildren } from 'react';
import { SoundContext } from '#games/kit/screen/sound.ts';
import type { SoundName } from '#games/kit/screen/sounds.ts';

/** A wrapper for a screen, and the names of the sounds played in it so far, in order. */
export function hearSounds() {
  const names: SoundName[] = [];
  const wrapper = ({ children }: PropsWithChildren) => (
    <StrictMode>
      <SoundContext value={(name) => void names.push(name)}>{children}</SoundContext>
    </StrictMode>
  );
  return { heard: () => [...names], wrapper };
}
