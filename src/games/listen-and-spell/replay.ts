// How rounds of Listen and Spell are replayed: one try at each word, in their order.
import { next, scoreOf, startQuiz, type LogEntry } from '#games/kit/rules/quiz.ts';
import { areRushed } from '#games/kit/rules/quiz-moves.ts';
import { defineReplay } from '#games/kit/rules/replay.ts';
import { listenAndSpell } from './card.ts';
import { askedIn, spellRecorder, type SpellMove, type SpellQuiz, type SpellWord } from './rules.ts';
import { keptOf } from './spellings.ts';
import { startSchema, type SpellStart } from './start.ts';

export const listenAndSpellReplay = defineReplay<SpellStart, SpellMove, SpellQuiz>({
  rulesVersion: listenAndSpell.rulesVersion,
  startSchema,
  moveSchema: spellRecorder.moveSchema,
  open: (start) => startQuiz(askedIn(start)),
  play(quiz, move, since) {
    if (move.shown < since || move.shown > move.t) return null;
    const after = spellRecorder.again(quiz, move).reduce(spellRecorder.play, quiz);
    return after.log[quiz.index]?.given === move.typed ? next(after) : null;
  },
  isOver: ({ phase }) => phase === 'done',
  resultOf: (quiz) => ({ score: scoreOf(quiz), maxScore: quiz.questions.length }),
  answersOf: ({ moves, state: { questions, log } }) =>
    questions.flatMap((word, index) => {
      const [move, entry] = [moves[index], log[index]];
      return move && entry ? [answerTo(word, entry, move.t - move.shown)] : [];
    }),
  isRushed: areRushed,
});

function answerTo(
  { item, objective, word }: SpellWord,
  { given, correct }: LogEntry<SpellWord>,
  ms: number,
) {
  const slip = correct ? null : keptOf(given ?? '', word);
  const rating = correct ? ('good' as const) : ('again' as const);
  return { item, objective, right: correct, slip, ms, tries: 1, rating };
}
