// Generates passwords: random characters for staff, plain words for pupils.
import { randomInt } from 'node:crypto';
import { DAY_MS } from '#shared/dates.ts';
import { isStaff, type Role } from '#shared/roles.ts';
import type { StoredPassword } from '../user/store.ts';
import type { Urgency } from './hash-queue.ts';
import { hashPassword } from './password.ts';

const ISSUED_MS = 7 * DAY_MS;

/** Letters and digits that are not easily confused. */
const CLEAR = 'abcdefghjkmnpqrstuvwxyz23456789';
const RANDOM_LENGTH = 14;

const KINDS =
  'big blue bold brave bright busy calm clean clever cool cosy dizzy early easy fair fast fine fit free fresh fun fuzzy glad gold good grand great green happy huge icy jolly keen kind late little loud lucky magic merry neat new nice noble pink proud quick quiet red shy silly small smart soft sunny super sweet tall tidy tiny warm wild wise young';
const THINGS =
  'ant apple bear bee bell bird boat book bus cake camel car castle cat cherry clock cloud comet cow crab crown deer dog dolphin donkey dragon drum duck eagle fish flag fox frog goat goose hat hen horse island jelly kite kitten koala lamb lemon lion lizard mango map melon monkey moon mouse otter owl panda parrot pea pear pencil penguin piano pig pirate planet pony puppy rabbit river robot rocket seal shark sheep ship snail spider squid star sun swan tiger train tree tulip turtle whale wolf zebra';

/** A password to show once, and its stored form; one for staff must be changed at its first use, within a week. */
export async function issuePassword(
  role: Role,
  now: Date,
  urgency?: Urgency,
): Promise<{ password: string; stored: StoredPassword }> {
  const password = isStaff(role) ? randomPassword() : easyPassword();
  const passwordHash = await hashPassword(password, urgency);
  const stored: StoredPassword = isStaff(role)
    ? { passwordHash, ...mustChangeWithinWeek(now) }
    : { passwordHash, passwordStatus: 'chosen', passwordExpiresAt: null };
  return { password, stored };
}

/** A password that only allows its user to choose another one, for a week. */
export function mustChangeWithinWeek(now: Date): Omit<StoredPassword, 'passwordHash'> {
  return { passwordStatus: 'due', passwordExpiresAt: new Date(now.getTime() + ISSUED_MS) };
}

/** For staff: 14 of 31 characters, about 69 bits. */
function randomPassword(): string {
  return Array.from({ length: RANDOM_LENGTH }, () => CLEAR[randomInt(CLEAR.length)]).join('');
}

/** For a pupil, easy to read and type, such as happy-tiger-482: about 22 bits, which is enough behind the log-in throttle. */
function easyPassword(): string {
  return `${oneOf(KINDS)}-${oneOf(THINGS)}-${randomInt(100, 1000)}`;
}

function oneOf(words: string): string {
  const list = words.split(' ');
  return list[randomInt(list.length)] ?? '';
}
