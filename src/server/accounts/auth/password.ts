// Passwords are kept as argon2id hashes and nothing else.
import { hash, verify } from '@node-rs/argon2';

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash that no password matches as quickly as one that some might: log-in takes the same time for an unknown name. */
const NOBODY = hash('a password that nobody has', COST);

/** Keyboards write the same letter in more than one way: one form for all (RFC 8265 OpaqueString). */
const oneForm = (password: string) => password.normalize('NFC');

/** The argon2id hash of a password, with its salt and cost in it. */
export function hashPassword(password: string): Promise<string> {
  return hash(oneForm(password), COST);
}

/** Whether the password is the one behind the hash; null stands for an unknown user and is never right. */
export async function verifyPassword(hashed: string | null, password: string): Promise<boolean> {
  const right = await verify(hashed ?? (await NOBODY), oneForm(password));
  return right && hashed !== null;
}
