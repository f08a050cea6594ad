// The settings of this process: its environment, completed by a file `.env` beside package.json.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, type Config } from './config.ts';
import { findProjectRoot } from './project-root.ts';

/** Reads them; throws ConfigError for the first wrong one. */
export function readSettings(): Config {
  const envFile = join(findProjectRoot(), '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  return readConfig(process.env);
}
