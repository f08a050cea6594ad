// A pupil's secret pictures: drawn at random, encrypted at rest, compared in constant time (D10).
import { randomInt, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { SEQUENCE_LENGTH, SIGN_IN_PICTURES, type SignInPicture } from '#shared/sign-in-pictures.ts';
import { NO_KEY } from '../../accounts/factor/policy.ts';
import type { Config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { secretKeyOf, type Seal, type SecretKey } from '../../platform/secret-key.ts';

const UNREADABLE = 'These pictures can’t be read any more. Please make new ones.';

const sequenceSchema = z.array(z.enum(SIGN_IN_PICTURES));

/** Three different pictures in order: 1,320 sequences. */
export function drawSequence(): SignInPicture[] {
  const left = [...SIGN_IN_PICTURES];
  return Array.from({ length: SEQUENCE_LENGTH }, () =>
    left.splice(randomInt(left.length), 1),
  ).flat();
}

export function isSameSequence(a: readonly SignInPicture[], b: readonly SignInPicture[]): boolean {
  const [first, second] = [a, b].map((sequence) => {
    const bytes = Buffer.alloc(SEQUENCE_LENGTH, 0xff);
    sequence.slice(0, SEQUENCE_LENGTH).forEach((picture, nth) => {
      bytes.writeUInt8(SIGN_IN_PICTURES.indexOf(picture), nth);
    });
    return bytes;
  });
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}

/** The key that encrypts pictures; 503 if the installation has none. */
export function pictureKey(config: Config): SecretKey {
  const key = secretKeyOf(config);
  if (!key) throw new AppError('unavailable', NO_KEY);
  return key;
}

const sealOf = (userId: number): Seal => ({ purpose: 'sign-in-pictures', userId });

export function sealSequence(
  key: SecretKey,
  userId: number,
  sequence: readonly SignInPicture[],
): string {
  return key.seal(JSON.stringify(sequence), sealOf(userId));
}

/** Decrypts a sequence; 503 if it was encrypted with another key. */
export function openSequence(key: SecretKey, userId: number, sealed: string): SignInPicture[] {
  const text = key.open(sealed, sealOf(userId));
  if (text === null) throw new AppError('unavailable', UNREADABLE);
  return sequenceSchema.parse(JSON.parse(text));
}
