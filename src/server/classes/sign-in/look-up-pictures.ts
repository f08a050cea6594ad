// Shows a teacher the pictures of a pupil who has forgotten them (D10).
import type { SignInPicture } from '#shared/sign-in-pictures.ts';
import type { Actor } from '../../accounts/audit/event.ts';
import { recordEvent } from '../../accounts/audit/store.ts';
import { notFound } from '../../platform/errors.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { openSequence, pictureKey } from './pictures.ts';
import { findPicturesOf } from './store.ts';

/** Recorded in the audit log before it is answered; 404 if the pupil has none. */
export async function lookUpPictures(
  { config, database: { db }, now }: Deps,
  actor: Actor,
  { classId, userId }: { classId: number; userId: number },
): Promise<SignInPicture[]> {
  const sequence = await findPicturesOf(db, { classId, userId });
  if (sequence === null) throw notFound();
  const pictures = openSequence(pictureKey(config), userId, sequence);
  await recordEvent(db, { kind: 'pictures-looked-up', actor, targetId: userId, at: now() });
  return pictures;
}
