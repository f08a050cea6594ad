// Signs a pupil in on a class page by three secret pictures (D10).
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '#shared/contract/auth.ts';
import type { SignInPicture } from '#shared/sign-in-pictures.ts';
import { sourceOf } from '../../accounts/session/known-device.ts';
import { signIn } from '../../accounts/session/session.ts';
import { AppError } from '../../platform/errors.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { findPage, refsOn } from './class-page.ts';
import { isSameSequence, openSequence, pictureKey } from './pictures.ts';
import { arePicturesOf, findPupilsWithPictures } from './store.ts';
import type { SignInThrottle } from './throttle.ts';

interface Attempt {
  code: string;
  ref: string;
  pictures: readonly SignInPicture[];
}

const wrongPictures = () =>
  new AppError('not-signed-in', 'Not quite! Try again, or ask your teacher.');

/** 401 if the pictures are wrong, 404 if the code is wrong or the page is closed, 429 after too many tries. */
export async function signInByPictures(
  deps: Deps,
  throttle: SignInThrottle,
  { code, ref, pictures }: Attempt,
  http: { request: FastifyRequest; reply: FastifyReply },
): Promise<User> {
  const { db } = deps.database;
  const source = sourceOf(deps, http.request);
  const page = await findPage(deps, throttle, { code }, source);
  const refOf = await refsOn(deps, page);
  const pupils = await findPupilsWithPictures(db, page.id);
  const pupil = pupils.find(({ user }) => refOf(user.id) === ref);
  if (!pupil) throw wrongPictures();
  const { user, sequence } = pupil;
  const at = { code: page.code, userId: user.id, sequence };
  const attempt = await throttle.tryPictures(at, source);
  const kept = openSequence(pictureKey(deps.config), user.id, sequence);
  if (!isSameSequence(kept, pictures)) throw wrongPictures();
  await attempt.succeeded();
  await signIn(deps, http, {
    user,
    isStillValid: (tx) => arePicturesOf(tx, user.id, sequence),
    onClassPage: true,
    refusal: wrongPictures(),
  });
  return user;
}
