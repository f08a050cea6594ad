import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the doctor says why a database cannot be used', () => {
  const args = ['--import', 'tsx', join(import.meta.dirname, 'doctor-cli.ts')];
  const env = { ...process.env, DATABASE_URL: 'postgres://127.0.0.1:1/nowhere' };
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  expect(stdout).toBe(
    'database: The PostgreSQL server in DATABASE_URL cannot be used. (connect ECONNREFUSED 127.0.0.1:1)\n',
  );
  expect(status).toBe(1);
});
