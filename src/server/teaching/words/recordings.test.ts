// Words in a teacher's own voice (D11): who keeps, hears and deletes them, and where their limits are.
import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '#shared/contract/index.ts';
import { ownRecordings } from '#shared/contract/own-recordings.ts';
import { ownWork } from '#shared/contract/own-work.ts';
import { DAY_MS } from '#shared/dates.ts';
import { dealTo, finishedRound } from '#testing/dealt.ts';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { classPupils, gameHistory, wordRecordings } from '../../platform/db/schema.ts';

const server = setUpTestApp();
const LISTS = '/api/word-lists';
const made = z.object({ id: z.number() });
const WORDS = ['lagoon', 'harbour', 'anchor', 'sailor'].map((word) => ({
  word,
  sentence: `Look at the ${word}.`,
}));

/** The first bytes of a recording of each browser; the rest says nothing, not even how long it lasts. */
const SIGNS = {
  webm: [0x1a, 0x45, 0xdf, 0xa3],
  ogg: [0x4f, 0x67, 0x67, 0x53],
  mp4: [0, 0, 0, 0x1c, 0x66, 0x74, 0x79, 0x70],
};
const voice = (format: keyof typeof SIGNS, size = 100) =>
  Buffer.concat([Buffer.from(SIGNS[format]), Buffer.alloc(size)])
    .subarray(0, size)
    .toString('base64');

type SignedIn = TestBrowser & { id: number };

let teacher: SignedIn;
let listId = 0;
let wordIds: number[] = [];

async function makeList(by: TestBrowser, more: object = {}) {
  const { body } = await by.post(LISTS, { name: 'Sea', yearGroup: 3, words: WORDS, ...more });
  const list = contract.makeWordList.reply.parse(body);
  return { id: list.id, wordIds: list.words.map(({ id }) => id) };
}

beforeEach(async () => {
  teacher = await server.loginAs({ role: 'teacher' });
  ({ id: listId, wordIds } = await makeList(teacher));
});

const pathOf = (nth = 0) => `/api/words/${wordIds[nth]}/recording`;
const record = (by: TestBrowser, audio: string, nth = 0) => by.post(pathOf(nth), { audio });
const forget = (by: TestBrowser, nth = 0) => by.call(pathOf(nth), { method: 'DELETE' });
const kept = () => server.deps.database.db.select().from(wordRecordings);
const noteOf = async (nth = 0) => {
  const { body } = await teacher.get(`${LISTS}/${listId}`);
  return contract.getWordList.reply.parse(body).words[nth]?.recording;
};
const refused = (status: number, message: string | RegExp) => ({
  status,
  body: { message: typeof message === 'string' ? message : expect.stringMatching(message) },
});

describe('a recording', () => {
  it('a recording of each format is known by its first bytes, heard, made again and deleted', async () => {
    for (const format of ['webm', 'ogg', 'mp4'] as const) {
      // A second and a half: WebM as Chromium records it, and the same sound as Ogg/Opus and as MP4/AAC.
      const file = await readFile(new URL(`../../../testing/voice.${format}`, import.meta.url));
      const audio = file.toString('base64');
      expect((await record(teacher, audio)).status).toBe(204);
      expect(await noteOf()).toMatchObject({ format, bytes: file.length });
      expect(await noteOf(1)).toBeNull();
      expect((await teacher.get(pathOf())).body).toEqual({ format, audio });
      expect((await record(teacher, voice('ogg', 200))).status).toBe(204);
      expect(await noteOf()).toMatchObject({ format: 'ogg', bytes: 200 });
      expect((await forget(teacher)).status).toBe(204);
      expect(await noteOf()).toBeNull();
      expect((await forget(teacher)).status).toBe(404);
      expect((await teacher.get(pathOf())).status).toBe(404);
    }
  });

  it('anything but a recording is refused, and so is one of more than 60 KB, with a sentence', async () => {
    const notOne = 'We can’t keep that kind of recording.';
    for (const audio of [
      '',
      'AAAA',
      'not base64!',
      Buffer.from('RIFFxxxxWAVE').toString('base64'),
    ]) {
      expect(await record(teacher, audio)).toMatchObject(refused(400, notOne));
    }
    expect((await record(teacher, voice('mp4', 60 * 1024))).status).toBe(204);
    for (const size of [60 * 1024 + 1, 190 * 1024]) {
      expect(await record(teacher, voice('mp4', size))).toMatchObject(
        refused(400, /at most 60 KB/),
      );
    }
    expect((await record(teacher, voice('mp4', 256 * 1024))).status).toBe(413);
    expect(await kept()).toHaveLength(1);
  });

  it('a recording that lasts longer than eight seconds by its own bytes is refused, with a sentence', async () => {
    const audio = await readFile(new URL('../../../testing/voice.ogg', import.meta.url));
    // The position of the last page, in samples of 48 kHz.
    audio.writeBigInt64LE(9n * 48_000n, audio.lastIndexOf('OggS') + 6);
    expect(await record(teacher, audio.toString('base64'))).toMatchObject(
      refused(400, /at most 8 seconds/),
    );
    expect(await kept()).toEqual([]);
  });

  it('the recordings of a list have at most 1 MB together, and those of a teacher 20 MB', async () => {
    const words = Array.from({ length: 18 }, (_, nth) => ({
      word: `word${String.fromCodePoint(97 + nth)}`,
    }));
    const fill = async (ids: readonly number[], bytes: number) => {
      const { db } = server.deps.database;
      const rows = ids.map((wordId) => ({
        wordId,
        userId: teacher.id,
        format: 'ogg' as const,
        audio: Buffer.alloc(bytes),
        recordedAt: server.deps.now(),
      }));
      await db.insert(wordRecordings).values(rows);
    };
    const full = await makeList(teacher, { words });
    await fill(full.wordIds.slice(0, 17), 60 * 1024);
    const say = (list: { wordIds: number[] }, nth: number) =>
      teacher.post(`/api/words/${list.wordIds[nth]}/recording`, {
        audio: voice('ogg', 60 * 1024),
      });
    expect(await say(full, 17)).toMatchObject(refused(409, /one list can have at most 1 MB/));
    expect((await say(full, 3)).status).toBe(204);
    // As much as in nineteen more full lists.
    await fill((await makeList(teacher)).wordIds.slice(0, 1), 19 * 17 * 60 * 1024);
    expect(await record(teacher, voice('ogg', 60 * 1024))).toMatchObject({ status: 204 });
    expect(await record(teacher, voice('ogg', 60 * 1024), 1)).toMatchObject(
      refused(409, /at most 20 MB together/),
    );
  });

  it('a word that leaves the list takes its recording with it, and one that stays keeps it', async () => {
    await record(teacher, voice('ogg'), 0);
    await record(teacher, voice('ogg'), 1);
    const body = { words: WORDS.slice(1) };
    await teacher.call(`${LISTS}/${listId}`, { method: 'PATCH', body });
    expect((await kept()).map(({ wordId }) => wordId)).toEqual([wordIds[1]]);
    await teacher.call(`${LISTS}/${listId}`, { method: 'DELETE' });
    expect(await kept()).toEqual([]);
  });
});

describe('the recordings of a teacher', () => {
  it('colleagues hear the recordings of a shared list but cannot change them, and hear those of no other list', async () => {
    await record(teacher, voice('ogg'));
    const other = await server.loginAs({ role: 'teacher' });
    expect((await other.get(pathOf())).status).toBe(404);
    expect((await record(other, voice('ogg'))).status).toBe(404);
    const body = { isShared: true };
    await teacher.call(`${LISTS}/${listId}`, { method: 'PATCH', body });
    expect((await other.get(pathOf())).status).toBe(200);
    for (const refusal of [await record(other, voice('mp4')), await forget(other)]) {
      expect(refusal).toMatchObject(refused(403, /Only the person who made this list/));
    }
    expect(await noteOf()).toMatchObject({ format: 'ogg' });
  });

  it('a teacher’s recordings are in the copy of their data, and go with the account, also from shared lists', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const leaver = await server.loginAs({ isAdmin: true, username: 'leaver' });
    const shared = await makeList(leaver, { isShared: true });
    ({ id: listId, wordIds } = shared);
    await record(leaver, voice('webm'), 2);
    expect((await leaver.get('/api/user/data')).body).toMatchObject({
      recordings: [{ word: 'anchor', format: 'webm', audio: voice('webm') }],
    });
    expect((await owner.get('/api/user/data')).body).toMatchObject({ recordings: [] });
    await owner.call(`/api/admin/student/${leaver.id}`, {
      method: 'DELETE',
      body: { username: 'leaver' },
    });
    const { body } = await owner.get(`${LISTS}/${listId}`);
    expect(contract.getWordList.reply.parse(body)).toMatchObject({ madeBy: null, wordCount: 4 });
    expect(await kept()).toEqual([]);
  });
});

describe('a pupil', () => {
  let mia: SignedIn;
  let classId = 0;

  beforeEach(async () => {
    mia = await server.loginAs({ yearGroup: 3 });
    const { body } = await teacher.post('/api/classes', { name: 'Owls', yearGroup: 3 });
    classId = made.parse(body).id;
    await server.deps.database.db.insert(classPupils).values({ classId, userId: mia.id });
    await record(teacher, voice('mp4'), 1);
  });

  const set = async (what: object = { words: listId }) => {
    const { body } = await teacher.post(`/api/classes/${classId}/work`, { what });
    return made.parse(body).id;
  };
  const heard = async (workId: number, by: TestBrowser = mia) => {
    const { body } = await by.get(`/api/user/recordings?work=${workId}`);
    return ownRecordings.getOwnRecordings.reply.parse(body).rows;
  };
  const versionOf = async (workId: number) => {
    const { body } = await mia.get('/api/user/work');
    return ownWork.getOwnWork.reply.parse(body).rows.find(({ id }) => id === workId)?.recordings;
  };

  it('a pupil hears the recordings of a list from when it is set for them until that ends', async () => {
    const workId = await set();
    const row = { workId, wordId: wordIds[1], format: 'mp4', audio: voice('mp4') };
    expect(await heard(workId)).toEqual([row]);
    expect(await heard(workId + 1)).toEqual([]);
    expect(await heard(workId, await server.loginAs({ yearGroup: 3 }))).toEqual([]);
    expect((await mia.get(pathOf(1))).status).toBe(403);
    await teacher.call(`/api/work/${workId}`, { method: 'DELETE' });
    expect(await heard(workId)).toEqual([]);
  });

  it('a pupil gets the recordings of one piece of work at a time, because all of them together have no limit', async () => {
    expect((await mia.get('/api/user/recordings')).status).toBe(400);
  });

  it('a pupil gets no recordings with work for a game that is not dictated', async () => {
    const workId = await set({ words: listId, gameId: 'word-search' });
    expect(await heard(workId)).toEqual([]);
    expect(await versionOf(workId)).toBeUndefined();
  });

  it('a pupil’s device learns by the set work when recordings have changed', async () => {
    const workId = await set();
    const first = await versionOf(workId);
    expect(first).toEqual(expect.any(String));
    expect(await versionOf(workId)).toBe(first);
    server.passTime(1000);
    await record(teacher, voice('ogg'), 1);
    const second = await versionOf(workId);
    expect(second).not.toBe(first);
    await forget(teacher, 1);
    expect(await versionOf(workId)).toBeUndefined();
  });

  it('a class takes rounds and recordings along, plays without a network, and each round counts once, late or sent twice', async () => {
    const { db } = server.deps.database;
    const { body } = await teacher.post(`/api/classes/${classId}/work`, {
      what: { words: listId, gameId: 'listen-and-spell' },
      rounds: 2,
    });
    const workId = made.parse(body).id;
    const pupils = [mia];
    while (pupils.length < 4) pupils.push(await server.loginAs({ yearGroup: 3 }));
    const others = pupils.slice(1).map(({ id: userId }) => ({ classId, userId }));
    await db.insert(classPupils).values(others);
    const packed = await Promise.all(
      pupils.map(async (pupil) => {
        expect(await heard(workId, pupil)).toHaveLength(1);
        return { pupil, rounds: await dealTo(pupil, 'listen-and-spell', 2, workId) };
      }),
    );
    server.passTime(DAY_MS / 3);
    const sent = packed.flatMap(({ pupil, rounds }) =>
      rounds.flatMap((round) => {
        const played = finishedRound(round);
        return [0, 1].map(async () => (await pupil.post('/api/game/complete', played)).status);
      }),
    );
    const statuses = await Promise.all(sent);
    expect(statuses.filter((status) => status === 201)).toHaveLength(2 * pupils.length);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2 * pupils.length);
    const recorded = await db.select().from(gameHistory);
    expect(recorded).toHaveLength(2 * pupils.length);
    expect(recorded.every(({ verified }) => verified)).toBe(true);
    const shown = contract.getWork.reply.parse(
      (await teacher.get(`/api/classes/${classId}/work`)).body,
    );
    expect(shown.rows[0]?.progress.map(({ done }) => done)).toEqual(pupils.map(() => 2));
  });
});
