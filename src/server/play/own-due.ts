// Rounds that pupils can choose themselves: to water due items, and to mend those in the fix-it basket.
import { GAMES } from '#games/cards.ts';
import type { GameId } from '#games/ids.ts';
import type { Asking } from '#games/kit/rules/game.ts';
import { ON_SERVER } from '#games/server.ts';
import type { OwnDue } from '#shared/contract/own-due.ts';
import type { RoundPurpose } from '#shared/contract/rounds.ts';
import type { Deps } from '../platform/http/deps.ts';
import { notFound } from '../platform/errors.ts';
import { findAsking } from './dealing-store.ts';
import type { Pupil, RoundPlan } from './deal-rounds.ts';
import { showMemory } from './show-memory.ts';

type Needs = Pick<Deps, 'database' | 'now'>;

export async function showOwnDue(deps: Needs, pupil: Pupil): Promise<OwnDue> {
  const { isOn, garden, basket, journey } = await showMemory(deps, pupil);
  const rounds = await findAsking(deps.database.db, pupil);
  const thirsty = garden.filter((plant) => plant.thirsty);
  const due = await gameAskingMost(thirsty, rounds);
  return {
    plants: isOn && (due !== null || thirsty.length === 0) ? garden.length : null,
    due,
    mend: await gameAskingMost(basket, rounds),
    journey,
  };
}

/** Practices first: a round of one holds more items of a kind than a game. */
const IN_TURN: readonly GameId[] = [
  ...GAMES.filter(({ isPractice }) => isPractice),
  ...GAMES.filter(({ isPractice }) => !isPractice),
].map(({ id }) => id);

/** The first of the games that can ask the most items; null if no game can ask any. */
async function gameAskingMost(
  items: readonly { item: string }[],
  rounds: Asking,
): Promise<GameId | null> {
  let found: GameId | null = null;
  let most = 0;
  for (const id of IN_TURN) {
    const { repertoire } = await ON_SERVER[id].loadDealer();
    const asked = items.filter(({ item }) => repertoire?.asks(item, rounds)).length;
    if (asked > most) [found, most] = [id, asked];
  }
  return found;
}

/** Without a clock, whatever the pupil's setting. */
export const TO_THINK = {
  purpose: 'think',
  focus: { kind: 'think' },
  countdown: null,
} as const satisfies RoundPlan;

/** How rounds for a purpose are dealt; 404 where a game has nothing to think through. */
export async function planFor(
  deps: Needs,
  pupil: Pupil,
  { purpose, gameId }: { purpose: RoundPurpose; gameId: GameId },
): Promise<RoundPlan> {
  if (purpose === 'think') {
    const { repertoire } = await ON_SERVER[gameId].loadDealer();
    if (!repertoire?.dealsThinking) throw notFound();
    return TO_THINK;
  }
  const focus = { kind: 'due' } as const;
  if (purpose === 'due') return { purpose, focus };
  const { basket } = await showMemory(deps, pupil);
  return { purpose, focus, due: new Set(basket.map(({ item }) => item)) };
}
