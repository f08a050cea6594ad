// The process's settings: its environment, supplemented by `.env` next to package.json.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { ConfigError, DATA_DIR, readConfig, type Config } from './config.ts';
import { readOwnWorries } from './own-worries.ts';
import { findInstallation } from './project-root.ts';
import { findAuthority } from './tls/authority-folder.ts';
import { unknownSettings } from './unknown-settings.ts';

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
  const file = readEnvFile();
  for (const [name, value] of Object.entries(file)) process.env[name] ??= value;
  return readSettingsOf(process.env);
}

/** With the school's own authority (`npm run https`) HTTPS is on, for other devices, where the environment does not differ. */
export function readSettingsOf(env: Readonly<Record<string, string | undefined>>): Config {
  const hasCertificate = env['TLS_CERT'] || env['TLS_KEY'];
  const authority = hasCertificate ? null : findAuthority(resolve(env['DATA_DIR'] || DATA_DIR));
  if (authority === null) return readConfig(env);
  const config = readConfig({
    ...env,
    HOST: env['HOST'] || '0.0.0.0',
    PORT: env['PORT'] || '3443',
    // Plain HTTP keeps the port that it had, for the page /trust and for addresses that devices know.
    REDIRECT_PORT: env['REDIRECT_PORT'] || (env['PORT'] ? '' : '3000'),
    TLS_CERT: authority.cert,
    TLS_KEY: authority.key,
  });
  return { ...config, schoolNames: authority.names };
}

/** A line for each name in `.env` and the environment that was probably meant as a setting. */
export function strangeSettings(): string[] {
  return unknownSettings(process.env, readEnvFile());
}

function readEnvFile(): NodeJS.Dict<string> {
  const path = join(findInstallation(), '.env');
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
}
