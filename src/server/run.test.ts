import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import { setUpFreshDb } from '#testing/fresh-db.ts';
import { readConfig } from './platform/config.ts';
import { run } from './run.ts';

const fresh = setUpFreshDb(true);

/** Serves in vain with these settings, on a database that it has to close; returns why it cannot. */
async function refusalOf(env: Record<string, string>): Promise<unknown> {
  const close = vi.fn(() => Promise.resolve());
  const config = readConfig({ LOG_LEVEL: 'silent', SECRET_KEY: 'a1'.repeat(32), ...env });
  const reason: unknown = await run(config, { ...fresh.database, close }).catch(
    (error: unknown) => error,
  );
  expect(close).toHaveBeenCalledOnce();
  return reason;
}

it('a port in use and an address of another machine are named with their setting', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : 0;
  expect(await refusalOf({ HOST: '127.0.0.1', PORT: String(port) })).toMatchObject({
    message: `PORT ${port} is in use on 127.0.0.1. Stop the other program, or set PORT to another number.`,
  });
  other.close();
  expect(await refusalOf({ HOST: '203.0.113.7', PORT: '0' })).toMatchObject({
    message: 'HOST 203.0.113.7 is not an address of this machine.',
  });
});
