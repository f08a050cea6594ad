// The built application in a separate folder, where a newer version can replace it.
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A copy of the built application that AppServer can start. */
export async function copyOfApp(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bright-explorers-app-'));
  for (const part of ['package.json', 'dist']) {
    await cp(part, join(folder, part), { recursive: true });
  }
  await cp('src/server/platform/db/migrations', join(folder, 'src/server/platform/db/migrations'), {
    recursive: true,
  });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** What the newer version calls its build. */
const NEW_BUILD = 'fedcba987654';

const HASHED = /^(.+)-([\w-]{8})\.(js|css|woff2?)$/;
/** Any of them, in a text. */
const FILE_NAME = /[\w.-]+\.(?:js|css|woff2?)\b/g;
const TEXT = /\.(js|css|html)$/;

/** Replaces this version with a newer one: every file has another name, and the games' page another heading. */
export async function renew(folder: string): Promise<void> {
  const web = join(folder, 'dist/web');
  const assets = join(web, 'assets');
  const names = new Map<string, string>();
  for (const file of await readdir(assets)) {
    const [, name, hash = '', ending] = HASHED.exec(file) ?? [];
    if (name) names.set(file, `${name}-${[...hash].toReversed().join('')}.${ending}`);
    else await rm(join(assets, file));
  }
  const inNewWords = (text: string) =>
    text
      .replace(FILE_NAME, (name) => names.get(name) ?? name)
      .replaceAll('Choose a game', 'Pick a game');
  for (const [before, after] of names) {
    if (TEXT.test(before)) await rewrite(join(assets, before), inNewWords);
    await rename(join(assets, before), join(assets, after));
  }
  for (const file of await readdir(web)) {
    if (/\.(br|gz)$/.test(file)) await rm(join(web, file));
    else if (TEXT.test(file)) await rewrite(join(web, file), inNewWords);
  }
  await rewrite(join(web, 'service-worker.js'), (text) =>
    text.replace(/(build:.)[0-9a-f]{12}/, `$1${NEW_BUILD}`),
  );
}

async function rewrite(path: string, change: (text: string) => string): Promise<void> {
  await writeFile(path, change(await readFile(path, 'utf8')));
}
