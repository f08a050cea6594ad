// Deals one round of questions.
import type { Deal } from '#games/kit/game.ts';
import type { GrammarQuestion } from '../question.ts';

export const deal: Deal<GrammarQuestion> = () => [];
