// Passwords are stored only as argon2id hashes.
import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { HASH_COST } from './hash-cost.ts';
import { makeHashQueue, type Urgency } from './hash-queue.ts';

/** A hash keeps one of libuv's four threads busy; one stays free for files and other cryptography. */
const AT_A_TIME = Math.min(availableParallelism(), 3);
/** A log-in that would wait longer than some seconds is refused at once. */
const inTurn = makeHashQueue(AT_A_TIME, { 'log-in': 200, registration: 100, import: 50 });

/** Matches no password; checking it makes a log-in with an unknown name take as long as with a known one. */
const NOBODY = hash('a password that nobody has', HASH_COST);

/** Keyboards may encode the same letter differently; this makes them one (RFC 8265 OpaqueString). */
const oneForm = (password: string) => password.normalize('NFC');

/** The argon2id hash of a password, including salt and cost; 503 while too many are waiting. */
export function hashPassword(password: string, urgency: Urgency = 'registration'): Promise<string> {
  return inTurn(urgency, () => hash(oneForm(password), HASH_COST));
}

/** Stored for an account that signs in by picture or card (D10): no password matches it. */
export const NO_PASSWORD = 'none';

/** Stored for a teacher who signs in with a school account alone. */
export const WITHOUT_PASSWORD = {
  passwordHash: NO_PASSWORD,
  passwordStatus: 'none',
  passwordExpiresAt: null,
} as const;

/**
 * Whether the password matches the hash; null stands for an unknown user and never matches. 503 while too many are
 * waiting, or too many of `who`.
 */
export async function verifyPassword(
  hashed: string | null,
  password: string,
  urgency: Urgency = 'log-in',
  who?: string,
): Promise<boolean> {
  const real = hashed === NO_PASSWORD ? null : hashed;
  const nobody = await NOBODY;
  const right = await inTurn(urgency, () => verify(real ?? nobody, oneForm(password)), who);
  return right && real !== null;
}
