// Passes a screen its round's start, validated by the game's schema.
import type { ComponentType } from 'react';
import type { z } from 'zod/mini';
import type { GameScreenProps } from '../rules/game.ts';

/** Loads the code of a game's screen. */
export type LoadScreen = () => Promise<{ default: ComponentType<GameScreenProps> }>;

/** What the screen of a game gets: as every game, with the start in its own shape. */
export type StartedProps<Start> = Omit<GameScreenProps, 'start'> & { start: Start };

/** Shown in place of the game when the questions failed to load or there are none (spec S8 Games). */
export const QUESTIONS_FAILED =
  'Oops! Something went wrong loading the questions. Please try again later or choose a different game.';

/** The screen of a game; a start of another shape shows the sentence of spec S8 instead. */
export function withStart<Start>(
  schema: z.ZodMiniType<Start>,
  Screen: ComponentType<StartedProps<Start>>,
): ComponentType<GameScreenProps> {
  return function StartedGame({ start, ...rest }: GameScreenProps) {
    const started = schema.safeParse(start);
    if (!started.success) return <p role="alert">{QUESTIONS_FAILED}</p>;
    return <Screen start={started.data} {...rest} />;
  };
}
