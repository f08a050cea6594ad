// An opened cell of the map: the items of an objective, and a pupil's newest answers with their slips (D11).
import type { CellDetail } from '#shared/contract/map.ts';
import { objectiveOf } from '#shared/objectives/index.ts';
import { yearOrFirst } from '#shared/years.ts';
import type { Caller } from '../../classes/scope-store.ts';
import { findClass } from '../../classes/store.ts';
import { findStates } from '../../memory/store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { schoolDay } from '../../platform/school-day.ts';
import { findLearningRounds } from '../../play/history-store.ts';
import { countAnswersSince } from '../../play/recent-answers-store.ts';
import { questionShown } from '../question-shown.ts';
import { slipText } from '../slip-text.ts';
import { itemsOf } from './objective-items.ts';
import { recallShownOn, rounded } from './recall-shown.ts';
import { mapSince } from './show-map.ts';
import { questionOfItem } from './show-questions.ts';
import { findMappedPupils, type MappedPupil } from './store.ts';
import { notFound } from '../../platform/errors.ts';

/** How many rounds are searched for the newest answers, and how many answers are shown. */
const LATEST_ROUNDS = 200;
const LATEST_ANSWERS = 30;
/** Sorts after any recall. */
const NEVER_MET = 2;

/** Throws 'not-found' if the class is not the caller's, the pupil is not in it, or no game asks the objective. */
export async function showCell(
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
  caller: Caller,
  { classId, userId, objective: code }: { classId: number; userId: number; objective: string },
): Promise<CellDetail> {
  const schoolClass = await findClass(db, caller, classId, now());
  const members = schoolClass ? await findMappedPupils(db, classId) : [];
  const pupil = members.find(({ id }) => id === userId);
  const objective = objectiveOf(code);
  if (!schoolClass || !pupil || !objective) throw notFound();
  const asked = await itemsOf(code, yearOrFirst(pupil.yearGroup ?? schoolClass.yearGroup));
  if (asked.size === 0) throw notFound();
  const given = await countAnswersSince(db, [userId], mapSince(now()));
  const counted = given.find((one) => one.objective === code);
  const items = await itemsShown(db, pupil, { code, asked }, now());
  const recalls = items.flatMap(({ recall }) => recall ?? []);
  const known = recalls.reduce((sum, recall) => sum + recall, 0);
  return {
    objective: { code, text: objective.title, strand: objective.strand },
    right: counted?.right ?? 0,
    answers: counted?.answers ?? 0,
    recall: pupil.isMemoryOn && recalls.length > 0 ? rounded(known / recalls.length) : null,
    isMemoryOn: pupil.isMemoryOn,
    items: items.map((item) => ({ ...item, recall: item.recall && rounded(item.recall) })),
    latest: await latestAnswers(db, userId, code),
  };
}

/** Each item with its question: those the pupil has met in front, what fades most first. */
async function itemsShown(
  db: Db,
  pupil: MappedPupil,
  { code, asked }: { code: string; asked: ReadonlySet<string> },
  now: Date,
): Promise<CellDetail['items']> {
  const states = await findStates(db, pupil.id, 'now');
  const recallToday = recallShownOn(schoolDay(now));
  const items: CellDetail['items'] = [];
  for (const item of asked) {
    const { question, answer } = await questionOfItem(item, code);
    const state = states.get(item);
    items.push({ item, question, answer, recall: state ? recallToday(state) : null });
  }
  return items.toSorted((one, other) => (one.recall ?? NEVER_MET) - (other.recall ?? NEVER_MET));
}

async function latestAnswers(db: Db, userId: number, code: string): Promise<CellDetail['latest']> {
  const since = new Date(0);
  const rounds = await findLearningRounds(db, userId, { since, limit: LATEST_ROUNDS });
  const latest: CellDetail['latest'] = [];
  for (const { gameId, endedAt, answers } of rounds) {
    for (const answer of answers?.toReversed() ?? []) {
      if (answer.objective !== code || latest.length === LATEST_ANSWERS) continue;
      const { item, right, slip } = answer;
      latest.push({
        ...(await questionShown(gameId, { item, objective: code, slip })),
        right,
        slip: slip === null ? null : await slipText(gameId, slip),
        endedAt: endedAt.toISOString(),
      });
    }
  }
  return latest;
}
