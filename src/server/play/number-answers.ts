// Answers with the numbers of their terms.
import type { Answer } from '#games/kit/replay.ts';
import { findTermNumbers, keepTerms, type TermNumbers } from '../memory/terms-store.ts';
import type { Db } from '../platform/db/database.ts';
import type { NumberedAnswer } from './packed-answers.ts';

/** Terms are added where they are new. Not for use in a transaction; see `keepTerms`. */
export async function numberAnswers(db: Db, answers: readonly Answer[]): Promise<NumberedAnswer[]> {
  // Their terms are hardly ever new to the process.
  const known = numbered(answers, await findTermNumbers(db, []));
  if (known.length === answers.length) return known;
  const kept = numbered(answers, await keepTerms(db, answers.flatMap(termsIn)));
  if (kept.length < answers.length) throw new Error('A term was not kept.');
  return kept;
}

/** Those of the answers whose terms all have numbers. */
function numbered(answers: readonly Answer[], numbers: TermNumbers): NumberedAnswer[] {
  const numberOf = (name: string | null) => (name === null ? null : numbers.get(name));
  return answers.flatMap((answer) => {
    const item = numbers.get(answer.item);
    const [objective, slip] = [numberOf(answer.objective), numberOf(answer.slip)];
    if (item === undefined || objective === undefined || slip === undefined) return [];
    const { right, ms, tries, rating } = answer;
    return { item, objective, right, slip, ms, tries, rating };
  });
}

const termsIn = ({ item, objective, slip }: Answer) =>
  [item, objective, slip].filter((name) => name !== null);
