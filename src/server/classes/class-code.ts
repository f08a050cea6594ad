// The code of a class page, and the token that replaces typing it.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_CHARACTERS, CODE_LENGTH } from '#shared/class-code.ts';
import type { Db } from '../platform/db/database.ts';
import { keptSecret } from '../platform/db/installation-secrets.ts';

const TOKEN_BYTES = 16;

/** Six of 21 letters and digits: 86 million codes. */
export function newClassCode(): string {
  return Array.from(
    { length: CODE_LENGTH },
    () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)],
  ).join('');
}

/** Makes the tokens in the links of QR codes: 128 bits that nobody can guess, valid as long as the code. */
export async function codeTokens(db: Db): Promise<(code: string) => string> {
  const secret = await keptSecret(db, 'class-code-tokens');
  return (code) =>
    createHmac('sha256', secret)
      .update(code)
      .digest()
      .subarray(0, TOKEN_BYTES)
      .toString('base64url');
}

export async function isTokenOf(db: Db, code: string, token: string): Promise<boolean> {
  const [right, given] = [Buffer.from((await codeTokens(db))(code)), Buffer.from(token)];
  return given.length === right.length && timingSafeEqual(given, right);
}
