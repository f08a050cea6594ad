// How tests answer questions of every form.
import { choicePlayer } from './choice/player.ts';
import type { FormPlayer } from './form-player.ts';
import { markPlayer } from './mark/player.ts';
import { matchPlayer } from './match/player.ts';
import { mendPlayer } from './mend/player.ts';
import { orderPlayer } from './order/player.ts';
import type { FormName, QuestionOf } from '../../forms/forms.ts';
import { sortPlayer } from './sort/player.ts';
import { surgeryPlayer } from './surgery/player.ts';
import { twoPlayer } from './two/player.ts';
import { writePlayer } from './write/player.ts';

const PLAYERS: { readonly [Name in FormName]: FormPlayer<QuestionOf<Name>> } = {
  choice: choicePlayer,
  two: twoPlayer,
  match: matchPlayer,
  mark: markPlayer,
  order: orderPlayer,
  sort: sortPlayer,
  write: writePlayer,
  mend: mendPlayer,
  surgery: surgeryPlayer,
};

/** How tests answer questions of this form. */
export function playerOf<Name extends FormName>(
  question: QuestionOf<Name>,
): FormPlayer<QuestionOf<Name>> {
  return PLAYERS[question.form];
}
