// How rounds of Listen and Spell are replayed: one try at each word, in their order.
import { defineQuizReplay } from '#games/kit/rules/quiz-moves.ts';
import { listenAndSpell } from './card.ts';
import { askedIn, spellRecorder } from './rules.ts';
import { keptOf } from './spellings.ts';
import { startSchema } from './start.ts';

export const listenAndSpellReplay = defineQuizReplay({
  rulesVersion: listenAndSpell.rulesVersion,
  startSchema,
  questionsIn: askedIn,
  recorder: spellRecorder,
  slipOf: ({ word }, typed) => keptOf(typed, word),
});
