// How tests answer a question of one form.
import type { ListenSession, PlaySession } from '#games/kit/checks/player.ts';
import type { Random } from '#games/kit/rules/random.ts';
import type { Given } from '../../forms/dealt.ts';

export interface Heard {
  /** The announcements while answering. */
  said: string[];
  /** The element with the focus once the answer is submitted. */
  focus: { role: string; name: string };
}

export interface FormPlayer<Question> {
  /** The answer it gives. */
  given: (question: Question, isRight: boolean) => Given;
  /** Any answer that the controls can give. */
  any: (question: Question, random: Random) => Given;
  /** Makes the answer, without submitting it. */
  answer: (question: Question, isRight: boolean, session: PlaySession) => Promise<void>;
  /** The same with a screen reader. */
  answerByEar: (question: Question, isRight: boolean, session: ListenSession) => Promise<Heard>;
}
