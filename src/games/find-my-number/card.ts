// The card of Find My Number, which the home page, the history and the server use.
import type { GameCard } from '#games/kit/rules/game.ts';

export const findMyNumber: GameCard<'find-my-number'> = {
  id: 'find-my-number',
  title: 'Find My Number',
  emoji: '🔢',
  colour: 'sun',
  category: 'Math',
  description: 'Guess the secret number with clues!',
  step: 'guess',
  rulesVersion: 1,
  howToPlay: [
    'Guess the secret number.',
    'After each guess a clue tells you to go higher or lower.',
    'From your third guess on, colours and signs show which digits are right.',
    'You have 10 guesses to find the number.',
  ],
};
