// Deals a tables check to a pupil whose teacher has opened one (D11).
import { ON_SERVER } from '#games/server.ts';
import { TABLES_CHECK } from '#games/ids.ts';
import { NOTHING_REMEMBERED } from '#games/kit/rules/memory.ts';
import type { SignedDeal } from '#shared/contract/rounds.ts';
import { TABLES_CHECK_YEAR } from '#shared/tables-check.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { freshRandom, signRound } from '../../play/deal-rounds.ts';
import { findDealing } from '../../play/dealing-store.ts';
import { signingKey } from '../../play/round-keys.ts';
import { hasFinished, noteStart } from './results-store.ts';
import { findChecksFor } from './store.ts';

interface Pupil {
  id: number;
  yearGroup: number | null;
}

/**
 * A check for an opening, or for the newest open practice if none is given. 404 if it is for others, 409 if it is
 * closed or done.
 */
export async function dealCheck(
  deps: Deps,
  pupil: Pupil,
  wantedId: number | undefined,
): Promise<SignedDeal> {
  const { db } = deps.database;
  const checkId = await findOpen(deps, pupil, wantedId);
  const { pace } = await findDealing(db, pupil.id, TABLES_CHECK);
  const { dealStart } = await ON_SERVER[TABLES_CHECK].loadDealer();
  const { start } = await dealStart({
    year: TABLES_CHECK_YEAR,
    random: freshRandom(),
    recent: [],
    memory: NOTHING_REMEMBERED,
    countdown: pace,
  });
  const dealtAt = deps.now();
  const signed = signRound(
    { userId: pupil.id, gameId: TABLES_CHECK, year: TABLES_CHECK_YEAR, start, pace, checkId },
    await signingKey(deps),
    dealtAt,
  );
  const dealId = signed.deal.id;
  await noteStart(db, { userId: pupil.id, checkId, dealId, pace, startedAt: dealtAt });
  return signed;
}

async function findOpen(
  { database: { db } }: Deps,
  { id: userId, yearGroup }: Pupil,
  wantedId: number | undefined,
): Promise<number> {
  const checks = yearGroup === TABLES_CHECK_YEAR ? await findChecksFor(db, userId) : [];
  const check = checks.find(({ id, kind, closedAt }) =>
    wantedId === undefined ? kind === 'practice' && closedAt === null : id === wantedId,
  );
  if (!check) throw notFound();
  if (check.closedAt !== null) {
    throw new AppError('conflict', 'This check is closed now. Please ask your teacher.');
  }
  if (check.kind === 'sitting' && (await hasFinished(db, userId, check.id))) {
    throw new AppError('conflict', 'You’ve already done this check.');
  }
  return check.id;
}
