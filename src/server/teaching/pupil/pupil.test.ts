// The teacher's page about one pupil, with a real server and database.
import { describe, expect, it } from 'vitest';
import { classPupil } from '#shared/contract/class-pupil.ts';
import { myDataSchema } from '#shared/contract/my-data.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import type { PlaySettingsChange } from '#shared/play-settings.ts';
import { classWith } from '#testing/class-with-pupils.ts';
import { dealTo, finishedRound } from '#testing/dealt.ts';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { listWords } from '../../platform/db/schema.ts';
import { recordGame } from '../../play/record-game.ts';

const server = setUpTestApp();

async function annOf(code?: string) {
  const { id, teacher, pupils } = await classWith(server, ['Ann Bell', 'Omar Said'], code);
  const [ann, omar] = pupils;
  if (!ann || !omar) throw new Error('Somebody is missing.');
  const path = `/api/classes/${id}/pupils/${ann.id}`;
  return { id, teacher, ann, omar, path, settings: `/api/pupils/${ann.id}/play-settings` };
}

const pageOf = async (teacher: TestBrowser, path: string) =>
  classPupil.getPupil.reply.parse((await teacher.get(path)).body);

describe('the page about one pupil', () => {
  it('a teacher sees what one pupil has played, missed, been set, grown and said, and nothing of another', async () => {
    const { id, teacher, ann, omar, path } = await annOf();
    await teacher.post(`/api/classes/${id}/cards`, { kind: 'qr', pupilIds: [ann.id] });
    await teacher.post(`/api/classes/${id}/work`, { what: { gameId: 'word-search' } });
    const forOmar = { what: { gameId: 'grammar-guru' }, pupilIds: [omar.id] };
    await teacher.post(`/api/classes/${id}/work`, forOmar);
    for (const pupil of [ann, omar]) {
      const [dealt] = await dealTo(pupil, 'mathematics-mountain');
      if (!dealt) throw new Error('No round was dealt.');
      server.passTime(60_000);
      await pupil.post('/api/game/complete', finishedRound(dealt));
      const comment = `${pupil === ann ? 'Ann' : 'Omar'} was here`;
      await pupil.post('/api/game/feedback', { gameId: 'word-search', rating: 4, comment });
    }
    const page = await pageOf(teacher, path);
    expect(page).toMatchObject({
      pupil: { displayName: 'Ann Bell', signIn: { pictures: false, card: true, password: true } },
      games: [{ gameId: 'mathematics-mountain', verified: true }],
      learning: { isEarly: true, rounds: { verified: 1 } },
      work: [{ label: 'Word Search', done: 0, of: 1 }],
      garden: { seed: expect.any(Number) },
      comments: { rows: [{ comment: 'Ann was here' }], total: 1 },
    });
    expect(page.work).toHaveLength(1);
    expect((page.garden?.seed ?? 0) + (page.garden?.sprout ?? 0)).toBeGreaterThan(0);
  });

  it('a mistake in a word of a teacher’s own list goes from the page with the word', async () => {
    const { teacher, ann, path } = await annOf();
    const list = {
      name: 'Names',
      yearGroup: 3,
      words: [{ word: 'zibbling' }, { word: 'quendish' }],
    };
    expect((await teacher.post('/api/word-lists', list)).status).toBe(201);
    const { db } = server.deps.database;
    const words = await db.select().from(listWords).orderBy(listWords.position);
    const listId = words[0]?.listId ?? 0;
    const missed = { objective: null, right: false, ms: 5000, tries: 1, rating: 'again' as const };
    await recordGame(db, {
      userId: ann.id,
      gameId: 'listen-and-spell',
      score: 0,
      maxScore: 2,
      duration: 60,
      playId: crypto.randomUUID(),
      at: server.deps.now(),
      playedAt: null,
      replayed: {
        rushed: false,
        answers: words.map(({ id, word }) => {
          return { item: `own/${id}#spelling`, slip: `${word}e`, ...missed };
        }),
      },
    });
    const mistakes = async () => (await pageOf(teacher, path)).mistakes.map(({ slip }) => slip);
    expect(await mistakes()).toEqual(['zibblinge', 'quendishe']);
    const kept = { words: [{ word: 'quendish' }] };
    await teacher.call(`/api/word-lists/${listId}`, { method: 'PATCH', body: kept });
    expect(await mistakes()).toEqual(['quendishe']);
  });

  it('a pupil of another class of the same teacher is not found in this class', async () => {
    const { id, teacher } = await annOf();
    const other = await teacher.post('/api/classes', { name: 'Bats', yearGroup: 3 });
    expect(other.status).toBe(201);
    const stranger = await server.loginAs();
    expect((await teacher.get(`/api/classes/${id}/pupils/${stranger.id}`)).status).toBe(404);
  });
});

describe('play settings that a teacher sets', () => {
  const change = (browser: TestBrowser, path: string, body: PlaySettingsChange) =>
    browser.call(path, { method: 'PATCH', body });
  const OWN = '/api/user/play-settings';
  const ownOf = async (pupil: TestBrowser) =>
    pupilContract.getPlaySettings.reply.parse((await pupil.get(OWN)).body);

  it('a pupil can choose more help than the teacher has set, and not less', async () => {
    const { teacher, ann, settings } = await annOf();
    await change(ann, OWN, { calm: true });
    const set = await change(teacher, settings, { countdown: 2, textSize: 'large' });
    expect(set).toMatchObject({ status: 200, body: { countdown: 2, calm: true } });
    const atLeast = { countdown: 2, textSize: 'large' };
    expect(await ownOf(ann)).toMatchObject({ ...atLeast, calm: true, atLeast });

    const less = { countdown: 1, textSize: 'normal', calm: false, sound: false } as const;
    const now = { ...DEFAULT_PLAY_SETTINGS, ...atLeast, sound: false, atLeast };
    expect((await change(ann, OWN, less)).body).toEqual(now);
    expect((await change(ann, OWN, { countdown: null })).body).toMatchObject({ countdown: null });
    expect((await change(ann, OWN, { countdown: 1 })).body).toEqual(now);
  });

  it('a teacher can take away what another has set, and then the pupil chooses freely again', async () => {
    const { teacher, ann, settings } = await annOf();
    const owner = await server.loginAs({ isAdmin: true });
    await change(owner, `/api/admin/student/${ann.id}/play-settings`, { contrast: 'high' });
    await change(teacher, settings, { contrast: 'normal' });
    expect(await ownOf(ann)).toEqual(DEFAULT_PLAY_SETTINGS);
    await change(ann, OWN, { contrast: 'high' });
    expect((await change(ann, OWN, { contrast: 'normal' })).body).toEqual(DEFAULT_PLAY_SETTINGS);
  });

  it('the lesson, the board and the practice sheets say nothing of the help that a pupil has', async () => {
    const { id, teacher, settings } = await annOf();
    await change(teacher, settings, { countdown: 3, textSize: 'largest', waits: true });
    const set = await teacher.post(`/api/classes/${id}/together`, { minutes: 5 });
    expect(set.status).toBe(201);
    for (const page of ['lesson', 'together', 'sheets']) {
      const { status, body } = await teacher.get(`/api/classes/${id}/${page}`);
      expect(status, page).toBe(200);
      const text = JSON.stringify(body);
      expect(text, page).not.toMatch(/"(countdown|textSize|waits|setByStaff|atLeast)":/i);
    }
  });

  it('who has set what and when is shown to staff and in the pupil’s copy, and the name goes with the teacher’s account', async () => {
    const { teacher, ann, settings } = await annOf();
    await change(teacher, settings, { waits: true });
    const setByStaff = [{ name: 'waits', by: expect.any(String), at: expect.any(String) }];
    const shown = await teacher.get(settings);
    expect(shown.body).toMatchObject({ waits: true, setByStaff });
    const copyOf = async () => myDataSchema.parse((await ann.get('/api/user/data')).body);
    expect((await copyOf()).account.playSettingsSetByStaff).toEqual(setByStaff);

    const owner = await server.loginAs({ isAdmin: true });
    const { username } = teacher;
    await owner.call(`/api/admin/student/${teacher.id}`, { method: 'DELETE', body: { username } });
    expect((await copyOf()).account.playSettingsSetByStaff).toMatchObject([
      { name: 'waits', by: null },
    ]);
  });
});
