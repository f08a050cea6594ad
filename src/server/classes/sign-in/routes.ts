// Routes for signing in without typing, and for preparing that (D10).
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import { actorOf } from '../../accounts/audit/event.ts';
import {
  sourceOf,
  classPageOnDevice,
  rememberDevice,
} from '../../accounts/session/known-device.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { serve, servePublic } from '../../platform/http/serve.ts';
import { findPage, showPage } from './class-page.ts';
import { lookUpPictures } from './look-up-pictures.ts';
import { makeCards } from './make-cards.ts';
import { rememberClassPage } from './shared-device.ts';
import { signInByCard } from './sign-in-by-card.ts';
import { signInByPictures } from './sign-in-by-pictures.ts';
import { requireOwnClass } from './store.ts';
import { makeSignInThrottle } from './throttle.ts';

export function signInRoutes(app: FastifyInstance, deps: Deps): void {
  const throttle = makeSignInThrottle(deps);
  const { db } = deps.database;

  servePublic(app, contract.getSignInPage, async ({ params, query, request, reply }) => {
    const link = { ...params, ...query };
    const page = await findPage(deps, throttle, link, sourceOf(deps, request));
    // Repeated at each sign-in, so that the entry stays recent on a device where many sign in.
    await rememberDevice(deps, request, reply, classPageOnDevice(page.code));
    rememberClassPage(deps, { request, reply });
    return showPage(deps, page);
  });

  servePublic(app, contract.signInByPictures, ({ body, request, reply }) =>
    signInByPictures(deps, throttle, body, { request, reply }),
  );

  servePublic(app, contract.signInByCard, ({ body, request, reply }) =>
    signInByCard(deps, throttle, body.secret, { request, reply }),
  );

  serve(app, contract.makeCards, async ({ params, body, user, request }) => {
    await requireOwnClass(db, user, params.classId);
    const { kind, pupilIds } = body;
    const order = { classId: params.classId, kind, pupilIds };
    const rows = await makeCards(deps, actorOf(user, request), order);
    return { rows, total: rows.length };
  });

  serve(app, contract.lookUpPictures, async ({ params, user, request }) => {
    await requireOwnClass(db, user, params.classId);
    return { pictures: await lookUpPictures(deps, actorOf(user, request), params) };
  });
}
