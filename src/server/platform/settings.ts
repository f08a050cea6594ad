// The process's settings: its environment, supplemented by `.env` next to package.json.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig, type Config } from './config.ts';
import { readOwnWorries } from './own-worries.ts';
import { findProjectRoot } from './project-root.ts';

/** Reads the settings, with `--workers` from the command line and the school's own worries; throws ConfigError for the first invalid one. */
export function readStartSettings(args: readonly string[]): Config {
  const { workers } = readOptions(args);
  if (workers !== undefined) process.env['WORKERS'] = workers;
  const settings = readSettings();
  return { ...settings, ownWorries: readOwnWorries(settings.dataDir) };
}

function readOptions(args: readonly string[]): { workers?: string | undefined } {
  try {
    return parseArgs({ args: [...args], options: { workers: { type: 'string' } } }).values;
  } catch {
    throw new ConfigError(
      'Usage: npm start [-- --workers <number>]. Everything else is set by environment variables.',
    );
  }
}

/** Reads the settings; throws ConfigError for the first invalid one. */
export function readSettings(): Config {
  const envFile = join(findProjectRoot(), '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  return readConfig(process.env);
}
