import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { recordGame } from '#server/play/record-game.ts';
import { insertUser } from '#server/accounts/user/store.ts';
import { nameOrder } from '#server/platform/db/name-order.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { compareNames } from '#shared/name-order.ts';
import type { YearGroup } from '#shared/years.ts';
import { dealTo, finishedRound } from '#testing/dealt.ts';
import { WITHOUT_PROOF } from '#testing/finished-game.ts';
import { hearStatements, type Statement } from '#testing/statements.ts';
import { PASSWORD, setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { findStudents } from './students-store.ts';

const server = setUpTestApp();
let teacher: TestBrowser;

const rows = (body: unknown) => z.array(z.looseObject({ username: z.string() })).parse(body);
const names = async (query: string) =>
  rows((await teacher.get(`/api/admin/students?${query}`)).body).map(({ username }) => username);

async function addPupil(username: string, year: YearGroup | null, scores: number[], day: string) {
  const { db } = server.deps.database;
  const user = { username, passwordHash: 'x', yearGroup: year, displayName: `Shown ${username}` };
  const { id: userId } = await insertUser(db, user);
  for (const score of scores) {
    const at = new Date(`2026-03-${day}T10:00:00Z`);
    const game = { userId, gameId: 'word-search', score, maxScore: 10, duration: null };
    await recordGame(db, { ...WITHOUT_PROOF, ...game, at });
  }
}

beforeEach(async () => {
  teacher = await server.loginAs({ isAdmin: true, username: 'head' });
  await addPupil('Anna', 3, [5, 6], '03');
  await addPupil('bella_1', 1, [10], '01');
  await addPupil('Cem', null, [], '01');
  await addPupil('Élodie', 3, [2, 2, 2], '02');
});

describe('the list of pupils', () => {
  it('the list has every pupil but no admins, all of them if no page is given, with their figures', async () => {
    const { body, headers } = await teacher.get('/api/admin/students');
    expect(headers['x-total-count']).toBe('4');
    expect(body).toHaveLength(4);
    expect(rows(body)[0]).toEqual({
      id: expect.any(Number),
      username: 'Anna',
      displayName: 'Shown Anna',
      avatar: '🐶',
      yearGroup: 3,
      gamesPlayed: 2,
      avgScore: 5.5,
      rushed: 0,
      unverified: 2,
      isActive: true,
      isTest: false,
      paymentState: null,
      lastActive: '2026-03-03T10:00:00.000Z',
    });
    expect(rows(body)[2]).toMatchObject({ avgScore: null, lastActive: null, yearGroup: null });
  });

  it('the list is filtered by year, and by any part of a username or a shown name, in any case', async () => {
    for (const [query, expected] of [
      ['search=BELLA', ['bella_1']],
      ['search=a_1', ['bella_1']],
      ['search=_', ['bella_1']],
      ['search=%25', []],
      ['search=%5C', []],
      ['search=shown%20ce', ['Cem']],
      ['search=%C3%89LO', ['Élodie']],
      ['search=head', []],
      ['year=3', ['Anna', 'Élodie']],
      ['year=3&search=ann', ['Anna']],
      ['year=6', []],
    ] as const) {
      expect([query, (await names(query)).toSorted()]).toEqual([query, expected]);
    }
  });

  it('the list is sorted by each of its figures, and in reverse, with missing values as the lowest', async () => {
    for (const [sort, up, down] of [
      ['name', ['Anna', 'bella_1', 'Cem', 'Élodie'], ['Élodie', 'Cem', 'bella_1', 'Anna']],
      ['year', ['Cem', 'bella_1', 'Anna', 'Élodie'], ['Anna', 'Élodie', 'bella_1', 'Cem']],
      ['games', ['Cem', 'bella_1', 'Anna', 'Élodie'], ['Élodie', 'Anna', 'bella_1', 'Cem']],
      ['score', ['Cem', 'Élodie', 'Anna', 'bella_1'], ['bella_1', 'Anna', 'Élodie', 'Cem']],
      ['lastActive', ['Cem', 'bella_1', 'Élodie', 'Anna'], ['Anna', 'Élodie', 'bella_1', 'Cem']],
    ] as const) {
      expect([sort, await names(`sort=${sort}`)]).toEqual([sort, up]);
      expect([sort, await names(`sort=${sort}&order=desc`)]).toEqual([sort, down]);
    }
  });

  it('names stand in the database in the order of the screens: 2 before 10, whatever the case and the accents', async () => {
    const inOrder = [
      'anna',
      'Åsa Berg',
      'Bo 2',
      'bo 10',
      'Élodie',
      'Eva',
      'Year 2 A',
      'Year 2 B',
      'Year 12',
    ];
    const name = sql.raw('name');
    const { rows: sorted } = await server.deps.database.db.execute<{ name: string }>(
      sql`select name from unnest(${sql.param(inOrder.toReversed())}::text[]) name order by ${nameOrder(name)}`,
    );
    expect(sorted.map((row) => row.name)).toEqual(inOrder);
    expect(inOrder.toReversed().toSorted(compareNames)).toEqual(inOrder);
  });

  it('a page of the list by name is read from an index in both orders', async () => {
    const { db } = server.deps.database;
    for (const order of ['asc', 'desc'] as const) {
      const statements: Statement[] = [];
      const stop = hearStatements((statement) => void statements.push(statement));
      await findStudents(db, { sort: 'name', order }, { page: 1, pageSize: 10 });
      stop();
      const [{ text, values } = { text: '', values: [] }] = statements;
      const plan = await inTransaction(db, async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        await tx.execute(sql`set local enable_bitmapscan = off`);
        const client = tx.$client;
        return client.query({ text: `explain ${text}`, values: [...values] });
      });
      expect(JSON.stringify(plan.rows)).toMatch(
        /Index (Only )?Scan (Backward )?using users_by_name/,
      );
    }
  });

  it('the list comes in pages with the total', async () => {
    const { body, headers } = await teacher.get('/api/admin/students?page=2&pageSize=3');
    expect(headers['x-total-count']).toBe('4');
    expect(rows(body).map(({ username }) => username)).toEqual(['Élodie']);
    const beyond = await teacher.get('/api/admin/students?page=9&year=3');
    expect(beyond).toMatchObject({ body: [], headers: { 'x-total-count': '2' } });
  });

  it('the list refuses queries that make no sense or cannot be searched for', async () => {
    for (const query of [
      'year=7',
      'year=x',
      'sort=password',
      'order=up',
      'page=0',
      'page=1.5',
      'pageSize=101',
      'search=%00',
      `search=${'x'.repeat(101)}`,
    ]) {
      const { status } = await teacher.get(`/api/admin/students?${query}`);
      expect([query, status]).toEqual([query, 400]);
    }
  });
});

describe('the CSV files', () => {
  const HEAD = '"Username","Name","Year","Games played","Average score out of 10"';

  it('the CSV file has the same pupils as the list, with the same filters', async () => {
    const { body, headers } = await teacher.get('/api/admin/students.csv?year=3');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="students-\d{4}/);
    expect(body).toBe(
      `\uFEFF${HEAD},"Last active","Account","Payment","Games rushed","Games not verified"\r\n` +
        '"Anna","Shown Anna","3","2","5.5","2026-03-03T10:00:00.000Z","on","","0","2"\r\n' +
        '"Élodie","Shown Élodie","3","3","2","2026-03-02T10:00:00.000Z","on","","0","3"\r\n',
    );
  });

  it('the CSV file of a pupil has their games, newest first', async () => {
    const pupil = await server.loginAs({ username: 'Zoë' });
    const play = (game: object) =>
      pupil.post('/api/game/complete', { gameId: 'word-search', maxScore: 10, ...game });
    await play({ score: 7 });
    await play({ score: 8, duration: 61 });
    const { body, headers } = await teacher.get(`/api/admin/student/${pupil.id}/history.csv`);
    expect(headers['content-disposition']).toMatch(/filename="Zo_ .*filename\*=UTF-8''Zo%C3%AB%20/);
    const lines = String(body).split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFF"Date","Game","Score","Out of","Percent","Seconds","Proof","Recorded at"',
    );
    expect(lines[1]).toMatch(/Z","Word Search","8","10","80","61","Not verified","[^"]+Z"$/);
    expect(lines[2]).toMatch(/Z","Word Search","7","10","70","","Not verified","[^"]+Z"$/);
    expect((await teacher.get('/api/admin/student/999/history.csv')).status).toBe(404);
  });

  it('the CSV file says of each game whether it is verified, when it was played and when it was recorded', async () => {
    const pupil = await server.loginAs({ yearGroup: 4 });
    const [one, other] = await dealTo(pupil, 'grammar-guru', 2);
    if (!one || !other) throw new Error('Nothing was dealt.');
    server.passTime(600_000);
    const playedAt = new Date(server.deps.now().getTime() - 300_000).toISOString();
    await pupil.post('/api/game/complete', { ...finishedRound(one), playedAt });
    await pupil.post('/api/game/complete', finishedRound(other, { stepMs: 100 }));
    await teacher.post('/api/user/confirm', { password: PASSWORD });
    const { body } = await teacher.get(`/api/admin/student/${pupil.id}/history.csv`);
    const [, rushed, verified] = String(body).split('\r\n');
    expect(rushed).toMatch(/"Grammar Guru".*"Rushed","[^"]+Z"$/);
    expect(verified).toMatch(new RegExp(`^"${playedAt}","Grammar Guru".*"Verified","[^"]+Z"$`));
    expect(verified).not.toContain(`"Verified","${playedAt}"`);
  });
});
