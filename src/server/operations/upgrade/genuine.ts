// Whether an archive is the one that its maker published.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** An upgrade, or the way back, is not possible; the message is for the operator. */
export class UpgradeError extends Error {}

interface Proofs {
  /** File of the maker's public key, which came with the installed release; may be missing. */
  keyFile: string;
  /** What the operator says the archive's SHA-256 must be. */
  sha256: string | undefined;
}

/** The archive's bytes; throws UpgradeError where neither a signature nor a SHA-256 shows that it is genuine. */
export async function readGenuine(file: string, { keyFile, sha256 }: Proofs): Promise<Buffer> {
  const bytes = await readFile(file).catch(() => {
    throw new UpgradeError(`${file} cannot be read.`);
  });
  const sum = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== undefined && sha256.toLowerCase() !== sum) {
    throw new UpgradeError(`${file} is not the archive that you mean: its SHA-256 is ${sum}.`);
  }
  if (existsSync(keyFile)) await expectSigned(file, bytes, await readFile(keyFile));
  else if (sha256 === undefined) {
    throw new UpgradeError(
      `This release came without a key for signatures, so please give the SHA-256 that was published with the new one: npm run upgrade -- ${file} --sha256 <SHA-256>`,
    );
  }
  return bytes;
}

async function expectSigned(file: string, bytes: Buffer, key: Buffer): Promise<void> {
  const signature = await readFile(`${file}.sig`, 'utf8').catch(() => {
    throw new UpgradeError(`${file}.sig, the signature of the archive, cannot be read.`);
  });
  if (verify(null, bytes, createPublicKey(key), Buffer.from(signature, 'base64'))) return;
  throw new UpgradeError(
    `${file} was not signed by the maker of this release, or has changed since. Do not use it.`,
  );
}
