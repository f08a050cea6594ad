// Routes for what users choose about themselves.
import type { FastifyInstance } from 'fastify';
import { AVATARS, firstAvatars, isAvatar } from '#shared/avatars.ts';
import { contract } from '#shared/contract/index.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { AppError, SENTENCES } from '../../platform/errors.ts';
import { serve, type SignedIn } from '../../platform/http/serve.ts';
import { changeOwnPlaySettings, findOwnPlaySettings } from '../user/play-settings.ts';
import { updateUser } from '../user/store.ts';

/** A user who was deleted or switched off in the meantime is no longer signed in. */
function orGone<T>(found: T | null): T {
  if (found === null) throw new AppError('not-signed-in', SENTENCES.signIn);
  return found;
}

/** The signed-in user, if the browser means this one. */
function meant({ id }: SignedIn, { userId }: { userId?: number | undefined }): number {
  if (userId !== undefined && userId !== id) {
    throw new AppError('not-signed-in', SENTENCES.signIn);
  }
  return id;
}

const unlockedBy = ({ avatarsUnlocked }: SignedIn) => firstAvatars(avatarsUnlocked);

export function userRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;
  serve(app, contract.setYearGroup, async ({ user, body }) =>
    orGone(await updateUser(db, user.id, { yearGroup: body.yearGroup })),
  );

  serve(app, contract.setAvatar, async ({ user, body: { avatar } }) => {
    if (!isAvatar(avatar)) throw new AppError('invalid', 'We don’t know that avatar.');
    if (!unlockedBy(user).includes(avatar)) {
      throw new AppError('forbidden', 'This avatar is still locked. Play more games to unlock it.');
    }
    return orGone(await updateUser(db, user.id, { avatar }));
  });

  serve(app, contract.getAvatars, async () => [...AVATARS]);

  serve(app, contract.getUserAvatars, async ({ user }) => ({ unlockedAvatars: unlockedBy(user) }));

  serve(app, contract.getSettings, async ({ user }) => {
    const { yearGroup, avatar } = user;
    return { yearGroup, avatar, unlockedAvatars: unlockedBy(user) };
  });

  serve(app, contract.getPlaySettings, async ({ user, query }) =>
    orGone(await findOwnPlaySettings(db, meant(user, query))),
  );

  serve(app, contract.setPlaySettings, async ({ user, query, body }) =>
    orGone(await changeOwnPlaySettings(db, meant(user, query), body)),
  );
}
