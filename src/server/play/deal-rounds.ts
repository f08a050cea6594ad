// Deals rounds and signs them, so that their results can be verified (D8).
import { randomInt, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { ON_SERVER } from '#games/server.ts';
import type { GameId, PlayableId } from '#games/ids.ts';
import type { Focus } from '#games/kit/rules/focus.ts';
import type { CountdownFactor, Dealer } from '#games/kit/rules/game.ts';
import { afterRound, type AskedItem, type MemoryView } from '#games/kit/rules/memory.ts';
import { seededRandom, type Random } from '#games/kit/rules/random.ts';
import {
  DEAL_DAYS,
  type Deal,
  type RoundPurpose,
  type SignedDeal,
} from '#shared/contract/rounds.ts';
import { DAY_MS } from '#shared/dates.ts';
import { yearOrFirst } from '#shared/years.ts';
import { onOneConnection } from '../platform/db/transaction.ts';
import type { Deps } from '../platform/http/deps.ts';
import { findMemoryView } from '../memory/view-store.ts';
import { findDealing, rememberDealt } from './dealing-store.ts';
import { findRoundsSince } from './recent-answers-store.ts';
import { signatureOf, signingKey, type RoundKey } from './round-keys.ts';

const SEEDS = 2 ** 32;

export interface Pupil {
  id: number;
  yearGroup: number | null;
}

/** How rounds are dealt, if not just for playing. */
export interface RoundPlan {
  /** The set work to name in each deal. */
  workId?: number;
  /** The pupil's purpose, named in each deal. */
  purpose?: RoundPurpose;
  /** The items to treat as due, instead of those that are. */
  due?: ReadonlySet<string>;
  focus?: Focus | null;
  /** Replaces the pupil's own setting; null switches countdowns off. */
  countdown?: CountdownFactor;
  /** Replaces the game's own dealer. */
  dealStart?: Dealer;
}

/** Deals `count` rounds for a pupil's year and memory (D9), each as if the previous ones had been played. */
export async function dealSignedRounds(
  deps: Deps,
  pupil: Pupil,
  gameId: GameId,
  count: number,
  { workId, purpose, due, focus = null, countdown, ...plan }: RoundPlan = {},
): Promise<SignedDeal[]> {
  const { db } = deps.database;
  const dealStart = plan.dealStart ?? (await ON_SERVER[gameId].loadDealer()).dealStart;
  const year = yearOrFirst(pupil.yearGroup);
  const [{ pace: ownPace, typedNumbersOnly, before }, remembered] = await onOneConnection(
    db,
    (connection) =>
      Promise.all([
        findDealing(connection, pupil.id, gameId),
        findMemoryView(connection, pupil.id, gameId, deps.now()),
      ]),
  );
  const isHelped = focus?.kind === 'think' && remembered.rounds !== null;
  const answered = isHelped ? await answersByItem(deps, pupil.id) : undefined;
  const pace = countdown === undefined ? ownPace : countdown;
  const key = await signingKey(deps);
  let memory = due ? withDue(remembered, due) : remembered;
  const deals: SignedDeal[] = [];
  let first: readonly string[] = [];
  // Newest first.
  let dealt: string[] = [];
  while (deals.length < count) {
    // Each round takes some milliseconds, so other requests run in between.
    if (deals.length > 0) await setImmediate();
    const random = freshRandom();
    const recent = [...dealt, ...before];
    const { start, reasons, drawn, asked } = await dealStart({
      year,
      random,
      recent,
      memory,
      countdown: pace,
      typedNumbersOnly,
      answered,
      focus,
    });
    if (deals.length === 0) first = drawn;
    dealt = [...drawn, ...dealt];
    const met = lastMet(remembered, asked);
    const isHeld = ({ item }: AskedItem) => memory.items.get(item)?.isDue ?? false;
    const holds = asked.filter(isHeld).length;
    const dealtAt = deps.now();
    memory = afterRound(memory, asked, dealtAt);
    const round = {
      userId: pupil.id,
      gameId,
      year,
      start,
      pace,
      ...(met && { met }),
      ...(workId !== undefined && { workId }),
      ...(purpose && { purpose }),
      ...(purpose && purpose !== 'think' && { holds }),
    };
    deals.push({ ...signRound(round, key, dealtAt), ...(reasons && { reasons }) });
  }
  // The first round is played next. Online, the one after it is dealt once the first is recorded, and must
  // differ from it.
  await rememberDealt(db, pupil.id, gameId, { now: [...first, ...dealt], before });
  return deals;
}

interface UnsignedRound extends Pick<
  Deal,
  'userId' | 'year' | 'start' | 'pace' | 'met' | 'holds' | 'purpose' | 'workId' | 'checkId'
> {
  gameId: PlayableId;
}

/** A signed deal with a new id and seed, valid from now. */
export function signRound(
  round: UnsignedRound,
  { name: key, secret }: RoundKey,
  dealtAt: Date,
): SignedDeal {
  const deal: Deal = {
    ...round,
    id: randomUUID(),
    seed: randomInt(SEEDS),
    dealtAt: dealtAt.toISOString(),
    expiresAt: new Date(dealtAt.getTime() + DEAL_DAYS * DAY_MS).toISOString(),
    key,
    rules: ON_SERVER[round.gameId].replay.rulesVersion,
  };
  return { deal, signature: signatureOf(deal, secret) };
}

/** A random source for a new round. */
export function freshRandom(): Random {
  return seededRandom(randomInt(SEEDS));
}

/** How long a missed problem calls for a worked example. */
const HELPED_DAYS = 60;

/** Whether the pupil's last answers on each item were right, oldest first. */
async function answersByItem(
  { database, now }: Deps,
  userId: number,
): Promise<Map<string, boolean[]>> {
  const since = new Date(now().getTime() - HELPED_DAYS * DAY_MS);
  const byItem = new Map<string, boolean[]>();
  for (const { answers } of await findRoundsSince(database.db, [userId], since)) {
    for (const { item, right } of answers) byItem.set(item, [...(byItem.get(item) ?? []), right]);
  }
  return byItem;
}

/** The same memory with only these items due. */
function withDue(memory: MemoryView, due: ReadonlySet<string>): MemoryView {
  const items = [...memory.items].map(
    ([item, known]) => [item, { ...known, isDue: due.has(item) }] as const,
  );
  return { ...memory, items: new Map(items) };
}

/** When the pupil last met each of the round's items; new items are left out. */
function lastMet(
  { items }: MemoryView,
  asked: readonly AskedItem[],
): Record<string, string> | null {
  const known = asked.flatMap(({ item }) => items.get(item) ?? []);
  if (known.length === 0) return null;
  return Object.fromEntries(known.map(({ item, lastMet }) => [item, lastMet.toISOString()]));
}
