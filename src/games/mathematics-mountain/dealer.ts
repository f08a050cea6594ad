// The dealer as the server loads it. What each type asks is found out here, a year in a turn of the event loop: in one turn it would
// take a tenth of a second, in which nobody else is answered.
import { askableOf } from './question-types/askable.ts';
import { ALL_BY_YEAR } from './question-types/types.ts';

export { dealPaper, dealQuestions, dealStart, repertoire } from './deal.ts';

for (const types of Object.values(ALL_BY_YEAR)) {
  await new Promise((resolve) => setTimeout(resolve));
  for (const type of types) {
    askableOf(type);
    if (type.inLaterYears) askableOf(type.inLaterYears);
  }
}
