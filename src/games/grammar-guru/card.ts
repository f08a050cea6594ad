// The card of Grammar Guru: what the home page, the history and the server know of it.
import type { GameCard } from '#games/kit/rules/game.ts';

export const grammarGuru: GameCard<'grammar-guru'> = {
  id: 'grammar-guru',
  title: 'Grammar Guru',
  emoji: '🦉',
  colour: 'grape',
  category: 'English',
  description: 'Test your grammar knowledge with fun questions!',
  step: 'question',
  rulesVersion: 1,
  howToPlay: [
    'Read the question and what is below it.',
    'Choose, match, sort or write your answer.',
    'Press Submit Answer to check it.',
    'Answer all 10 questions to finish.',
  ],
};
