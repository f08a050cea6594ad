// The card of Word Search, which the home page, the history and the server use.
import type { GameCard } from '#games/kit/rules/game.ts';

export const wordSearch: GameCard<'word-search'> = {
  id: 'word-search',
  title: 'Word Search',
  emoji: '🔤',
  colour: 'sea',
  category: 'English',
  description: 'Find hidden words in a grid of letters!',
  step: 'word',
  rulesVersion: 1,
  howToPlay: [
    'Look for the words from the list in the grid. They go across, down or diagonally.',
    'Drag from the first letter to the last letter of a word.',
    'You can also tap the first letter and then the last letter, or use the arrow keys and Enter.',
    'Find every word to finish.',
  ],
};
