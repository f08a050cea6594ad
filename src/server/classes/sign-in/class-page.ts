// The class page, which shows who can sign in to any device that has the code (D10).
import { createHmac } from 'node:crypto';
import { readClassCode } from '#shared/class-code.ts';
import type { SignInPage } from '#shared/contract/sign-in.ts';
import { firstNames } from '#shared/first-names.ts';
import { SIGN_IN_PICTURES } from '#shared/sign-in-pictures.ts';
import type { Source } from '../../accounts/session/known-device.ts';
import { keptSecret } from '../../platform/db/installation-secrets.ts';
import { notFound } from '../../platform/errors.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { findOpenPage, findPupilsWithPictures, type OpenClassPage } from './store.ts';
import type { SignInThrottle } from './throttle.ts';

const REF_BYTES = 16;

/**
 * The open class page for a typed code, or for the code and token of a QR code. 404 if the code is wrong or the page is
 * closed, after the same statements; 429 after too many wrong codes.
 */
export async function findPage(
  { database: { db }, now }: Deps,
  throttle: SignInThrottle,
  { code: typed, token = '' }: { code: string; token?: string | undefined },
  source: Source,
): Promise<OpenClassPage> {
  const code = readClassCode(typed) ?? '';
  const { found } = await throttle.lookUp({ code, token }, source);
  const page = await findOpenPage(db, code, now());
  if (!page) throw notFound();
  await found();
  return page;
}

/** What the page shows: only pupils with pictures, because the others could not sign in here. */
export async function showPage(deps: Deps, page: OpenClassPage): Promise<SignInPage> {
  const { db } = deps.database;
  const pupils = (await findPupilsWithPictures(db, page.id)).map(({ user }) => user);
  const names = firstNames(pupils.map(({ displayName }) => displayName));
  const refOf = await refsOn(deps, page);
  return {
    className: page.name,
    choices: [...SIGN_IN_PICTURES],
    pupils: pupils.map(({ id, avatar }, nth) => ({
      ref: refOf(id),
      firstName: names[nth] ?? '',
      avatar,
    })),
  };
}

/** How a class page refers to its pupils: without their ids, and differently for every code. */
export async function refsOn(
  { database: { db } }: Pick<Deps, 'database'>,
  { id, code }: OpenClassPage,
): Promise<(userId: number) => string> {
  const secret = await keptSecret(db, 'class-pages');
  return (userId) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([id, code, userId]))
      .digest()
      .subarray(0, REF_BYTES)
      .toString('base64url');
}
