import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Answer, ReviewRating } from '#games/kit/rules/replay.ts';
import { contract } from '#shared/contract/index.ts';
import { DAY_MS } from '#shared/dates.ts';
import { OBJECTIVES } from '#shared/objectives/index.ts';
import { classWith } from '#testing/class-with-pupils.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { review, type MemoryState } from '../../memory/schedule.ts';
import { classes, classPupils, listWords, users, userSettings } from '../../platform/db/schema.ts';
import { schoolDay } from '../../platform/school-day.ts';
import { dayAfter } from '../../platform/utc-day.ts';
import { recordGame } from '../../play/record-game.ts';
import { itemsOf } from './objective-items.ts';
import { recallShownOn } from './recall-shown.ts';

const server = setUpTestApp();

let otters: Awaited<ReturnType<typeof classWith>>;

beforeEach(async () => {
  otters = await classWith(server, ['Anya', 'Ben']);
  await otters.set({ yearGroup: 3 });
});

const db = () => server.deps.database.db;
const [anya, ben] = [() => otters.pupils[0]?.id ?? 0, () => otters.pupils[1]?.id ?? 0];

interface Given {
  item: string;
  objective?: string | null;
  rating?: ReviewRating;
  slip?: string;
}

const answer = ({ item, objective = 'Y3.GR.2', rating = 'good', slip }: Given): Answer => ({
  item,
  objective,
  right: rating !== 'again',
  slip: slip ?? null,
  ms: 2000,
  tries: 1,
  rating,
});

async function play(
  userId: number,
  answers: readonly Given[],
  {
    gameId = 'grammar-guru',
    rushed = false,
    verified = true,
    playedAt = null,
  }: { gameId?: string; rushed?: boolean; verified?: boolean; playedAt?: Date | null } = {},
) {
  await recordGame(db(), {
    userId,
    gameId,
    score: 5,
    maxScore: 10,
    duration: 60,
    playId: crypto.randomUUID(),
    at: server.deps.now(),
    playedAt,
    replayed: verified ? { answers: answers.map(answer), rushed } : null,
  });
}

const mapOf = async () =>
  contract.getMap.reply.parse((await otters.teacher.get(`/api/classes/${otters.id}/map`)).body);
/** Signs in an owner to see the slips, because teachers' sessions end while time passes. */
async function slipsOf(query = '') {
  const owner = await server.loginAs({ isAdmin: true });
  const { body } = await owner.get(`/api/classes/${otters.id}/slips${query}`);
  return contract.getSlips.reply.parse(body);
}
const cellPath = (userId: number, objective: string) =>
  `/api/classes/${otters.id}/map/${userId}/${objective}`;

async function cellOf(userId: number, objective = 'Y3.GR.2') {
  const { pupils } = await mapOf();
  const pupil = pupils.find(({ id }) => id === userId);
  return pupil?.cells.find((cell) => cell.objective === objective);
}

const someItems = async (objective: string) => [...(await itemsOf(objective, 3))];

describe('the map', () => {
  it('the map has every objective of the class’s year, and a cell of each for every pupil, by name', async () => {
    const { objectives, pupils } = await mapOf();
    const ofYear = OBJECTIVES.filter(({ year }) => year === 3);
    expect(objectives).toEqual(
      ofYear.map(({ code, title, strand }) => ({ code, text: title, strand })),
    );
    expect(pupils.map(({ displayName }) => displayName)).toEqual(['Anya', 'Ben']);
    for (const { cells } of pupils) {
      expect(cells).toEqual(
        await Promise.all(
          objectives.map(async ({ code }) => ({
            objective: code,
            right: 0,
            answers: 0,
            met: 0,
            items: (await itemsOf(code, 3)).size,
            recall: null,
          })),
        ),
      );
    }
  });

  it('the map of a class of mixed ages has the objectives of the pupils’ own years', async () => {
    await otters.set({ yearGroup: null });
    await db().update(users).set({ yearGroup: 1 }).where(eq(users.id, ben()));
    const { objectives } = await mapOf();
    expect([...new Set(objectives.map(({ code }) => code.slice(0, 2)))]).toEqual(['Y1', 'Y3']);
  });

  it('the map counts the answers of the last eight weeks and how many were right, but every item that was ever met', async () => {
    const [first = '', second = '', third = ''] = await someItems('Y3.GR.2');
    const { size } = await itemsOf('Y3.GR.2', 3);
    await play(anya(), [{ item: first }, { item: second, rating: 'again' }]);
    // Eight weeks are 56 days, today included: the first round is of the 57th.
    server.passTime(DAY_MS);
    await play(anya(), [{ item: second }, { item: third, rating: 'again' }, { item: third }]);
    await play(ben(), [
      { item: first, objective: null },
      { item: first, objective: 'Y3.GR.3' },
    ]);
    server.passTime(55 * DAY_MS);
    await play(anya(), [{ item: second }]);
    const owner = await server.loginAs({ isAdmin: true });
    const { body } = await owner.get(`/api/classes/${otters.id}/map`);
    const { pupils, rounds } = contract.getMap.reply.parse(body);
    const [anyas, bens] = pupils.map(({ cells }) =>
      cells.find(({ objective }) => objective === 'Y3.GR.2'),
    );
    expect(anyas).toMatchObject({ right: 3, answers: 4, met: 3, items: size });
    expect(bens).toMatchObject({ right: 0, answers: 0, met: 1, items: size });
    expect(rounds).toEqual({ verified: 3, rushed: 0, unverified: 0 });
  });

  it('the map takes what was played offline for the day on which it was played', async () => {
    const [item = ''] = await someItems('Y3.GR.2');
    const played = (daysAgo: number) =>
      play(anya(), [{ item }], {
        playedAt: new Date(server.deps.now().getTime() - daysAgo * DAY_MS),
      });
    await played(57);
    await played(50);
    expect(await cellOf(anya())).toMatchObject({ answers: 1, right: 1 });
  });

  it('the recall of a cell is that of what was met, lower after a wrong answer on the same day, and not lowered by items never met', async () => {
    const [item = ''] = await someItems('Y3.GR.2');
    await play(anya(), [{ item }]);
    const known = await cellOf(anya());
    expect(known).toMatchObject({ met: 1, recall: expect.closeTo(0.95, 2) });
    expect(await cellOf(ben())).toMatchObject({ met: 0, recall: null });
    await play(ben(), [{ item, rating: 'again' }]);
    const missed = await cellOf(ben());
    expect(missed).toMatchObject({ answers: 1, right: 0 });
    expect(missed?.recall).toBeLessThan((known?.recall ?? 0) * 0.9);
  });

  it('the map leaves out rushed and unverified rounds, and says how many there are', async () => {
    const [item = ''] = await someItems('Y3.GR.2');
    await play(anya(), [{ item }], { rushed: true });
    await play(anya(), [{ item }], { verified: false });
    expect(await cellOf(anya())).toMatchObject({ answers: 0, recall: null });
    await play(ben(), [{ item }]);
    expect((await mapOf()).rounds).toEqual({ verified: 1, rushed: 1, unverified: 1 });
  });

  it('the map counts the items that a pupil’s own year asks, even in a class of another year', async () => {
    await db().update(users).set({ yearGroup: 4 }).where(eq(users.id, ben()));
    const own = await itemsOf('Y3.GR.2', 4);
    const [item = ''] = own;
    for (const pupil of [anya(), ben()]) await play(pupil, [{ item }]);
    const of = (items: ReadonlySet<string>) => ({
      met: items.has(item) ? 1 : 0,
      items: items.size,
    });
    expect(await cellOf(anya())).toMatchObject(of(await itemsOf('Y3.GR.2', 3)));
    expect(await cellOf(ben())).toMatchObject(of(own));
  });

  it('the map predicts nothing while a pupil’s memory is off, and says so', async () => {
    const [item = ''] = await someItems('Y3.GR.2');
    await play(anya(), [{ item }]);
    await db().update(userSettings).set({ memoryFrom: null });
    expect(await cellOf(anya())).toMatchObject({ answers: 1, right: 1, met: 0, recall: null });
    expect((await mapOf()).pupils.map(({ isMemoryOn }) => isMemoryOn)).toEqual([false, false]);
  });

  it('the map counts an item of several objectives in each of them', async () => {
    const both = ['Y3.MD.1', 'Y3.MD.3'] as const;
    const [first, second] = [await itemsOf(both[0], 3), await itemsOf(both[1], 3)];
    const shared = [...first].find((item) => second.has(item));
    expect(shared).toMatch(/^fact\//);
    const more = both.map((objective) => ({ item: shared ?? '', objective }));
    await play(anya(), more, { gameId: 'mathematics-mountain' });
    for (const objective of both) {
      expect(await cellOf(anya(), objective)).toMatchObject({ met: 1, answers: 1 });
    }
  });

  it('the map agrees with a slow computation from all answers', { timeout: 60_000 }, async () => {
    const objectives = ['Y3.GR.2', 'Y3.MD.1', 'Y3.SP.1'];
    const items = await Promise.all(objectives.map(someItems));
    const oneAnswer = fc.record({
      pupil: fc.constantFrom(0, 1),
      objective: fc.nat(objectives.length - 1),
      item: fc.nat(400),
      rating: fc.constantFrom<ReviewRating>('again', 'hard', 'good'),
      daysLater: fc.constantFrom(0, 0, 0, 1, 9),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(oneAnswer, { minLength: 1, maxLength: 25 }), async (given) => {
        const [group] = await db()
          .insert(classes)
          .values({
            name: 'Any',
            schoolYear: '2026/27',
            code: crypto.randomUUID(),
            yearGroup: 3,
          })
          .returning();
        const ids: number[] = [];
        for (const _ of [0, 1]) {
          const { id } = await server.loginAs();
          ids.push(id);
          await db()
            .insert(classPupils)
            .values({ classId: group?.id ?? 0, userId: id });
        }
        const states = ids.map(() => new Map<string, MemoryState>());
        const answered = ids.map((): { code: string; right: boolean; day: string }[] => []);
        for (const { pupil, objective, item, rating, daysLater } of given) {
          server.passTime(daysLater * DAY_MS);
          const choices = items[objective] ?? [];
          const name = choices[item % choices.length] ?? '';
          const code = objectives[objective] ?? '';
          await play(ids[pupil] ?? 0, [{ item: name, objective: code, rating }]);
          const before = states[pupil]?.get(name) ?? null;
          states[pupil]?.set(name, review(before, rating, server.deps.now()));
          answered[pupil]?.push({
            code,
            right: rating !== 'again',
            day: schoolDay(server.deps.now()),
          });
        }
        const owner = await server.loginAs({ isAdmin: true });
        const { body } = await owner.get(`/api/classes/${group?.id}/map`);
        const { pupils } = contract.getMap.reply.parse(body);
        const first = dayAfter(schoolDay(server.deps.now()), -55);
        const recent = answered.map((all) => all.filter(({ day }) => day >= first));
        const nth = (id: number) => ids.indexOf(id);
        const recallToday = recallShownOn(schoolDay(server.deps.now()));
        for (const { id, cells } of pupils) {
          for (const cell of cells) {
            const asked = await itemsOf(cell.objective, 3);
            const recalls = [...asked].flatMap((item) => {
              const state = states[nth(id)]?.get(item);
              return state ? recallToday(state) : [];
            });
            const mean = recalls.reduce((sum, one) => sum + one, 0) / Math.max(1, recalls.length);
            expect(cell).toMatchObject({
              right: recent[nth(id)]?.filter(({ code, right }) => code === cell.objective && right)
                .length,
              answers: recent[nth(id)]?.filter(({ code }) => code === cell.objective).length,
              met: recalls.length,
              items: asked.size,
            });
            expect(cell.recall === null).toBe(recalls.length === 0);
            expect(cell.recall ?? mean).toBeCloseTo(mean, 2);
          }
        }
      }),
      { numRuns: 6 },
    );
  });
});

it('Progress as CSV has a line for each pupil and objective of which something is known, of all pupils or one, and a name is no formula', async () => {
  const [item = ''] = await someItems('Y3.GR.2');
  const { size } = await itemsOf('Y3.GR.2', 3);
  await db().update(users).set({ displayName: '=1+1' }).where(eq(users.id, ben()));
  await play(anya(), [{ item, rating: 'again' }, ...Array.from({ length: 6 }, () => ({ item }))]);
  await play(ben(), [{ item }]);
  const saved = (query = '') => otters.teacher.get(`/api/classes/${otters.id}/map/export${query}`);
  const text = async (query?: string) => z.string().parse((await saved(query)).body);
  const bens = `"'=1+1","Grammar and punctuation","a or an","Y3.GR.2","1","1","","1","${size}",""`;
  const anyas = bens.replace(`"'=1+1"`, '"Anya"').replace('"1","1",""', '"6","7","85"');
  const [heading, ...lines] = (await text()).trim().split('\r\n');
  expect(heading).toMatch(/^"Pupil","Strand","Objective","Code",/);
  expect(lines).toEqual([bens, anyas]);
  expect((await text(`?pupil=${ben()}`)).trim().split('\r\n').slice(1)).toEqual([bens]);
  expect((await saved('?pupil=999999')).status).toBe(404);
});

describe('an opened cell', () => {
  const cell = async (userId: number, objective: string) =>
    contract.getMapCell.reply.parse((await otters.teacher.get(cellPath(userId, objective))).body);

  it('an opened cell has the items with their questions, what fades most first, and the newest answers with their slips', async () => {
    const [first = '', second = ''] = await someItems('Y3.GR.2');
    await play(anya(), [
      { item: first },
      { item: second, rating: 'again', slip: 'a-or-an-by-letter' },
    ]);
    const { items, latest, answers, objective } = await cell(anya(), 'Y3.GR.2');
    expect(objective).toMatchObject({ code: 'Y3.GR.2', strand: 'Grammar and punctuation' });
    expect(answers).toBe(2);
    expect(items).toHaveLength((await itemsOf('Y3.GR.2', 3)).size);
    expect(items.map(({ recall }) => recall === null).indexOf(true)).toBe(2);
    expect(items[0]?.item).toBe(second);
    expect(items.every(({ question }) => question !== '')).toBe(true);
    expect(latest.map(({ right }) => right)).toEqual([false, true]);
    expect(latest[0]?.slip).toBe('Picks “a” or “an” by the first letter, not by the first sound.');
  });

  it('every question of an objective can be looked at, three a page and from the first again, and none of an objective that no game asks', async () => {
    const get = (code: string, page: number) =>
      otters.teacher.get(`/api/objectives/${code}/questions?page=${page}`);
    const shown = async (code: string, page: number) =>
      contract.getObjectiveQuestions.reply.parse((await get(code, page)).body);
    const { items } = await cell(anya(), 'Y3.GR.2');
    const { total } = await shown('Y3.GR.2', 1);
    expect(total).toBe(items.length);
    const pages = Array.from({ length: Math.ceil(total / 3) }, (_, nth) => nth + 1);
    const rows = (await Promise.all(pages.map((page) => shown('Y3.GR.2', page)))).flatMap(
      (page) => page.rows,
    );
    const asked = ({ question, answer }: { question: string; answer: string | null }) =>
      JSON.stringify([question, answer]);
    expect(new Set(rows.map(asked))).toEqual(new Set(items.map(asked)));
    expect(rows.slice(total).map(asked)).toEqual(rows.slice(0, rows.length - total).map(asked));
    expect(rows.every(({ reasons, rule }) => reasons.length > 0 && rule !== null)).toBe(true);
    expect((await get('Y3.GR.99', 1)).status).toBe(404);
  });

  it('maths questions to look at have new numbers at each call, and problems to think through are among them', async () => {
    const shown = async () => {
      const { body } = await otters.teacher.get('/api/objectives/Y3.AS.4/questions');
      return contract.getObjectiveQuestions.reply.parse(body);
    };
    const one = await shown();
    // The same numbers can come twice.
    await expect.poll(async () => (await shown()).rows).not.toEqual(one.rows);
    expect(one.rows.every(({ round }) => round?.gameId === 'mathematics-mountain')).toBe(true);
    expect(one.total).toBeGreaterThan((await cell(anya(), 'Y3.AS.4')).items.length);
  });

  it('there is no cell for a pupil of another class or an objective that no game asks', async () => {
    const foxes = await classWith(server, ['Finn'], 'FGH347');
    const status = async (userId: number, objective: string) =>
      (await otters.teacher.get(cellPath(userId, objective))).status;
    expect(await status(foxes.pupils[0]?.id ?? 0, 'Y3.GR.2')).toBe(404);
    expect(await status(anya(), 'Y3.GR.99')).toBe(404);
    expect(await status(anya(), 'everything')).toBe(400);
  });
});

describe('the slips of a class', () => {
  const ITEM = 'Y4.GR.1/002';
  const plural: Given = {
    item: ITEM,
    objective: 'Y4.GR.1',
    rating: 'again',
    slip: 'apostrophe-for-plural',
  };

  it('slips come most frequent first, with the pupils, the questions and the answers', async () => {
    const wordy: Given = { ...plural, slip: 'singular-for-plural' };
    await play(anya(), [plural, wordy]);
    await play(ben(), [plural]);
    const [first, second] = await slipsOf();
    expect(first).toEqual({
      slip: 'apostrophe-for-plural',
      gameId: 'grammar-guru',
      text: 'Puts an apostrophe into a plain plural.',
      count: 2,
      pupils: [
        { id: anya(), displayName: 'Anya', count: 1 },
        { id: ben(), displayName: 'Ben', count: 1 },
      ],
      items: [
        {
          item: ITEM,
          objective: 'Y4.GR.1',
          question: 'Which word fits the gap?\nThree ___ swam across the pond.',
          answer: 'ducks',
          wrong: ['duck’s', 'ducks’'],
          isExact: true,
          count: 2,
        },
      ],
    });
    expect(second).toMatchObject({
      slip: 'singular-for-plural',
      count: 1,
      items: [{ wrong: ['duck'] }],
    });
  });

  it('slips in maths show one of the questions that invite them', async () => {
    const given: Given = {
      item: 'Y4.MD.2/r20',
      objective: 'Y4.MD.2',
      rating: 'again',
      slip: 'adds-instead-of-multiplies',
    };
    await play(anya(), [given], { gameId: 'mathematics-mountain' });
    const [slip] = await slipsOf();
    expect(slip?.text).toBe('Adds instead of multiplying.');
    expect(slip?.items[0]).toMatchObject({
      isExact: false,
      question: expect.stringMatching(/ × .* × /),
    });
    expect(slip?.items[0]?.wrong).not.toEqual([]);
  });

  it('slips with the same name in two games are listed separately', async () => {
    const slip = 'order-swapped';
    await play(anya(), [{ ...plural, slip }]);
    const maths = { gameId: 'mathematics-mountain' };
    await play(
      anya(),
      [{ item: 'Y1.ME.4/r145', objective: 'Y1.ME.4', rating: 'again', slip }],
      maths,
    );
    expect((await slipsOf()).map(({ gameId, count }) => [gameId, count])).toEqual([
      ['mathematics-mountain', 1],
      ['grammar-guru', 1],
    ]);
  });

  it('a wrong spelling is shown once two pupils have made it, because a child can type anything', async () => {
    const typed: Given = {
      item: 'word/because#spelling',
      objective: 'Y2.SP.1',
      rating: 'again',
      slip: 'becuase',
    };
    const spelling = { gameId: 'listen-and-spell' };
    await play(anya(), [typed], spelling);
    await play(anya(), [typed], spelling);
    expect(await slipsOf()).toEqual([]);
    await play(ben(), [typed], spelling);
    expect(await slipsOf()).toMatchObject([
      { text: 'Wrote “becuase”.', count: 3, items: [{ answer: 'because', wrong: ['becuase'] }] },
    ]);
  });

  it('a misspelt word of a teacher’s own list is shown as any other while the list has it', async () => {
    const words = ['zibbling', 'mopwater'].map((word) => ({ word }));
    await otters.teacher.post('/api/word-lists', { name: 'Week 5', yearGroup: 3, words });
    const [kept, deleted] = await db().select().from(listWords).orderBy(listWords.position);
    const typed = (id = 0, slip = ''): Given => {
      return { item: `own/${id}#spelling`, objective: null, rating: 'again', slip };
    };
    for (const pupil of [anya(), ben()]) {
      const missed = [typed(kept?.id, 'zibling'), typed(deleted?.id, 'mopwatter')];
      await play(pupil, missed, { gameId: 'listen-and-spell' });
    }
    await db()
      .delete(listWords)
      .where(eq(listWords.id, deleted?.id ?? 0));
    expect(await slipsOf()).toMatchObject([
      {
        text: 'Wrote “zibling”.',
        count: 2,
        items: [{ question: 'How to spell **zibbling**', answer: 'zibbling', wrong: ['zibling'] }],
      },
    ]);
  });

  it('slips are those of the last four weeks, or of the requested days', async () => {
    await play(anya(), [plural]);
    server.passTime(20 * DAY_MS);
    await play(anya(), [plural]);
    server.passTime(9 * DAY_MS);
    const counts = async (query?: string) => (await slipsOf(query)).map(({ count }) => count);
    expect(await counts()).toEqual([1]);
    expect(await counts('?days=30')).toEqual([2]);
    expect(await counts('?days=5')).toEqual([]);
  });

  it('slips are of when they were played, not sent, and a pupil’s mistake has the objective on which it was made last', async () => {
    const played = (daysAgo: number, objective: string) =>
      play(anya(), [{ ...plural, objective }], {
        playedAt: new Date(server.deps.now().getTime() - daysAgo * DAY_MS),
      });
    await played(1, 'Y4.GR.1');
    await played(2, 'Y4.GR.2');
    await played(29, 'Y4.GR.3');
    expect(await slipsOf()).toMatchObject([{ count: 2 }]);
    const page = await otters.teacher.get(`/api/classes/${otters.id}/pupils/${anya()}`);
    expect(contract.getPupil.reply.parse(page.body).mistakes).toMatchObject([
      { slip: 'apostrophe-for-plural', count: 2, objective: 'Y4.GR.1' },
    ]);
  });

  it('slips leave out rushed and unverified rounds and pupils of other classes', async () => {
    await play(anya(), [plural], { rushed: true });
    await play(anya(), [plural], { verified: false });
    const foxes = await classWith(server, ['Finn'], 'FGH347');
    await play(foxes.pupils[0]?.id ?? 0, [plural]);
    expect(await slipsOf()).toEqual([]);
  });

  it('slips that the content no longer knows keep their name', async () => {
    await play(anya(), [{ ...plural, item: 'Y4.GR.1/999', slip: 'something-else' }]);
    expect(await slipsOf()).toMatchObject([
      { text: 'Something else.', items: [{ answer: null, wrong: [], isExact: false }] },
    ]);
  });
});
