// Passwords are stored only as argon2id hashes.
import { hash, verify } from '@node-rs/argon2';

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash that no password matches: log-in takes the same time for an unknown name. */
const NOBODY = hash('a password that nobody has', COST);

/** Keyboards may encode the same letter differently; this makes one form of them (RFC 8265 OpaqueString). */
const oneForm = (password: string) => password.normalize('NFC');

/** The argon2id hash of a password, including salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(oneForm(password), COST);
}

/** Stored for an account that is signed in to without one, by picture or card (D10): no password matches it. */
export const NO_PASSWORD = 'none';

/** Stored for a teacher who signs in with a school account alone. */
export const WITHOUT_PASSWORD = {
  passwordHash: NO_PASSWORD,
  passwordStatus: 'none',
  passwordExpiresAt: null,
} as const;

/** Whether the password matches the hash; null stands for an unknown user and never matches. */
export async function verifyPassword(hashed: string | null, password: string): Promise<boolean> {
  const real = hashed === NO_PASSWORD ? null : hashed;
  const right = await verify(real ?? (await NOBODY), oneForm(password));
  return right && real !== null;
}
