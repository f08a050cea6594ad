// The card of Listen and Spell, which the home page, the history and the server use.
import type { GameCard } from '#games/kit/rules/game.ts';

export const listenAndSpell: GameCard<'listen-and-spell'> = {
  id: 'listen-and-spell',
  title: 'Listen and Spell',
  emoji: '🎧',
  colour: 'sky',
  category: 'English',
  description: 'Hear a word, then write it!',
  isPractice: true,
  step: 'word',
  rulesVersion: 1,
  howToPlay: [
    'Listen to the word and its sentence, as often as you like. You can read a clue instead.',
    'Write the word. If you get it right first time, you get a point.',
    'If it isn’t right yet, look where the two spellings part, and copy the word.',
  ],
};
