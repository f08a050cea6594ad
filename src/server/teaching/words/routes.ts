// Routes for lists of own words.
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import { byOf } from '../../classes/by.ts';
import { notFound } from '../../platform/errors.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { serve, type SignedIn } from '../../platform/http/serve.ts';
import { checkWords } from './check-words.ts';
import { changeList, makeList, removeList } from './keep-list.ts';
import { forgetRecording, recordWord } from './record-word.ts';
import { findRecording, findRecordingNotes } from './recordings-store.ts';
import { toListWithWords, toWordList } from './show-list.ts';
import { findList, findLists } from './store.ts';
import { countUses } from './uses-store.ts';

export function wordListRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  async function oneOf(user: SignedIn, listId: number) {
    const list = await findList(db, user, listId);
    if (!list) throw notFound();
    const notes = await findRecordingNotes(db, [listId]);
    return toListWithWords(list, (await countUses(db, [listId])).get(listId) ?? 0, notes);
  }

  serve(app, contract.getWordLists, async ({ user }) => {
    const lists = await findLists(db, user);
    const uses = await countUses(
      db,
      lists.map(({ id }) => id),
    );
    const rows = lists.map((list) => toWordList(list, uses.get(list.id) ?? 0));
    return { rows, total: rows.length };
  });

  serve(app, contract.makeWordList, async ({ user, body, request }) =>
    oneOf(user, await makeList(deps, byOf(user, request), body)),
  );

  serve(app, contract.checkWordList, async ({ body }) => checkWords(body.words, body.yearGroup));

  serve(app, contract.getWordList, async ({ user, params }) => oneOf(user, params.listId));

  serve(app, contract.changeWordList, async ({ user, params, body, request }) => {
    await changeList(deps, byOf(user, request), params.listId, body);
    return oneOf(user, params.listId);
  });

  serve(app, contract.deleteWordList, async ({ user, params, query, request }) =>
    removeList(deps, byOf(user, request), params.listId, {
      endWork: query.endWork !== undefined,
    }),
  );

  serve(app, contract.recordWord, async ({ user, params, body, request }) =>
    recordWord(deps, byOf(user, request), params.wordId, body.audio),
  );

  serve(app, contract.hearWord, async ({ user, params }) => {
    const found = await findRecording(db, user, params.wordId);
    if (!found) throw notFound();
    return { format: found.format, audio: found.audio.toString('base64') };
  });

  serve(app, contract.forgetRecording, async ({ user, params, request }) =>
    forgetRecording(deps, byOf(user, request), params.wordId),
  );
}
