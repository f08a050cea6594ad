// How tests answer questions of every form.
import type { ListenSession, PlaySession } from '#games/kit/checks/player.ts';
import { choicePlayer } from './choice/player.ts';
import type { Given } from '../../forms/dealt.ts';
import type { FormPlayer, Heard } from './form-player.ts';
import { markPlayer } from './mark/player.ts';
import { matchPlayer } from './match/player.ts';
import { orderPlayer } from './order/player.ts';
import { withQuestion, type DealtQuestion, type ForQuestions } from '../../forms/questions.ts';
import { sortPlayer } from './sort/player.ts';
import { twoPlayer } from './two/player.ts';
import { writePlayer } from './write/player.ts';

function ofPlayers<Name extends keyof FormPlayer<DealtQuestion>>(name: Name) {
  return {
    choice: choicePlayer[name],
    two: twoPlayer[name],
    match: matchPlayer[name],
    mark: markPlayer[name],
    order: orderPlayer[name],
    sort: sortPlayer[name],
    write: writePlayer[name],
  };
}

const GIVEN: ForQuestions<[isRight: boolean], Given> = ofPlayers('given');

/** What tests answer, right or wrong. */
export const givenTo = (question: DealtQuestion, isRight: boolean) =>
  withQuestion(GIVEN, question, isRight);

const ANSWER: ForQuestions<[isRight: boolean, session: PlaySession], Promise<void>> = ofPlayers(
  'answer',
);

/** Makes an answer, without submitting it. */
export const answerTo = (question: DealtQuestion, isRight: boolean, session: PlaySession) =>
  withQuestion(ANSWER, question, isRight, session);

const BY_EAR: ForQuestions<[isRight: boolean, session: ListenSession], Promise<Heard>> = ofPlayers(
  'answerByEar',
);

/** The same with a screen reader; gives what must have been said, and what must have the focus after submitting. */
export const answerByEar = (question: DealtQuestion, isRight: boolean, session: ListenSession) =>
  withQuestion(BY_EAR, question, isRight, session);
