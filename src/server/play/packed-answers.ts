// The answers of a round in as few bytes as possible: they are by far the most frequent datum, and are only ever read together.
import type { Answer } from '#games/kit/replay.ts';

/** An answer with the ids of its terms in place of their names. */
export interface NumberedAnswer extends Omit<Answer, 'item' | 'objective' | 'slip'> {
  item: number;
  objective: number | null;
  slip: number | null;
}

/** The first byte: how the rest is to be read. */
const PACKING = 1;

const RIGHT = 1;
const HAS_OBJECTIVE = 2;
const HAS_SLIP = 4;
/** Two bits: the place in `RATINGS`. */
const RATING_SHIFT = 3;
const RATINGS = [null, 'again', 'hard', 'good'] as const;
/** The upper three bits: tries less one, where they are few. */
const TRIES_SHIFT = 5;
const MANY_TRIES = 7;

/**
 * For each answer a byte of flags, then item, objective, slip, milliseconds and tries, those that there are, as
 * variable-length integers (RFC 9000, section 16). All numbers are below 2 ** 30.
 */
export function packAnswers(answers: readonly NumberedAnswer[]): Buffer {
  // Many small buffers would take ten times as long to make and to join.
  const bytes = [PACKING];
  for (const answer of answers) packAnswer(bytes, answer);
  return Buffer.from(bytes);
}

function packAnswer(bytes: number[], answer: NumberedAnswer): void {
  const { item, objective, right, slip, ms, tries, rating } = answer;
  const fewTries = Math.min(tries - 1, MANY_TRIES);
  bytes.push(
    (right ? RIGHT : 0) |
      (objective === null ? 0 : HAS_OBJECTIVE) |
      (slip === null ? 0 : HAS_SLIP) |
      (RATINGS.indexOf(rating) << RATING_SHIFT) |
      (fewTries << TRIES_SHIFT),
  );
  packNumber(bytes, item);
  if (objective !== null) packNumber(bytes, objective);
  if (slip !== null) packNumber(bytes, slip);
  packNumber(bytes, ms);
  if (fewTries === MANY_TRIES) packNumber(bytes, tries);
}

/** Throws for bytes that `packAnswers` has not made. */
export function unpackAnswers(packed: Buffer): NumberedAnswer[] {
  if (packed[0] !== PACKING) throw new Error('These answers were packed by another version.');
  let at = 1;
  const readNumber = () => {
    const [number, length] = unpackNumber(packed, at);
    at += length;
    return number;
  };
  const answers: NumberedAnswer[] = [];
  while (at < packed.length) {
    const flags = packed.readUInt8(at);
    at += 1;
    const item = readNumber();
    const objective = flags & HAS_OBJECTIVE ? readNumber() : null;
    const slip = flags & HAS_SLIP ? readNumber() : null;
    const ms = readNumber();
    const fewTries = flags >> TRIES_SHIFT;
    const tries = fewTries === MANY_TRIES ? readNumber() : fewTries + 1;
    const rating = RATINGS[(flags >> RATING_SHIFT) % RATINGS.length] ?? null;
    answers.push({ item, objective, right: (flags & RIGHT) > 0, slip, ms, tries, rating });
  }
  return answers;
}

const ONE_BYTE = 2 ** 6;
const TWO_BYTES = 2 ** 14;
/** What the two highest bits of a number say of its length. */
const TWO_BYTE_MARK = 0x4000;
const FOUR_BYTE_MARK = 0x8000_0000;

function packNumber(bytes: number[], number: number): void {
  if (number < ONE_BYTE) bytes.push(number);
  else if (number < TWO_BYTES) pushBytes(bytes, number + TWO_BYTE_MARK, 2);
  else pushBytes(bytes, number + FOUR_BYTE_MARK, 4);
}

/** The lowest `length` bytes, the highest first. */
function pushBytes(bytes: number[], number: number, length: number): void {
  for (let shift = 8 * (length - 1); shift >= 0; shift -= 8) bytes.push((number >>> shift) & 0xff);
}

/** The number at a place, and how many bytes it takes. */
function unpackNumber(packed: Buffer, at: number): [number: number, length: number] {
  const mark = packed.readUInt8(at) >> 6;
  if (mark === 0) return [packed.readUInt8(at), 1];
  if (mark === 1) return [packed.readUInt16BE(at) - TWO_BYTE_MARK, 2];
  return [packed.readUInt32BE(at) - FOUR_BYTE_MARK, 4];
}
