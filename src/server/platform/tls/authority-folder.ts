// What `npm run https` keeps in DATA_DIR/https: while the folder exists, this server serves HTTPS with it.
import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#shared/dates.ts';
import { ConfigError } from '../config.ts';
import { makeFolder } from '../make-folder.ts';

/** A certificate is replaced when less is left, so that months without a renewal do no harm. */
const RENEW_MS = 120 * DAY_MS;
const SECRET = { mode: 0o600 };

const filesIn = (folder: string) => ({
  names: join(folder, 'names'),
  root: join(folder, 'root.crt'),
  rootKey: join(folder, 'root.key'),
  cert: join(folder, 'server.crt'),
  key: join(folder, 'server.key'),
});

export const authorityFolder = (dataDir: string) => join(dataDir, 'https');

/** The certificate's files, and the names and addresses in it; null if the school has no authority of its own. */
export function findAuthority(dataDir: string) {
  const folder = authorityFolder(dataDir);
  if (!existsSync(folder)) return null;
  const { names, cert, key } = filesIn(folder);
  try {
    return { names: readFileSync(names, 'utf8').split('\n'), cert, key };
  } catch (error) {
    throw unusable(folder, error);
  }
}

const unusable = (folder: string, cause: unknown) =>
  new ConfigError(`The folder ${folder} cannot be used by this user.`, { cause });

/**
 * Makes an authority for these names and addresses, and the server's certificate, in the place of earlier ones. Throws
 * ConfigError where this user cannot write.
 */
export async function makeAuthority(
  dataDir: string,
  { names, appName, now }: { names: readonly string[]; appName: string; now: Date },
): Promise<void> {
  // Loaded only when it is needed: it would delay every start.
  const { makeKey, makeRoot, signCertificate } = await import('./authority.ts');
  const root = await makeRoot(names, appName, now);
  const key = makeKey();
  const cert = await signCertificate(root, { names, key, now });
  const draft = join(dataDir, 'https-draft');
  const files = filesIn(draft);
  try {
    await rm(draft, { recursive: true, force: true });
    await makeFolder(draft, 0o700);
    await writeFile(files.rootKey, root.key, SECRET);
    await writeFile(files.key, key, SECRET);
    await writeFile(files.root, root.cert);
    await writeFile(files.cert, cert);
    await writeFile(files.names, names.join('\n'));
    await rm(authorityFolder(dataDir), { recursive: true, force: true });
    await rename(draft, authorityFolder(dataDir));
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

/** Throws ConfigError where this user cannot write. */
export async function removeAuthority(dataDir: string): Promise<void> {
  const folder = authorityFolder(dataDir);
  await rm(folder, { recursive: true, force: true }).catch((error: unknown) => {
    throw unusable(folder, error);
  });
}

/** The certificate that devices trust. */
export async function readRoot(dataDir: string): Promise<X509Certificate> {
  return new X509Certificate(await readFile(filesIn(authorityFolder(dataDir)).root));
}

/**
 * Replaces the server's certificate in time. Its key stays, so that of several processes that renew it together, any
 * may be the last.
 */
export async function renewCertificate(
  dataDir: string,
  names: readonly string[],
  now: Date,
): Promise<void> {
  const files = filesIn(authorityFolder(dataDir));
  const expiresAt = Date.parse(new X509Certificate(await readFile(files.cert)).validTo);
  const root = await readRoot(dataDir);
  const isDue = expiresAt - now.getTime() < RENEW_MS && expiresAt < Date.parse(root.validTo);
  if (!isDue) return;
  const { signCertificate } = await import('./authority.ts');
  const [rootKey, key] = await Promise.all([
    readFile(files.rootKey, 'utf8'),
    readFile(files.key, 'utf8'),
  ]);
  const cert = await signCertificate({ cert: root.toString(), key: rootKey }, { names, key, now });
  const draft = `${files.cert}.${process.pid}`;
  await writeFile(draft, cert);
  await rename(draft, files.cert);
}
