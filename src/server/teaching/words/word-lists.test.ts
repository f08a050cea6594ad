import { like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '#shared/contract/index.ts';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { auditLog, listWords } from '../../platform/db/schema.ts';

const server = setUpTestApp();
const LISTS = '/api/word-lists';
const made = z.object({ id: z.number() });
const rowsSchema = contract.getWordLists.reply;

const WORDS = [
  {
    word: 'Island',
    definition: 'a place with water all around it.',
    sentence: 'We rowed to the island.',
  },
  { word: 'harbour' },
  { word: 'anchor' },
  { word: 'sailor', definition: 'a person who works on a ship' },
];
const SEA = { name: ' The sea ', yearGroup: 4, words: WORDS };

const make = async (browser: TestBrowser, list: object = SEA) =>
  made.parse((await browser.post(LISTS, list)).body).id;
const change = (browser: TestBrowser, id: number, body: object) =>
  browser.call(`${LISTS}/${id}`, { method: 'PATCH', body });
const remove = (browser: TestBrowser, id: number) =>
  browser.call(`${LISTS}/${id}`, { method: 'DELETE' });
const namesFor = async (browser: TestBrowser) =>
  rowsSchema.parse((await browser.get(LISTS)).body).rows.map(({ name }) => name);
const NOT_FOUND = { status: 404, body: { message: 'We couldn’t find that.' } };
const NOT_YOURS = {
  status: 403,
  body: { message: 'Only the person who made this list can change it. Make a copy to change.' },
};

describe('a list of words', () => {
  it('a list of words is stored as it was checked, and says what each game can do with it', async () => {
    const teacher = await server.loginAs({ role: 'teacher', displayName: 'Mr Teach' });
    const { status, body } = await teacher.post(LISTS, SEA);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'The sea',
      yearGroup: 4,
      isShared: false,
      madeBy: 'Mr Teach',
      mayChange: true,
      wordCount: 4,
      games: [
        { gameId: 'dictionary-detective', words: 2 },
        { gameId: 'word-search', words: 4, refusal: null },
        { gameId: 'hangman-balloons', words: 4, refusal: null },
        { gameId: 'listen-and-spell', words: 1 },
      ],
      words: [
        {
          word: 'island',
          definition: 'a place with water all around it',
          sentence: 'We rowed to the ___.',
          refusal: null,
        },
        { word: 'harbour', definition: null, sentence: null },
        { word: 'anchor' },
        { word: 'sailor' },
      ],
    });
    const { id } = made.parse(body);
    expect((await teacher.get(`${LISTS}/${id}`)).body).toEqual(body);
    const { rows, total } = rowsSchema.parse((await teacher.get(LISTS)).body);
    expect(total).toBe(1);
    expect(rows[0]).not.toHaveProperty('words');
  });

  it('checking a list of words stores nothing', async () => {
    const teacher = await server.loginAs({ role: 'teacher' });
    const words = [...WORDS, { word: 'naïve' }];
    const { status, body } = await teacher.post(`${LISTS}/check`, { yearGroup: 4, words });
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 5, rows: { 4: { refusal: expect.any(String) } } });
    expect(await namesFor(teacher)).toEqual([]);
  });

  it('a list with bad words, too few or too many, a bad name or no year cannot be stored, and none can be changed to it', async () => {
    const teacher = await server.loginAs({ role: 'teacher' });
    const id = await make(teacher);
    for (const [bad, sentence] of [
      [{ words: [{ word: 'naïve' }] }, /letters A to Z/],
      [{ words: [{ word: 'island', definition: 'ring 07700 900123' }] }, /telephone numbers/],
      [{ words: [] }, /type some words/],
      [{ words: Array.from({ length: 101 }, () => ({ word: 'a' })) }, /at most 100 words/],
      [{ name: ' ' }, /give the list a name/],
      [{ name: 'call 07700 900123' }, /out of the name/],
      [{ yearGroup: 7 }, /year from 1 to 6/],
    ] as const) {
      const refused = await teacher.post(LISTS, { ...SEA, ...bad });
      expect(refused).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(sentence) },
      });
      expect(await change(teacher, id, bad)).toMatchObject({ status: 400 });
    }
    expect(await namesFor(teacher)).toEqual(['The sea']);
    expect(await teacher.get(`${LISTS}/${id}`)).toMatchObject({ body: { wordCount: 4 } });
  });

  it('a list of words can be changed in part, and a word that stays keeps its id', async () => {
    const teacher = await server.loginAs({ role: 'teacher' });
    const id = await make(teacher);
    const idsOf = async () => {
      const rows = await server.deps.database.db.select().from(listWords);
      return new Map(rows.map((row) => [row.word, row.id]));
    };
    const before = await idsOf();
    const words = [{ word: 'lagoon' }, { word: 'anchor', definition: 'it holds a ship' }];
    const changed = await change(teacher, id, { words });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        name: 'The sea',
        words: [{ word: 'lagoon' }, { word: 'anchor', definition: 'it holds a ship' }],
      },
    });
    const after = await idsOf();
    expect([...after.keys()].toSorted()).toEqual(['anchor', 'lagoon']);
    expect(after.get('anchor')).toBe(before.get('anchor'));
    expect(await change(teacher, id, { name: 'Boats' })).toMatchObject({
      body: { name: 'Boats', wordCount: 2 },
    });
  });

  it('a word that gains its capital keeps its id, and with it what pupils remember', async () => {
    const teacher = await server.loginAs({ role: 'teacher' });
    const london = (sentence: string) => ({ words: [{ word: 'London', sentence }, WORDS[1]] });
    const id = await make(teacher, { ...SEA, ...london('London is big.') });
    const kept = () =>
      server.deps.database.db
        .select({ id: listWords.id, word: listWords.word })
        .from(listWords)
        .orderBy(listWords.position);
    const [before, harbour] = await kept();
    expect(before?.word).toBe('london');
    const changed = await change(teacher, id, london('We went to London.'));
    expect(changed).toMatchObject({
      status: 200,
      body: { words: { 0: { word: 'London', sentence: 'We went to ___.', refusal: null } } },
    });
    expect(await kept()).toEqual([{ id: before?.id, word: 'London' }, harbour]);
  });

  it('the list of words that was changed last comes first', async () => {
    const teacher = await server.loginAs({ role: 'teacher' });
    const first = await make(teacher, { ...SEA, name: 'First' });
    server.passTime(1000);
    await make(teacher, { ...SEA, name: 'Second' });
    expect(await namesFor(teacher)).toEqual(['Second', 'First']);
    server.passTime(1000);
    await change(teacher, first, { yearGroup: 5 });
    expect(await namesFor(teacher)).toEqual(['First', 'Second']);
  });

  it('deleting a list deletes its words', async () => {
    const teacher = await server.loginAs({ role: 'teacher' });
    const id = await make(teacher);
    expect((await remove(teacher, id)).status).toBe(204);
    expect(await teacher.get(`${LISTS}/${id}`)).toMatchObject(NOT_FOUND);
    expect(await server.deps.database.db.select().from(listWords)).toEqual([]);
  });
});

describe('the lists of a teacher', () => {
  it('a teacher’s lists are hidden from other teachers, and owners can see and change all', async () => {
    const teacher = await server.loginAs({ role: 'teacher' });
    const other = await server.loginAs({ role: 'teacher' });
    const owner = await server.loginAs({ isAdmin: true });
    const id = await make(teacher);
    expect(await namesFor(other)).toEqual([]);
    for (const call of [
      await other.get(`${LISTS}/${id}`),
      await change(other, id, { name: 'Mine now' }),
      await remove(other, id),
    ]) {
      expect(call).toMatchObject(NOT_FOUND);
    }
    expect(await namesFor(owner)).toEqual(['The sea']);
    expect(await change(owner, id, { name: 'Renamed' })).toMatchObject({
      status: 200,
      body: { mayChange: true },
    });
    expect((await remove(owner, id)).status).toBe(204);
  });

  it('colleagues can read a shared list, and copy it but not change it', async () => {
    const teacher = await server.loginAs({ role: 'teacher', displayName: 'Mr Teach' });
    const other = await server.loginAs({ role: 'teacher' });
    const id = await make(teacher, { ...SEA, isShared: true });
    const read = await other.get(`${LISTS}/${id}`);
    expect(read).toMatchObject({
      status: 200,
      body: { madeBy: 'Mr Teach', mayChange: false, wordCount: 4 },
    });
    expect(await change(other, id, { name: 'Mine now' })).toMatchObject(NOT_YOURS);
    expect(await remove(other, id)).toMatchObject(NOT_YOURS);
    const { words } = contract.getWordList.reply.parse(read.body);
    const copy = await make(other, {
      ...SEA,
      words: words.map(({ word, definition }) => ({ word, definition })),
    });
    expect(await change(other, copy, { name: 'My copy' })).toMatchObject({ status: 200 });
    await change(teacher, id, { isShared: false });
    expect(await namesFor(other)).toEqual(['My copy']);
  });

  it('pupils and visitors have no access to lists', async () => {
    const teacher = await server.loginAs({ role: 'teacher' });
    const id = await make(teacher, { ...SEA, isShared: true });
    const calls = (browser: TestBrowser) => [
      browser.get(LISTS),
      browser.post(LISTS, SEA),
      browser.post(`${LISTS}/check`, { yearGroup: 4, words: WORDS }),
      browser.get(`${LISTS}/${id}`),
      change(browser, id, { name: 'Mine now' }),
      remove(browser, id),
    ];
    for (const answer of await Promise.all(calls(await server.loginAs()))) {
      expect(answer).toMatchObject({
        status: 403,
        body: { message: 'Only teachers can do this.' },
      });
    }
    for (const { status } of await Promise.all(calls(server.browser()))) expect(status).toBe(401);
    expect(await namesFor(teacher)).toEqual(['The sea']);
  });

  it('deleting an account deletes its lists, except shared ones, which an owner looks after', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const leaver = await server.loginAs({ isAdmin: true, username: 'leaver' });
    await make(leaver, { ...SEA, name: 'Private' });
    await make(leaver, { ...SEA, name: 'Shared', isShared: true });
    const body = { username: 'leaver' };
    const path = `/api/admin/student/${leaver.id}`;
    expect((await owner.call(path, { method: 'DELETE', body })).status).toBe(204);
    const { rows } = rowsSchema.parse((await owner.get(LISTS)).body);
    expect(rows).toMatchObject([{ name: 'Shared', madeBy: null, mayChange: true }]);
  });

  it('making, changing and deleting lists is in the audit log by number, without a word from them', async () => {
    const teacher = await server.loginAs({ role: 'teacher' });
    const id = await make(teacher);
    await change(teacher, id, { name: 'The ocean', words: WORDS });
    await remove(teacher, id);
    const events = await server.deps.database.db
      .select()
      .from(auditLog)
      .where(like(auditLog.kind, 'word-list-%'))
      .orderBy(auditLog.id);
    const by = { actorId: teacher.id, requestId: expect.any(String) };
    expect(events).toMatchObject([
      { ...by, kind: 'word-list-made', detail: `list ${id}` },
      { ...by, kind: 'word-list-changed', detail: `list ${id}: name, words` },
      { ...by, kind: 'word-list-deleted', detail: `list ${id}` },
    ]);
  });

  it('a teacher’s lists are in the copy of their data', async () => {
    const teacher = await server.loginAs({ role: 'teacher' });
    await make(teacher);
    expect((await teacher.get('/api/user/data')).body).toMatchObject({
      wordLists: [
        {
          name: 'The sea',
          yearGroup: 4,
          words: { 0: { word: 'island', sentence: 'We rowed to the ___.' }, length: 4 },
        },
      ],
    });
    const other = await server.loginAs({ role: 'teacher' });
    expect((await other.get('/api/user/data')).body).toMatchObject({ wordLists: [] });
  });
});
