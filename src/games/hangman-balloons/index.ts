// The card of Hangman with Balloons: what the home page shows and how its screen is loaded.
import type { GameCard } from '#games/kit/game.ts';

export const hangmanBalloons: GameCard = {
  id: 'hangman-balloons',
  title: 'Hangman with Balloons',
  emoji: '🎈',
  colour: 'coral',
  category: 'English',
  description: 'Guess the word before the balloons pop!',
  howToPlay: [
    'Guess one letter of the hidden word at a time.',
    'A right letter appears in the word. A wrong letter pops a balloon.',
    'You have 10 balloons. Find the word before they are all gone.',
  ],
  screen: () => import('./screen.tsx'),
};
