// Makes secret pictures and QR cards for pupils of a class (D10).
import type { AuditKind } from '#shared/audit-kinds.ts';
import { compareNames } from '#shared/name-order.ts';
import type { SignInCard } from '#shared/contract/class-cards.ts';
import type { Actor } from '../../accounts/audit/event.ts';
import { recordEvent } from '../../accounts/audit/store.ts';
import { deleteSessionsOf } from '../../accounts/session/session-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { notFound } from '../../platform/errors.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { cardLink, hashCardSecret, newCardSecret } from './card-secret.ts';
import { drawSequence, pictureKey, sealSequence } from './pictures.ts';
import { lockPupils, replaceCards, replacePictures, type PupilOfClass } from './store.ts';

interface Order {
  classId: number;
  kind: 'pictures' | 'qr';
  /** Undefined for all pupils who have none of that kind. */
  pupilIds: readonly number[] | undefined;
}

/**
 * New pictures, or cards whose links can be shown only now. Old ones stop working at once, and the pupils' sessions end,
 * because somebody else may have begun them. 404, and nothing is made, if a named pupil is not in the class.
 */
export async function makeCards(
  deps: Deps,
  actor: Actor,
  { classId, kind, pupilIds }: Order,
): Promise<SignInCard[]> {
  const make = kind === 'pictures' ? makePictures(deps) : makeLinks(deps);
  return inTransaction(deps.database.db, async (tx) => {
    const pupils = await lockPupils(tx, classId, pupilIds);
    if (pupilIds && pupils.length !== new Set(pupilIds).size) {
      throw notFound();
    }
    const has = ({ hasPictures, hasCard }: PupilOfClass) =>
      kind === 'pictures' ? hasPictures : hasCard;
    const chosen = pupilIds ? pupils : pupils.filter((pupil) => !has(pupil));
    const cards = await make(tx, chosen);
    const auditKind: AuditKind = kind === 'pictures' ? 'pictures-made' : 'card-made';
    for (const pupil of chosen) {
      if (has(pupil)) await deleteSessionsOf(tx, pupil.userId);
      const event = { kind: auditKind, actor, targetId: pupil.userId, at: deps.now() };
      await recordEvent(tx, event);
    }
    return cards.sort((a, b) => compareNames(a.displayName, b.displayName));
  });
}

type Make = (tx: Db, pupils: readonly PupilOfClass[]) => Promise<SignInCard[]>;

function makePictures({ config }: Deps): Make {
  const key = pictureKey(config);
  return async (tx, pupils) => {
    const cards = pupils.map(({ userId, displayName }) => ({
      userId,
      displayName,
      pictures: drawSequence(),
    }));
    await replacePictures(
      tx,
      cards.map(({ userId, pictures }) => ({
        userId,
        sequence: sealSequence(key, userId, pictures),
      })),
    );
    return cards;
  };
}

function makeLinks({ config: { origin } }: Deps): Make {
  return async (tx, pupils) => {
    const made = pupils.map((pupil) => ({ ...pupil, secret: newCardSecret() }));
    await replaceCards(
      tx,
      made.map(({ userId, secret }) => ({ userId, secretHash: hashCardSecret(secret) ?? '' })),
    );
    return made.map(({ userId, displayName, secret }) => ({
      userId,
      displayName,
      link: cardLink(origin, secret),
    }));
  };
}
