// The card of Mathematics Mountain, which the home page, the history and the server use, and that of its rounds to think through.
import type { GameCard } from '#games/kit/rules/game.ts';

export const mathematicsMountain: GameCard<'mathematics-mountain'> = {
  id: 'mathematics-mountain',
  title: 'Mathematics Mountain',
  emoji: '⛰',
  colour: 'leaf',
  category: 'Math',
  description: 'Climb to the top by solving math problems!',
  step: 'question',
  rulesVersion: 1,
  howToPlay: [
    'Work out the answer to the question.',
    'Type the answer, or tap it on the number pad.',
    'Press Submit Answer or Enter. Every right answer takes you one step up.',
    'From Year 3 on you have 10 seconds for each question.',
    'Answer all 10 questions to finish the climb.',
  ],
};

/** The same game without a clock, with five questions of several steps (D17); offered under 'More practice'. */
export const thinkItThrough: GameCard<'mathematics-mountain'> = {
  ...mathematicsMountain,
  title: 'Think It Through',
  emoji: '🧠',
  description: 'Five problems to think about, with paper and no clock.',
  howToPlay: [
    'Get paper and a pencil.',
    'Read the problem. If there are bars, they show what belongs together.',
    'Write down each step, then type the answer.',
    'There is no clock. Five problems are one round.',
  ],
};
