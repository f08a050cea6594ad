import { getTableColumns, getTableName } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { STUDENT_FEEDBACK_SIZE } from '#shared/contract/admin.ts';
import { contract } from '#shared/contract/index.ts';
import { myDataSchema } from '#shared/contract/my-data.ts';
import { comments } from '#shared/contract/comments.ts';
import { feedbackEntrySchema } from '#shared/contract/play.ts';
import { dealTo, finishedRound } from '#testing/dealt.ts';
import { authenticatorAt, FACTOR } from '#testing/second-factor.ts';
import { classWith } from '#testing/class-with-pupils.ts';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { COMMAND_LINE } from '../accounts/audit/event.ts';
import { changeClass } from '../classes/change-class.ts';
import { forgetAcknowledgers } from '../classes/comments/worries-store.ts';
import * as schema from '../platform/db/schema.ts';
import { copyOfLeaver } from './leavers.ts';

const server = setUpTestApp({ SECRET_KEY: 'a1'.repeat(32) });
const authenticator = authenticatorAt(server);

const dataOf = async (browser: TestBrowser) =>
  myDataSchema.parse((await browser.get('/api/user/data')).body);

/** Leaves a trace in every part of the product that a pupil can use. */
async function liveALittle(pupil: TestBrowser): Promise<void> {
  await pupil.get('/api/games/grammar-guru');
  await pupil.call('/api/user/play-settings', { method: 'PATCH', body: { calm: true } });
  await pupil.post('/api/game/complete', { gameId: 'word-search', score: 7, maxScore: 10 });
  const [dealt] = await dealTo(pupil, 'mathematics-mountain');
  if (!dealt) throw new Error('Nothing was dealt.');
  server.passTime(60_000);
  await pupil.post('/api/game/complete', finishedRound(dealt));
  await pupil.post('/api/game/feedback', { gameId: 'word-search', rating: 4, comment: 'Fun!' });
  const template_params = { message: 'Hello!', from_name: 'Zara', from_email: 'z@example.org' };
  const ids = { user_id: 'embedded', service_id: 'embedded', template_id: 'embedded' };
  await pupil.post('/api/v1.0/email/send', { ...ids, template_params });
}

describe('what is kept about a pupil', () => {
  it('a pupil can get a copy of their data five times a minute, without affecting others', async () => {
    const [pupil, other] = [await server.loginAs(), await server.loginAs()];
    const copy = async (browser: TestBrowser) => (await browser.get('/api/user/data')).status;
    for (let nth = 0; nth < 5; nth++) expect(await copy(pupil)).toBe(200);
    expect(await copy(pupil)).toBe(429);
    expect(await copy(other)).toBe(200);
    server.passTime(60_000);
    expect(await copy(pupil)).toBe(200);
  });

  it('the copy shows a pupil all of their data', async () => {
    const pupil = await server.loginAs({ username: 'zara' });
    const admin = await server.loginAs({ isAdmin: true });
    await liveALittle(pupil);
    await admin.call(`/api/admin/student/${pupil.id}`, {
      method: 'PATCH',
      body: { displayName: 'Zara K.' },
    });
    const { db } = server.deps.database;
    await db.insert(schema.payments).values({
      checkoutSessionId: 'cs_1',
      pendingRegistrationId: crypto.randomUUID(),
      amountPence: 400,
      currency: 'gbp',
      status: 'paid',
      userId: pupil.id,
    });
    expect(await dataOf(pupil)).toMatchObject({
      account: {
        username: 'zara',
        yearGroup: 3,
        gamesCompleted: 2,
        avatar: '🐶',
        playSettings: { calm: true },
      },
      games: [
        { gameId: 'mathematics-mountain', verified: true, rushed: false, answers: { length: 10 } },
        { gameId: 'word-search', score: 7, maxScore: 10, verified: false, answers: [] },
      ],
      memory: { isOn: true, items: expect.any(Array), afterDeletedAnswers: [] },
      ratings: [{ gameId: 'word-search', rating: 4, comment: 'Fun!', masked: false }],
      messages: [{ message: 'Hello!', fromEmail: 'z@example.org' }],
      lastQuestions: [
        { gameId: 'grammar-guru', itemIds: { length: 10 } },
        { gameId: 'mathematics-mountain', itemIds: { length: 10 } },
      ],
      logIns: [{ device: 'Another browser', expiresAt: expect.stringMatching(/Z$/) }],
      secondFactor: null,
      payments: [{ amountPence: 400, currency: 'gbp', status: 'paid' }],
      accountLog: [{ action: expect.stringContaining('name') }],
    });
  });

  it('the copy has each answer of a verified round, and the figures based on them', async () => {
    const pupil = await server.loginAs({ yearGroup: 4 });
    await liveALittle(pupil);
    const { games, objectives, memory } = await dataOf(pupil);
    const [{ answers = [], score } = { score: -1 }] = games;
    expect(answers[0]).toEqual({
      item: expect.stringMatching(/\w/),
      objective: expect.stringMatching(/^Y\d\.\w+\.\d+$/),
      right: expect.any(Boolean),
      slip: null,
      ms: 1000,
      tries: 1,
      rating: expect.stringMatching(/^(again|good)$/),
    });
    expect(answers.filter(({ right }) => right)).toHaveLength(score);
    expect(objectives.reduce((sum, { answered }) => sum + answered, 0)).toBe(10);
    const rated = new Set(answers.map(({ item }) => item));
    expect(new Set(memory.items.map(({ item }) => item))).toEqual(rated);
    expect(memory.items[0]).toEqual({
      item: expect.any(String),
      stability: expect.any(Number),
      difficulty: expect.any(Number),
      bestStability: expect.any(Number),
      reviewedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      repetitions: expect.any(Number),
      lapses: expect.any(Number),
    });
  });

  it('an owner’s copy says since when they have two-step log-in, and reveals nothing that opens it', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const secret = await authenticator.begin(owner);
    expect((await dataOf(owner)).secondFactor).toEqual({ onSince: null, recoveryCodesLeft: 0 });
    const code = authenticator.codeOf(secret);
    await owner.post(`${FACTOR}/confirm`, { code });
    const data = await dataOf(owner);
    expect(data.secondFactor).toEqual({
      onSince: expect.stringMatching(/Z$/),
      recoveryCodesLeft: 10,
    });
    const { db } = server.deps.database;
    const [factor] = await db.select().from(schema.secondFactors);
    const hashes = await db.select().from(schema.recoveryCodes);
    const secrets = [secret, factor?.secret, ...hashes.map(({ codeHash }) => codeHash)];
    expect(secrets).toHaveLength(12);
    for (const each of secrets) expect(JSON.stringify(data)).not.toContain(each);
  });

  it('the copy names a pupil’s classes, and the classes that a teacher looks after', async () => {
    const pupil = await server.loginAs();
    const teacher = await server.loginAs({ role: 'teacher' });
    const { db } = server.deps.database;
    const of = (name: string) => ({ name, schoolYear: '2026/27', code: name });
    const made = await db
      .insert(schema.classes)
      .values([of('Owls'), of('Foxes')])
      .returning();
    const [owls] = made.map(({ id }) => id);
    await db.insert(schema.classPupils).values({ classId: owls ?? 0, userId: pupil.id });
    await db
      .insert(schema.classTeachers)
      .values(made.map(({ id }) => ({ classId: id, userId: teacher.id })));
    expect((await dataOf(pupil)).classes).toEqual([{ name: 'Owls', schoolYear: '2026/27' }]);
    expect((await dataOf(teacher)).classes).toHaveLength(2);
  });

  it('the copy says since when a pupil has had pictures and a card, and reveals nothing that opens them', async () => {
    const otters = await classWith(server, ['Mia Khan']);
    const [mia] = otters.pupils;
    if (!mia) throw new Error('Mia is not there.');
    expect((await dataOf(mia)).signIn).toEqual({ picturesSince: null, cardSince: null });
    const made = [await otters.makeCards('pictures'), await otters.makeCards('qr')].flat();
    const data = await dataOf(mia);
    expect(data.signIn).toEqual({
      picturesSince: expect.stringMatching(/Z$/),
      cardSince: expect.stringMatching(/Z$/),
    });
    const text = JSON.stringify(data);
    const secrets = made.flatMap(({ pictures = [], link = '' }) => [
      ...pictures,
      ...link.split('#').slice(1),
    ]);
    expect(secrets).toHaveLength(4);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('the copy is complete where a teacher sees only a page', async () => {
    const pupil = await server.loginAs();
    for (let nth = 1; nth <= STUDENT_FEEDBACK_SIZE + 1; nth++) {
      await pupil.post('/api/game/feedback', { gameId: 'word-search', rating: 4 });
    }
    expect((await dataOf(pupil)).ratings).toHaveLength(STUDENT_FEEDBACK_SIZE + 1);
  });

  it('the copy has no secret in it', async () => {
    const pupil = await server.loginAs();
    await liveALittle(pupil);
    const text = JSON.stringify(await dataOf(pupil));
    expect(text).not.toMatch(/argon2|tokenHash|password"/);
    expect(text).not.toContain(pupil.cookie());
  });

  it('the copy has no data of anybody else', async () => {
    const [zara, omar] = [await server.loginAs(), await server.loginAs()];
    await liveALittle(zara);
    expect(await dataOf(omar)).toMatchObject({
      games: [],
      objectives: [],
      ratings: [],
      messages: [],
      lastQuestions: [],
      payments: [],
      accountLog: [],
      logIns: { length: 1 },
    });
  });

  it('the copy leaves out no table with data about the pupil', () => {
    const tables = Object.values(schema).filter((table) => 'userId' in getTableColumns(table));
    // Sums of the games, the username's lookalike forms, and notices to owners about payments.
    const leftOut = new Set([
      'game_records',
      'uncounted_games',
      'username_skeletons',
      // The account log shows what an import changed.
      'import_changes',
      'payment_notices',
      // Left out of the copy on purpose; a person decides about these.
      'comment_worries',
    ]);
    const names = tables.map((table) => getTableName(table)).filter((name) => !leftOut.has(name));
    expect(names.toSorted()).toEqual([
      'class_pupils',
      'class_teachers',
      'dealt_items',
      'feedbacks',
      'game_history',
      'idle_pupils',
      'item_memories',
      'journeys',
      'memory_checkpoints',
      'messages',
      'objective_records',
      'payments',
      'pupil_cards',
      'pupil_pictures',
      'recovery_codes',
      'safeguarding_leads',
      'school_accounts',
      'school_invitations',
      'second_factors',
      'sessions',
      'staff_play_settings',
      'tables_results',
      'user_settings',
      'word_recordings',
      'work_pupils',
    ]);
  });
});

describe('what a pupil has confided', () => {
  const rate = (pupil: TestBrowser, comment?: string) =>
    pupil.post('/api/game/feedback', { gameId: 'word-search', rating: 2, comment });

  it('a comment on the worry list is in no copy, its rating looks like one without a comment, and so it stays, also in a leaver’s copy', async () => {
    const otters = await classWith(server, ['Mia Khan', 'Ben Lee']);
    const [mia, ben] = otters.pupils;
    if (!mia || !ben) throw new Error('The pupils are missing.');
    await rate(mia, 'He hits me. Ring 07700 900123');
    await rate(ben);
    const { ratings, aboutComments } = await dataOf(ben);
    const withoutTime = ratings.map((row) => ({ ...row, createdAt: expect.any(String) }));
    const asOfBen = { ratings: withoutTime, aboutComments };
    expect(await dataOf(mia)).toMatchObject(asOfBen);
    const owner = await server.loginAs({ isAdmin: true });
    const { body } = await owner.get('/api/worries');
    const { rows } = comments.getWorries.reply.parse(body);
    expect(rows).toMatchObject([{ comment: 'He hits me. Ring •••' }]);
    await owner.post(`/api/worries/${rows[0]?.id}/acknowledge`);
    server.passTime(366 * 86_400_000);
    const { db } = server.deps.database;
    await forgetAcknowledgers(db, server.deps.now());
    const caller = { id: otters.teacher.id, role: 'teacher' } as const;
    const by = { caller, actor: COMMAND_LINE };
    await changeClass(server.deps, by, otters.id, { isArchived: true });
    const copy = await copyOfLeaver(server.deps, by, { classId: otters.id, userId: mia.id });
    expect(copy).toMatchObject(asOfBen);
    expect(JSON.stringify(copy)).not.toContain('hits');
  });

  it('the copy does not reveal a worry by when staff read it or looked at the pupil’s page or pictures', async () => {
    const otters = await classWith(server, ['Mia Khan']);
    const [mia] = otters.pupils;
    if (!mia) throw new Error('Mia is not there.');
    await otters.makeCards('pictures');
    const { id } = feedbackEntrySchema.parse((await rate(mia, 'So much fun')).body);
    const before = await dataOf(mia);
    const path = `/api/classes/${otters.id}`;
    const read = { method: 'PATCH', body: { read: true } } as const;
    const looks = [
      await otters.teacher.call(`${path}/comments/${id}`, read),
      await otters.teacher.get(`${path}/pupils/${mia.id}/pictures`),
      await (await server.loginAs({ isAdmin: true })).get(`/api/admin/student/${mia.id}`),
    ];
    expect(looks.map(({ status }) => status)).toEqual([204, 200, 200]);
    expect(await dataOf(mia)).toEqual(before);
  });

  it('the copy does not reveal when staff read or deleted a message', async () => {
    const pupil = await server.loginAs();
    await liveALittle(pupil);
    const before = await dataOf(pupil);
    const admin = await server.loginAs({ isAdmin: true });
    const { messages } = contract.getMessages.reply.parse(
      (await admin.get('/api/admin/messages')).body,
    );
    const path = `/api/admin/messages/${messages[0]?.id}`;
    expect((await admin.call(path, { method: 'PATCH', body: { read: true } })).status).toBe(200);
    expect(await dataOf(pupil)).toEqual(before);
    expect((await admin.call(path, { method: 'DELETE' })).status).toBe(204);
    expect(await dataOf(pupil)).toEqual({ ...before, messages: [] });
  });

  it('the note about comments reveals nothing, because it is in every copy', async () => {
    const { ratings, aboutComments } = await dataOf(await server.loginAs());
    expect(ratings).toEqual([]);
    expect(aboutComments).toBe(
      'Some comments are kept for the school’s safeguarding lead; ask the school.',
    );
  });
});
