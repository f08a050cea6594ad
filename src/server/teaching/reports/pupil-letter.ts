// The contents of the letter to a pupil's parents (D11).
import type { ClassPupil } from '#shared/contract/classes.ts';
import type { PupilLetter } from '#shared/contract/class-reports.ts';
import { findOwnWords } from '../../memory/own-words-store.ts';
import { findStates } from '../../memory/store.ts';
import type { Db } from '../../platform/db/database.ts';
import { isTooEarly, sortItems, sortObjectives } from './letter-rules.ts';
import { findCheckedSince, findPlayedSince } from './store.ts';
import { gameCounts, objectiveTallies, roundCounts, type ObjectiveTally } from './tally.ts';
import { lastDays, startOf } from '../../platform/weeks.ts';

/** Covers the last `weeks` times seven days, including today. */
export async function pupilLetter(
  db: Db,
  { id, displayName, yearGroup }: ClassPupil,
  { weeks, now }: { weeks: number; now: Date },
): Promise<PupilLetter> {
  const { from, to } = lastDays(now, weeks);
  const rounds = await findPlayedSince(db, [id], startOf(from));
  const isEarly = isTooEarly(rounds);
  const checks = await findCheckedSince(db, [id], startOf(from));
  const { secure, practising } = sortObjectives(
    isEarly ? [] : objectiveTallies([...rounds, ...checks]),
  );
  const states = await findStates(db, id, 'now');
  const ownWords = await findOwnWords(db, [...states.keys()]);
  return {
    pupil: { id, displayName, yearGroup },
    from,
    to,
    rounds: roundCounts(rounds),
    games: gameCounts(rounds),
    isEarly,
    secure: secure.map(ofOnePupil),
    practising: practising.map(ofOnePupil),
    ...sortItems(states, ownWords, now),
  };
}

function ofOnePupil({ code, text, answers, right }: ObjectiveTally) {
  return { code, text, answers, right };
}
