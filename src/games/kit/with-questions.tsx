// Hands a screen the questions that the server dealt, checked against the game's own schema.
import type { ComponentType } from 'react';
import { z } from 'zod/mini';
import type { GameScreenProps } from './game.ts';

/** What a screen with dealt questions gets: as every game, with the questions in their own shape. */
export type DealtProps<Question> = Omit<GameScreenProps, 'questions'> & {
  questions: readonly Question[];
};

/** Shown in place of the game when the questions failed to load or there are none (spec S8 Games). */
export const QUESTIONS_FAILED =
  'Oops! Something went wrong loading the questions. Please try again later or choose a different game.';

/** The screen of a game with dealt questions; unusable or missing questions show the sentence of spec S8 instead. */
export function withQuestions<Question>(
  schema: z.ZodMiniType<Question>,
  Screen: ComponentType<DealtProps<Question>>,
): ComponentType<GameScreenProps> {
  const roundSchema = z.array(schema).check(z.minLength(1));
  return function DealtGame({ questions, ...rest }: GameScreenProps) {
    const round = roundSchema.safeParse(questions);
    if (!round.success) return <p role="alert">{QUESTIONS_FAILED}</p>;
    return <Screen questions={round.data} {...rest} />;
  };
}
