// Signs a pupil in by the secret of a QR card (D10).
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedInByCard } from '#shared/contract/sign-in.ts';
import { sourceOf } from '../../accounts/session/known-device.ts';
import { signIn } from '../../accounts/session/session.ts';
import { AppError } from '../../platform/errors.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { hashCardSecret } from './card-secret.ts';
import { rememberCard } from './shared-device.ts';
import { findByCard, isCardOf } from './store.ts';
import type { SignInThrottle } from './throttle.ts';

const invalidCard = () =>
  new AppError('not-signed-in', 'This card doesn’t work any more. Please ask your teacher.');

/** 401 if the secret is on no valid card, 429 after too many of those. */
export async function signInByCard(
  deps: Deps,
  throttle: SignInThrottle,
  secret: string,
  http: { request: FastifyRequest; reply: FastifyReply },
): Promise<SignedInByCard> {
  const secretHash = hashCardSecret(secret);
  const card = secretHash === null ? null : await findByCard(deps.database.db, secretHash);
  const source = sourceOf(deps, http.request);
  if (secretHash === null || !card) {
    await throttle.countWrongCard(source);
    throw invalidCard();
  }
  const { user, sequence } = card;
  const onSharedDevice = await rememberCard(deps, http, user.id);
  await signIn(deps, http, {
    user,
    onClassPage: onSharedDevice,
    isStillValid: (tx) => isCardOf(tx, user.id, secretHash),
    refusal: invalidCard(),
  });
  if (sequence !== null) await throttle.forgivePictures(sequence, source);
  return { ...user, onSharedDevice };
}
