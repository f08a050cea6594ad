// The card of Dictionary Detective, which the home page, the history and the server use.
import type { GameCard } from '#games/kit/rules/game.ts';

export const dictionaryDetective: GameCard<'dictionary-detective'> = {
  id: 'dictionary-detective',
  title: 'Dictionary Detective',
  emoji: '🔍',
  colour: 'sky',
  category: 'English',
  description: 'Match words to their correct definitions!',
  step: 'pair',
  rulesVersion: 1,
  howToPlay: [
    'Pick a word from the list of words.',
    'Pick the definition that says what the word means.',
    'A matching pair is crossed out. If it doesn’t match, just try again.',
    'Match all 10 pairs to solve the case.',
  ],
};
