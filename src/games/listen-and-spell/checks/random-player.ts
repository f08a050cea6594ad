// Plays random rounds of Listen and Spell.
import { Play, playQuiz, type RandomPlayer } from '#games/kit/checks/random-player.ts';
import { quizResult, startQuiz } from '#games/kit/rules/quiz.ts';
import { pickOne, randomInt } from '#games/kit/rules/random.ts';
import {
  SPELL_FEEDBACK,
  askedIn,
  spellRecorder,
  type SpellAction,
  type SpellMove,
  type SpellWord,
} from '../rules.ts';
import { startSchema } from '../start.ts';

export const listenAndSpellRandomPlayer: RandomPlayer = (start, manner) => {
  const { random } = manner;
  const play = new Play(spellRecorder, startQuiz(askedIn(startSchema.parse(start))));
  const misspelt = (word: string) => {
    const at = randomInt(random, 0, word.length);
    return pickOne(random, [
      word.slice(0, at) + word.slice(at + 1),
      `${word.slice(0, at)}q${word.slice(at)}`,
      `${word} `.repeat(9),
      'é-’ x',
      word.toUpperCase(),
    ]);
  };
  playQuiz<SpellWord, SpellAction, SpellMove>(
    play,
    {
      fidget: () =>
        pickOne<SpellAction>(random, [
          { type: 'submit' },
          { type: 'type', text: pickOne(random, ['', ' ', '12', '\u{1F600}', '-’']) },
        ]),
      give: ({ word }, isRight) => [
        { type: 'type', text: isRight ? ` ${word}` : `z${misspelt(word)}` },
        { type: 'submit' },
      ],
      next: { type: 'next' },
      clock: null,
    },
    manner,
  );
  return { moves: play.moves, result: quizResult(play.state, SPELL_FEEDBACK) };
};
