// Start-up messages about second factors.
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { secretKeyOf } from '../../platform/secret-key.ts';
import { countForeignSecrets } from './store.ts';

/** A line for each problem; none if all is well. */
export async function factorNotice(config: Config, { db }: Database): Promise<string[]> {
  const key = secretKeyOf(config);
  const foreign = await countForeignSecrets(db, key?.mark ?? null);
  const lines = [];
  if (key === null) {
    lines.push(
      'SECRET_KEY is not set: no second factor can be set up. Set it to 64 hexadecimal digits, the same for every process on this database (openssl rand -hex 32).',
    );
  }
  if (foreign > 0) {
    lines.push(
      `Second factors ${key ? 'encrypted with another key' : 'that need SECRET_KEY'}: ${foreign}. Their owners can log in only with a recovery code. Restore the key, or run: npm run admin -- reset-second-factor <username>`,
    );
  }
  return lines;
}
