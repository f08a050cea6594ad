// The items of an objective; a cell of the map shows how many of them were met (D11).
import { itemsOfGame } from '#games/server.ts';
import { GAME_IDS } from '#games/ids.ts';
import { OBJECTIVES, objectiveOf, type Objective } from '#shared/objectives/index.ts';
import type { YearGroup } from '#shared/years.ts';

/** The items that rounds of a year ask, by the code of the objective. */
type ItemsOfYear = ReadonlyMap<string, ReadonlySet<string>>;

const NONE: ReadonlySet<string> = new Set();

/** Content does not change while the server runs. */
const known = new Map<YearGroup, ItemsOfYear>();

async function itemsOfYear(year: YearGroup): Promise<ItemsOfYear> {
  const items = known.get(year) ?? (await readItems(year));
  known.set(year, items);
  return items;
}

async function readItems(year: YearGroup): Promise<ItemsOfYear> {
  const byObjective = new Map<string, Set<string>>();
  for (const gameId of GAME_IDS) {
    const game = await itemsOfGame(gameId);
    for (const { item, objective } of (await game?.askedIn(year)) ?? []) {
      if (objective === null) continue;
      const items = byObjective.get(objective) ?? new Set();
      byObjective.set(objective, items.add(item));
    }
  }
  return byObjective;
}

/**
 * The items of an objective for a pupil: what rounds of the pupil's year ask about it or, if they ask nothing, what
 * rounds of the objective's own year ask. Empty if no game asks about it.
 */
export async function itemsOf(code: string, year: YearGroup): Promise<ReadonlySet<string>> {
  const own = objectiveOf(code)?.year;
  const asked = (await itemsOfYear(year)).get(code);
  return asked ?? (own && (await itemsOfYear(own)).get(code)) ?? NONE;
}

/** The objectives of these years that games ask in these years. */
export async function objectivesAsked(years: ReadonlySet<YearGroup>): Promise<Objective[]> {
  const asked: Objective[] = [];
  for (const objective of OBJECTIVES.filter(({ year }) => years.has(year))) {
    const { size } = await itemsOf(objective.code, objective.year);
    if (size > 0) asked.push(objective);
  }
  return asked;
}
