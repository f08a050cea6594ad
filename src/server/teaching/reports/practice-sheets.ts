// Practice sheets to print (D19): for each pupil what is due today, then questions of the year. Nothing of them is stored.
import { setImmediate } from 'node:timers/promises';
import type { GameId } from '#games/ids.ts';
import type { PaperDealer } from '#games/kit/rules/game.ts';
import { seededRandom, type Random } from '#games/kit/rules/random.ts';
import { ON_SERVER } from '#games/server.ts';
import type { PracticeSheet, SheetQuestion } from '#shared/contract/class-reports.ts';
import { yearOrFirst } from '#shared/years.ts';
import { findMemoryView } from '../../memory/view-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { schoolDay } from '../../platform/school-day.ts';
import { daysBetween } from '../../platform/utc-day.ts';

/** The parts of a sheet: the game that asks, and how many questions. */
const PARTS = [
  { gameId: 'mathematics-mountain', count: 12 },
  { gameId: 'listen-and-spell', count: 8 },
  { gameId: 'grammar-guru', count: 4 },
] as const satisfies readonly { gameId: GameId; count: number }[];

interface Pupil {
  id: number;
  displayName: string;
  yearGroup: number | null;
}

/** A sheet each, all different; asked again on the same day with nothing played between, the same ones. */
export async function practiceSheets(
  db: Db,
  pupils: readonly Pupil[],
  now: Date,
): Promise<PracticeSheet[]> {
  const sheets: PracticeSheet[] = [];
  for (const { id, displayName, yearGroup } of pupils) {
    // Each sheet takes some milliseconds, so other requests run in between.
    await setImmediate();
    const dealing = {
      year: yearOrFirst(yearGroup),
      // Of the rounds of any game only the first few make a difference.
      memory: await findMemoryView(db, id, 'mathematics-mountain', now),
    };
    const [sums, spelling, grammar] = await Promise.all(
      PARTS.map((part) => questionsFor(part, { ...dealing, random: randomOn(schoolDay(now), id) })),
    );
    if (!sums || !spelling || !grammar) continue;
    sheets.push({ userId: id, displayName, sums, spelling, grammar });
  }
  return sheets;
}

/** The answers are printed from another answer of the server than the sheets may be. */
function randomOn(day: string, userId: number): Random {
  return seededRandom(Math.imul(userId, 0x9e3779b1) + daysBetween('2000-01-01', day));
}

async function questionsFor(
  { gameId, count }: (typeof PARTS)[number],
  dealing: Parameters<PaperDealer>[0],
): Promise<SheetQuestion[]> {
  const { dealPaper } = await ON_SERVER[gameId].loadDealer();
  if (!dealPaper) throw new Error(`${gameId} has nothing for paper.`);
  const questions = await dealPaper(dealing, count);
  return questions.map(({ question, way, options, others, answer }) => {
    return { question, way, options: [...options], others: [...others], answer };
  });
}
