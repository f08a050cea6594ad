import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { MINUTE_MS } from '#shared/dates.ts';
import { SIGN_IN_PICTURES } from '#shared/sign-in-pictures.ts';
import { classWith, CODE, refsFor } from '#testing/class-with-pupils.ts';
import { PASSWORD, setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { addEntry, readDevice, writeDevice } from '../../accounts/session/device-cookie.ts';
import {
  auditLog,
  classPupils,
  pupilCards,
  pupilPictures,
  rateLimits,
  users,
} from '../../platform/db/schema.ts';

const server = setUpTestApp();

/** A class with Mia, Ben and their pictures, and a tablet that has opened the class page. */
async function setUpClass() {
  const otters = await classWith(server, ['Mia Khan', 'Ben Lee']);
  const cards = await otters.makeCards('pictures');
  const picturesOf = (name: string) =>
    cards.find(({ displayName }) => displayName === name)?.pictures ?? [];
  const tablet = server.browser();
  const refs = await refsFor(tablet);
  return {
    otters,
    tablet,
    mia: { ref: refs.get('Mia'), pictures: picturesOf('Mia Khan') },
    ben: { ref: refs.get('Ben'), pictures: picturesOf('Ben Lee') },
  };
}

const trying = (
  browser: TestBrowser,
  { ref, pictures }: { ref: string | undefined; pictures: readonly string[] },
  code = CODE,
) => browser.post('/api/sign-in/pictures', { code, ref, pictures });

function wrongFor(pictures: readonly string[]): string[] {
  return pictures.toReversed();
}

describe('the class page', () => {
  it('the class page shows only the first names and avatars of pupils who have pictures, for a code in either case and with spaces', async () => {
    const { otters, tablet } = await setUpClass();
    await classWith(server, ['Ada Other'], 'HJK379');
    const { body } = await tablet.get('/api/sign-in/cdf%20346');
    expect(body).toEqual({
      className: 'Otters',
      choices: [...SIGN_IN_PICTURES],
      pupils: [
        { ref: expect.stringMatching(/^[\w-]{22}$/), firstName: 'Ben', avatar: '🐶' },
        { ref: expect.stringMatching(/^[\w-]{22}$/), firstName: 'Mia', avatar: '🐶' },
      ],
    });
    expect(otters.pupils).toHaveLength(2);
  });

  it('the class page answers the same 404 for a wrong code and a closed, expired or archived class', async () => {
    const { otters } = await setUpClass();
    const visitor = server.browser();
    const wrong = await visitor.get('/api/sign-in/HJK379');
    expect(wrong.status).toBe(404);
    const over = new Date(server.deps.now().getTime() - 1000);
    for (const state of [
      { signInOpen: null },
      { signInOpen: 'lesson' as const, signInOpenUntil: over },
      { signInOpen: 'always' as const, archivedAt: over },
    ]) {
      await otters.set({ signInOpenUntil: null, archivedAt: null, ...state });
      const closed = await visitor.get(`/api/sign-in/${CODE}`);
      expect([closed.status, closed.body]).toEqual([404, wrong.body]);
    }
  });

  it('the class page closes when its time is over, and then nobody can sign in there', async () => {
    const { otters, tablet, mia } = await setUpClass();
    const until = new Date(server.deps.now().getTime() + 90 * MINUTE_MS);
    await otters.set({ signInOpen: 'lesson', signInOpenUntil: until });
    expect((await tablet.get(`/api/sign-in/${CODE}`)).status).toBe(200);
    server.passTime(91 * MINUTE_MS);
    expect((await tablet.get(`/api/sign-in/${CODE}`)).status).toBe(404);
    expect((await trying(tablet, mia)).status).toBe(404);
  });

  it('the class page leaves out pupils who are switched off or have left the class', async () => {
    const { otters, tablet, mia } = await setUpClass();
    const { db } = server.deps.database;
    const [ben, miaHerself] = [otters.pupils[1], otters.pupils[0]];
    await db
      .update(users)
      .set({ isActive: false })
      .where(eq(users.id, ben?.id ?? 0));
    await db.delete(classPupils).where(eq(classPupils.userId, miaHerself?.id ?? 0));
    expect((await refsFor(tablet)).size).toBe(0);
    expect((await trying(tablet, mia)).status).toBe(401);
  });

  it('after 500 wrong codes an address is refused for a quarter of an hour', async () => {
    await setUpClass();
    const guesser = server.browser();
    const guess = () => guesser.get('/api/sign-in/HJK379');
    await guess();
    await server.deps.database.db.update(rateLimits).set({ points: 499 });
    expect((await guess()).status).toBe(404);
    expect((await guess()).status).toBe(429);
    const refused = await guesser.get(`/api/sign-in/${CODE}`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    server.passTime(16 * MINUTE_MS);
    expect((await guesser.get(`/api/sign-in/${CODE}`)).status).toBe(200);
  });

  describe('after too many wrong codes from an address', () => {
    const shown = z.object({ code: z.string(), codeToken: z.string() });
    async function setUpWrongCodes() {
      const { otters, ...rest } = await setUpClass();
      const path = `/api/classes/${otters.id}`;
      const { code, codeToken } = shown.parse((await otters.teacher.get(path)).body);
      await server.browser().get('/api/sign-in/HJK379');
      await server.deps.database.db.update(rateLimits).set({ points: 500 });
      const open = async (token: string, at = code) =>
        (await server.browser().get(`/api/sign-in/${at}?token=${token}`)).status;
      return { ...rest, otters, path, codeToken, open };
    }

    it('after too many wrong codes the class page still opens by its QR code until a teacher makes a new one', async () => {
      const { otters, path, codeToken, open, tablet } = await setUpWrongCodes();
      expect(await open(codeToken)).toBe(200);
      const changed = await otters.teacher.call(path, { method: 'PATCH', body: { newCode: true } });
      const renewed = shown.parse(changed.body);
      expect(await open(codeToken)).toBe(404);
      expect(await open(codeToken, renewed.code)).toBe(429);
      expect((await tablet.get(`/api/sign-in/${renewed.code}`)).status).toBe(429);
      expect(await open(renewed.codeToken, renewed.code)).toBe(200);
    });

    it('after too many wrong codes the class page does not open with a token that is made up, changed or missing', async () => {
      const { codeToken, open } = await setUpWrongCodes();
      for (const forged of ['A'.repeat(22), codeToken.slice(0, -1), `${codeToken}A`, '']) {
        expect([forged, await open(forged)]).toEqual([forged, 429]);
      }
    });

    it('after too many wrong codes a device that has opened the page before can open it, even after 39 others signed in there', async () => {
      const { tablet } = await setUpWrongCodes();
      for (let time = 0; time < 2; time++) {
        let device = readDevice(tablet.cookie('device'));
        for (let nth = 0; nth < 39; nth++)
          device = addEntry(device, `${time} ${nth}`, 'any secret');
        tablet.setCookie(device ? writeDevice(device) : '', 'device');
        expect((await tablet.get(`/api/sign-in/${CODE}`)).status).toBe(200);
      }
    });
  });

  it('a new code gives pupils new references on the class page, and the old code stops working', async () => {
    const { otters, tablet, mia } = await setUpClass();
    await otters.set({ code: 'HJK379' });
    expect((await tablet.get(`/api/sign-in/${CODE}`)).status).toBe(404);
    expect((await trying(tablet, mia, 'HJK379')).status).toBe(401);
    const refs = await refsFor(tablet, 'HJK379');
    expect(refs.get('Mia')).not.toBe(mia.ref);
  });
});

describe('secret pictures', () => {
  it('secret pictures sign in for a session that ends after 30 idle minutes', async () => {
    const { tablet, mia } = await setUpClass();
    const { status, body } = await trying(tablet, mia);
    expect([status, body]).toMatchObject([200, { displayName: 'Mia Khan', role: 'pupil' }]);
    server.passTime(29 * MINUTE_MS);
    expect((await tablet.get('/api/user')).status).toBe(200);
    server.passTime(29 * MINUTE_MS);
    expect((await tablet.get('/api/user')).status).toBe(200);
    server.passTime(31 * MINUTE_MS);
    expect((await tablet.get('/api/user')).status).toBe(401);
  });

  it('a session begun with pictures does not last longer when the pupil changes the password', async () => {
    const { tablet, mia } = await setUpClass();
    const { id } = await server.loginAs();
    const known = sql`(select ${users.password} from ${users} where ${users.id} = ${id})`;
    await server.deps.database.db
      .update(users)
      .set({ password: known })
      .where(eq(users.displayName, 'Mia Khan'));
    await trying(tablet, mia);
    const passwords = { currentPassword: PASSWORD, newPassword: 'frog-cake-moon' };
    const { status } = await tablet.post('/api/user/password', passwords);
    expect(status).toBe(204);
    server.passTime(31 * MINUTE_MS);
    expect((await tablet.get('/api/user')).status).toBe(401);
  });

  it('neither secret pictures in the wrong order nor those of another pupil sign in', async () => {
    const { tablet, mia, ben } = await setUpClass();
    expect((await trying(tablet, { ...mia, pictures: wrongFor(mia.pictures) })).status).toBe(401);
    if (mia.pictures.join() === ben.pictures.join()) return;
    expect((await trying(tablet, { ...ben, pictures: mia.pictures })).status).toBe(401);
  });

  it('a device waits a minute after five wrong tries, and the rest of a quarter of an hour after ten', async () => {
    const { tablet, mia } = await setUpClass();
    const wrong = { ...mia, pictures: wrongFor(mia.pictures) };
    for (const minutes of [1, 14]) {
      for (let nth = 0; nth < 5; nth++) expect((await trying(tablet, wrong)).status).toBe(401);
      const refused = await trying(tablet, mia);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan((minutes - 1) * 60);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(minutes * 60);
      server.passTime(minutes * MINUTE_MS);
    }
    expect((await trying(tablet, mia)).status).toBe(200);
  });

  it('the right pictures give a device all its tries back', async () => {
    const { tablet, mia } = await setUpClass();
    const wrong = { ...mia, pictures: wrongFor(mia.pictures) };
    for (let nth = 0; nth < 3; nth++) {
      for (let time = 0; time < 4; time++) expect((await trying(tablet, wrong)).status).toBe(401);
      expect((await trying(tablet, mia)).status).toBe(200);
    }
  });

  it('while a device waits for one pupil, the pupil can use another tablet and other pupils can use this one', async () => {
    const { tablet, mia, ben } = await setUpClass();
    const wrong = { ...mia, pictures: wrongFor(mia.pictures) };
    for (let nth = 0; nth < 6; nth++) await trying(tablet, wrong);
    const other = server.browser();
    await refsFor(other);
    expect((await trying(other, mia)).status).toBe(200);
    expect((await trying(tablet, ben)).status).toBe(200);
  });

  it('a script that pretends to be many devices, or makes up their cookies, has 20 tries and locks no known device out', async () => {
    const { tablet, mia } = await setUpClass();
    await trying(tablet, mia);
    const wrong = { ...mia, pictures: wrongFor(mia.pictures) };
    const answers = [];
    for (let nth = 0; nth < 11; nth++) {
      const [fresh, forger] = [server.browser(), server.browser()];
      await fresh.get(`/api/sign-in/${CODE}`);
      forger.setCookie(`${'A'.repeat(20)}${10 + nth}.`, 'device');
      for (const browser of [fresh, forger]) answers.push((await trying(browser, wrong)).status);
    }
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 401), 429, 429]);
    expect((await trying(tablet, mia)).status).toBe(200);
  });

  it('simultaneous tries of pictures get no more attempts than tries one by one', async () => {
    const { tablet, mia } = await setUpClass();
    const wrong = { ...mia, pictures: wrongFor(mia.pictures) };
    const answers = await Promise.all(Array.from({ length: 12 }, () => trying(tablet, wrong)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('new pictures replace the old ones and end the pupil’s sessions at once', async () => {
    const { otters, tablet, mia } = await setUpClass();
    await trying(tablet, mia);
    const id = otters.pupils[0]?.id ?? 0;
    let [renewed] = await otters.makeCards('pictures', [id]);
    while (renewed?.pictures?.join() === mia.pictures.join()) {
      [renewed] = await otters.makeCards('pictures', [id]);
    }
    expect((await tablet.get('/api/user')).status).toBe(401);
    expect((await trying(tablet, mia)).status).toBe(401);
    expect((await trying(tablet, { ref: mia.ref, pictures: renewed?.pictures ?? [] })).status).toBe(
      200,
    );
  });

  it('secret pictures are unreadable in the database', async () => {
    const { mia } = await setUpClass();
    const rows = await server.deps.database.db.select().from(pupilPictures);
    expect(rows).toHaveLength(2);
    for (const { sequence } of rows) {
      expect(sequence).toMatch(/^1\./);
      expect(mia.pictures.some((picture) => sequence.includes(picture))).toBe(false);
    }
  });

  it('anything but three of the twelve pictures is refused', async () => {
    const { tablet, mia } = await setUpClass();
    for (const pictures of [['🏠', '🐟'], ['🏠', '🐟', '🐶'], ['🏠', '🐟', '🥁', '🚗'], 'all']) {
      const body = { code: CODE, ref: mia.ref, pictures };
      const { status } = await tablet.post('/api/sign-in/pictures', body);
      expect([pictures, status]).toEqual([pictures, 400]);
    }
  });

  it('pictures never open the account of somebody who is no longer a pupil', async () => {
    const { otters, tablet, mia } = await setUpClass();
    await server.deps.database.db
      .update(users)
      .set({ role: 'teacher' })
      .where(eq(users.id, otters.pupils[0]?.id ?? 0));
    expect((await trying(tablet, mia)).status).toBe(401);
  });
});

describe('a QR card', () => {
  const secretIn = (link: string | undefined) => link?.split('#')[1] ?? '';
  const scan = (browser: TestBrowser, secret: string) =>
    browser.post('/api/sign-in/card', { secret });

  it('a QR card signs in anywhere by a link whose secret no server sees', async () => {
    const otters = await classWith(server, ['Mia Khan']);
    const [card] = await otters.makeCards('qr');
    expect(card?.link).toMatch(/^\/c\/card#[\w-]{22}$/);
    const phone = server.browser();
    expect(await scan(phone, secretIn(card?.link))).toMatchObject({
      status: 200,
      body: { displayName: 'Mia Khan', onSharedDevice: false },
    });
    server.passTime(24 * 60 * MINUTE_MS);
    expect((await phone.get('/api/user')).status).toBe(200);
  });

  describe('a QR card on a device', () => {
    /** Mia's and Ben's cards, and a device whose sessions are checked after some idle minutes. */
    async function twoCards() {
      const otters = await classWith(server, ['Mia Khan', 'Ben Lee']);
      const [ben, mia] = await otters.makeCards('qr');
      const device = server.browser();
      const isIn = async () => (await device.get('/api/user')).status === 200;
      return {
        device,
        scanMia: () => scan(device, secretIn(mia?.link)),
        scanBen: () => scan(device, secretIn(ben?.link)),
        isInAfter: async (minutes: number) => {
          server.passTime(minutes * MINUTE_MS);
          return isIn();
        },
      };
    }
    const shared = { status: 200, body: { onSharedDevice: true } };

    it('on a device that has opened a class page, a card’s session ends after 30 idle minutes', async () => {
      const { device, scanMia, isInAfter } = await twoCards();
      await device.get(`/api/sign-in/${CODE}`);
      expect(await scanMia()).toMatchObject(shared);
      expect(await isInAfter(29)).toBe(true);
      expect(await isInAfter(29)).toBe(true);
      expect(await isInAfter(31)).toBe(false);
    });

    it('on a device where another child’s card was scanned, both children’s sessions end after 30 idle minutes', async () => {
      const { scanMia, scanBen, isInAfter } = await twoCards();
      await scanMia();
      expect(await scanBen()).toMatchObject(shared);
      expect(await isInAfter(31)).toBe(false);
      expect(await scanMia()).toMatchObject(shared);
      expect(await isInAfter(31)).toBe(false);
    });

    it('on a device where only one child’s card is scanned, as at home, sessions last as long as any other', async () => {
      const { scanMia, isInAfter } = await twoCards();
      await scanMia();
      expect(await scanMia()).toMatchObject({ body: { onSharedDevice: false } });
      expect(await isInAfter(29 * 24 * 60)).toBe(true);
    });
  });

  it('a card’s link uses the configured address, and never one that a request claims', async () => {
    const otters = await classWith(server, ['Mia Khan']);
    const headers = { host: 'evil.example', origin: 'http://evil.example' };
    const body = { kind: 'qr', pupilIds: [otters.pupils[0]?.id] };
    const make = () =>
      otters.teacher.call(`/api/classes/${otters.id}/cards`, { method: 'POST', body, headers });
    expect((await make()).body).toMatchObject({
      rows: [{ link: expect.stringMatching(/^\/c\/card#/) }],
    });
    server.deps.config.origin = 'http://games.example.org';
    onTestFinished(() => void (server.deps.config.origin = null));
    const [card] = await otters.makeCards('qr', [otters.pupils[0]?.id ?? 0]);
    expect(card?.link).toMatch(/^http:\/\/games\.example\.org\/c\/card#/);
  });

  it('a card is stored only as a hash', async () => {
    const otters = await classWith(server, ['Mia Khan']);
    const [card] = await otters.makeCards('qr');
    const rows = await server.deps.database.db.select().from(pupilCards);
    expect(JSON.stringify(rows)).not.toContain(secretIn(card?.link));
  });

  it('a new card invalidates the old one and ends sessions begun with it', async () => {
    const otters = await classWith(server, ['Mia Khan']);
    const [lost] = await otters.makeCards('qr');
    const thief = server.browser();
    await scan(thief, secretIn(lost?.link));
    const [found] = await otters.makeCards('qr', [otters.pupils[0]?.id ?? 0]);
    expect((await thief.get('/api/user')).status).toBe(401);
    expect((await scan(thief, secretIn(lost?.link))).status).toBe(401);
    expect((await scan(thief, secretIn(found?.link))).status).toBe(200);
  });

  it('a card with a secret that is on no card signs nobody in', async () => {
    await classWith(server, ['Mia Khan']);
    for (const secret of ['', 'A'.repeat(22), 'not a secret at all', '😀'.repeat(20)]) {
      expect([secret, (await scan(server.browser(), secret)).status]).toEqual([secret, 401]);
    }
  });

  it('an address is refused after 500 wrong cards', async () => {
    await classWith(server, ['Mia Khan']);
    const guesser = server.browser();
    await scan(guesser, 'A'.repeat(22));
    await server.deps.database.db.update(rateLimits).set({ points: 500 });
    expect((await scan(guesser, 'A'.repeat(22))).status).toBe(429);
  });

  it('signing in by card clears failed picture tries on the same device', async () => {
    const { otters, tablet, mia } = await setUpClass();
    const wrong = { ...mia, pictures: wrongFor(mia.pictures) };
    for (let nth = 0; nth < 5; nth++) await trying(tablet, wrong);
    expect((await trying(tablet, mia)).status).toBe(429);
    const [card] = await otters.makeCards('qr', [otters.pupils[0]?.id ?? 0]);
    await scan(tablet, secretIn(card?.link));
    expect((await trying(tablet, mia)).status).toBe(200);
  });
});

describe('a teacher', () => {
  it('a teacher makes pictures or cards for all pupils who have none of that kind', async () => {
    const otters = await classWith(server, ['Mia Khan', 'Ben Lee']);
    const [first] = await otters.makeCards('pictures', [otters.pupils[0]?.id ?? 0]);
    expect(first).toMatchObject({ displayName: 'Mia Khan' });
    expect(await otters.makeCards('pictures')).toMatchObject([{ displayName: 'Ben Lee' }]);
    expect(await otters.makeCards('pictures')).toEqual([]);
    expect(await otters.makeCards('qr')).toHaveLength(2);
  });

  it('getting the first pictures does not sign a pupil out', async () => {
    const otters = await classWith(server, ['Mia Khan']);
    await otters.makeCards('pictures');
    expect((await otters.pupils[0]?.get('/api/user'))?.status).toBe(200);
  });

  it('a teacher can look up forgotten pictures, which is recorded', async () => {
    const { otters, mia } = await setUpClass();
    const id = otters.pupils[0]?.id ?? 0;
    const { body } = await otters.teacher.get(`/api/classes/${otters.id}/pupils/${id}/pictures`);
    expect(body).toEqual({ pictures: mia.pictures });
    const events = await server.deps.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.targetId, id))
      .orderBy(auditLog.id);
    expect(events.map(({ kind, actorId }) => [kind, actorId])).toEqual([
      ['pictures-made', otters.teacher.id],
      ['pictures-looked-up', otters.teacher.id],
    ]);
    expect(JSON.stringify(events)).not.toContain(mia.pictures[0]);
  });

  it('a teacher finds no pictures for a pupil who has none or is not in their classes', async () => {
    const otters = await classWith(server, ['Mia Khan']);
    const owls = await classWith(server, ['Ada Other'], 'HJK379');
    await owls.makeCards('pictures');
    const mia = otters.pupils[0]?.id ?? 0;
    const ada = owls.pupils[0]?.id ?? 0;
    for (const path of [
      `/api/classes/${otters.id}/pupils/${mia}/pictures`,
      `/api/classes/${otters.id}/pupils/${ada}/pictures`,
      `/api/classes/${owls.id}/pupils/${ada}/pictures`,
    ]) {
      expect((await otters.teacher.get(path)).status).toBe(404);
    }
  });

  it('a teacher makes nothing at all if one named pupil is not in the class', async () => {
    const otters = await classWith(server, ['Mia Khan']);
    const owls = await classWith(server, ['Ada Other'], 'HJK379');
    const pupilIds = [otters.pupils[0]?.id, owls.pupils[0]?.id];
    const mixed = await otters.teacher.post(`/api/classes/${otters.id}/cards`, {
      kind: 'qr',
      pupilIds,
    });
    expect(mixed.status).toBe(404);
    expect(await server.deps.database.db.select().from(pupilCards)).toEqual([]);
  });
});
