// The card of Hangman with Balloons, which the home page, the history and the server use.
import type { GameCard } from '#games/kit/rules/game.ts';

export const hangmanBalloons: GameCard<'hangman-balloons'> = {
  id: 'hangman-balloons',
  title: 'Hangman with Balloons',
  emoji: '🎈',
  colour: 'coral',
  category: 'English',
  description: 'Guess the word before the balloons pop!',
  step: 'letter',
  rulesVersion: 1,
  howToPlay: [
    'Guess one letter of the hidden word at a time.',
    'A right letter appears in the word. A wrong letter pops a balloon.',
    'You have 10 balloons. Find the word before they’re all gone.',
  ],
};
