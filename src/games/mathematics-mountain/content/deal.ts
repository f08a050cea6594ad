// Deals one round of questions.
import type { Deal } from '#games/kit/game.ts';
import type { MathsQuestion } from '../question.ts';

export const deal: Deal<MathsQuestion> = () => [];
