// Sets up, renews and removes second factors.
import type { User } from '#shared/contract/auth.ts';
import type { Enrolment, SecondFactorStatus } from '#shared/contract/second-factor.ts';
import type { AuditKind } from '#shared/audit-kinds.ts';
import type { Actor } from '../audit/event.ts';
import { recordEvent } from '../audit/store.ts';
import { replaceSessions, type SessionRow } from '../session/session-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { secretKeyOf, type Seal } from '../../platform/secret-key.ts';
import { isRequired, NO_KEY } from './policy.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import * as store from './store.ts';
import { enrolmentUri, newSecret, stepOf } from './totp.ts';

const BEGIN_AGAIN = 'Please start again: this set-up has expired.';
const IS_ON = 'Two-step log-in is already on. Turn it off first to set it up again.';

const sealOf = ({ id }: User): Seal => ({ purpose: 'second-factor', userId: id });

export async function getStatus(
  { config, database: { db } }: Deps,
  user: User,
): Promise<SecondFactorStatus> {
  const factor = await store.findFactor(db, user.id);
  return {
    on: factor?.isOn ?? false,
    recoveryCodesLeft: await store.countRecoveryCodes(db, user.id),
    required: await isRequired(db),
    available: secretKeyOf(config) !== null,
  };
}

/** A new secret, stored encrypted; takes effect with `turnOn`. 409 if one is on, 503 without a key. */
export async function begin({ config, database: { db } }: Deps, user: User): Promise<Enrolment> {
  const key = secretKeyOf(config);
  if (!key) throw new AppError('unavailable', NO_KEY);
  const secret = newSecret();
  if (!(await store.beginFactor(db, user.id, key.seal(secret, sealOf(user))))) {
    throw new AppError('conflict', IS_ON);
  }
  return { secret, uri: enrolmentUri(secret, { issuer: config.appName, label: user.username }) };
}

/**
 * Turns it on and gives recovery codes to show once; ends all sessions but the new `session`. 400 for a wrong code, 409
 * if nothing was begun.
 */
export async function turnOn(
  deps: Deps,
  user: User,
  { code, session, actor }: { code: string; session: SessionRow; actor: Actor },
): Promise<string[]> {
  const { config, database, now } = deps;
  const factor = await store.findFactor(database.db, user.id);
  if (factor?.isOn) throw new AppError('conflict', IS_ON);
  const secret = factor && secretKeyOf(config)?.open(factor.secret, sealOf(user));
  if (!secret) throw new AppError('conflict', BEGIN_AGAIN);
  const step = stepOf(secret, code.replaceAll(/\s/g, ''), now());
  if (step === null) {
    throw new AppError(
      'invalid',
      'That code isn’t right. Please type the one that your app shows now, and check that the clock of your phone is right.',
    );
  }
  return inTransaction(database.db, async (tx) => {
    const turnedOn = { secret: factor.secret, step, now: now() };
    if (!(await store.turnOnFactor(tx, user.id, turnedOn))) {
      throw new AppError('conflict', BEGIN_AGAIN);
    }
    return renewCodes(tx, deps, user, { kind: 'second-factor-on', session, actor });
  });
}

/** New recovery codes to show once; ends all sessions but the new `session`. 409 if no second factor is on. */
export async function renewRecoveryCodes(
  deps: Deps,
  user: User,
  { session, actor }: { session: SessionRow; actor: Actor },
): Promise<string[]> {
  return inTransaction(deps.database.db, async (tx) => {
    if (!(await store.lockFactor(tx, user.id))?.isOn) {
      throw new AppError('conflict', 'Two-step log-in is not on.');
    }
    return renewCodes(tx, deps, user, { kind: 'recovery-codes-renewed', session, actor });
  });
}

/** Turns it off; ends all sessions but the new `session`. */
export async function turnOff(
  deps: Deps,
  user: User,
  { session, actor }: { session: SessionRow; actor: Actor },
): Promise<void> {
  await inTransaction(deps.database.db, async (tx) => {
    await store.deleteFactor(tx, user.id);
    await finish(tx, deps, user, { kind: 'second-factor-off', session, actor });
  });
}

interface Outcome {
  kind: AuditKind;
  session: SessionRow;
  actor: Actor;
}

async function renewCodes(tx: Db, deps: Deps, user: User, outcome: Outcome): Promise<string[]> {
  const codes = newRecoveryCodes();
  await store.replaceRecoveryCodes(tx, user.id, codes.map(hashRecoveryCode));
  await finish(tx, deps, user, outcome);
  return codes;
}

/** Ends sessions from before the change, and records the event. */
async function finish(
  tx: Db,
  { now }: Deps,
  user: User,
  { kind, session, actor }: Outcome,
): Promise<void> {
  await replaceSessions(tx, session);
  await recordEvent(tx, { kind, actor, targetId: user.id, at: now() });
}
