// The card of Dictionary Detective: what the home page shows and how its screen is loaded.
import type { GameCard } from '#games/kit/game.ts';

export const dictionaryDetective: GameCard = {
  id: 'dictionary-detective',
  title: 'Dictionary Detective',
  emoji: '🔍',
  colour: 'sky',
  category: 'English',
  description: 'Match words to their correct definitions!',
  howToPlay: [
    'Pick a word from the list of words.',
    'Pick the definition that tells what the word means.',
    'A matching pair is crossed out. If it does not match, just try again.',
    'Match all 10 pairs to solve the case.',
  ],
  screen: () => import('./screen.tsx'),
};
