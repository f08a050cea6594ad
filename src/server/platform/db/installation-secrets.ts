// Random secrets of an installation; they appear in no log and no answer.
import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';
import { installationSecrets } from './schema.ts';

const SECRET_BYTES = 32;

/** The secret with this name, created at the first call; the same for all processes on the database. */
export async function installationSecret(db: Db, name: string): Promise<string> {
  const value = randomBytes(SECRET_BYTES).toString('hex');
  await db.insert(installationSecrets).values({ name, value }).onConflictDoNothing();
  const [row] = await db
    .select({ value: installationSecrets.value })
    .from(installationSecrets)
    .where(eq(installationSecrets.name, name));
  if (!row) throw new Error(`The secret ${name} was not kept.`);
  return row.value;
}

const kept = new WeakMap<Db, Map<string, Promise<string>>>();

/** `installationSecret`, cached in the process for frequent use. */
export function keptSecret(db: Db, name: string): Promise<string> {
  const secrets = kept.get(db) ?? new Map<string, Promise<string>>();
  kept.set(db, secrets);
  const before = secrets.get(name);
  if (before) return before;
  const secret = installationSecret(db, name);
  secrets.set(name, secret);
  // A failed read is repeated.
  secret.catch(() => secrets.delete(name));
  return secret;
}
