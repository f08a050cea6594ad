// Whom failed attempts lock out, for every counter and for everybody who may come after its limit is reached (D14).
import { like, or } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { classWith, CODE, refsFor } from '#testing/class-with-pupils.ts';
import { CLIENT_ID, CLIENT_SECRET, startProvider } from '#testing/school-provider.ts';
import { PASSWORD, setUpTestApp, type Answer, type TestBrowser } from '#testing/test-app.ts';
import { codeTokens } from './classes/class-code.ts';
import { rateLimits } from './platform/db/schema.ts';

const provider = await startProvider('http://localhost/school-account');
afterAll(() => provider.close());

const server = setUpTestApp({
  TRUST_PROXY: '1',
  APP_ORIGIN: 'http://localhost',
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: CLIENT_ID,
  OIDC_CLIENT_SECRET: CLIENT_SECRET,
});

/** The status of a correct attempt after the limit has been reached, by who makes it. */
interface Expected {
  /** The one who reached it, on their own device, where they had succeeded before. */
  themselves: number;
  /** Somebody else at the same address: on a device where they had succeeded before, and on a new one. */
  known: number;
  new: number;
  /** Somebody on a new device at another address. */
  elsewhere: number;
  /** Somebody on a new device, with the link of the class page's QR code. */
  token?: number;
  /** Somebody on a new device on which the pupil has signed in by card. */
  card?: number;
  /** Somebody on a new device, after the teacher has made a new password or new pictures. */
  renewed?: number;
  /** What a success counts. */
  counted: number;
}

const TABLE = {
  'the password of an account': {
    themselves: 429,
    known: 200,
    new: 429,
    elsewhere: 429,
    card: 200,
    renewed: 200,
    counted: 0,
  },
  'passwords of other accounts from the same address': {
    themselves: 200,
    known: 200,
    new: 429,
    elsewhere: 200,
    card: 200,
    renewed: 429,
    counted: 0,
  },
  'the password that is asked for again': {
    themselves: 429,
    known: 204,
    new: 429,
    elsewhere: 429,
    counted: 0,
  },
  'the password of a registration that waits to be paid': {
    themselves: 429,
    known: 200,
    new: 429,
    elsewhere: 429,
    counted: 0,
  },
  'secret pictures': {
    themselves: 429,
    known: 200,
    new: 429,
    elsewhere: 429,
    token: 429,
    card: 200,
    renewed: 200,
    counted: 0,
  },
  'class codes': { themselves: 200, known: 200, new: 429, elsewhere: 200, token: 200, counted: 0 },
  'QR cards': { themselves: 200, known: 200, new: 200, elsewhere: 200, counted: 0 },
  'a school account': { themselves: 429, known: 200, new: 200, elsewhere: 200, counted: 0 },
  'messages of a pupil': { themselves: 429, known: 200, new: 200, elsewhere: 200, counted: 1 },
  'messages of nobody in particular': {
    themselves: 429,
    known: 200,
    new: 429,
    elsewhere: 200,
    counted: 2,
  },
  // No device is known for an account that does not exist yet.
  'names of new accounts': {
    themselves: 429,
    known: 429,
    new: 429,
    elsewhere: 201,
    counted: 1,
  },
} as const satisfies Record<string, Expected>;

interface Visitor {
  browser: TestBrowser;
  get: (path: string) => Promise<Answer>;
  post: (path: string, body: object) => Promise<Answer>;
}

const [AT_SCHOOL, ELSEWHERE] = ['192.0.2.1', '198.51.100.1'];

function visitor(browser = server.browser(), address = AT_SCHOOL): Visitor {
  const headers = { 'x-forwarded-for': address };
  return {
    browser,
    get: (path) => browser.call(path, { headers }),
    post: (path, body) => browser.call(path, { method: 'POST', body, headers }),
  };
}

/** How to reach one limit. */
interface Limit {
  /** The names of its counters. */
  counters: readonly string[];
  /** An attempt that is counted. */
  fail: (visitor: Visitor) => Promise<Answer>;
  succeed: (visitor: Visitor) => Promise<Answer>;
  /** A browser that has succeeded before, if that is possible. */
  known?: Visitor;
  /** Somebody on a device that has never succeeded; by default in a new browser. */
  stranger?: (address?: string) => Promise<Visitor>;
  renew?: () => Promise<void>;
  card?: string | undefined;
}

const secretOf = (link = '') => new URL(link).hash.slice(1);

async function pupilWithPassword() {
  const otters = await classWith(server, ['Zara', 'Omar']);
  const [card] = (await otters.makeCards('qr')).filter(({ displayName }) => displayName === 'Zara');
  const zara = `Zara ${CODE}`;
  let password = PASSWORD;
  const logIn = (username: string, given: string) => (from: Visitor) =>
    from.post('/api/login', { username, password: given });
  const known = visitor();
  await logIn(zara, PASSWORD)(known);
  const owner = await server.loginAs({ isAdmin: true });
  return {
    known,
    card: secretOf(card?.link),
    succeed: (from: Visitor) => logIn(zara, password)(from),
    renew: async () => {
      const answer = await owner.post(`/api/admin/student/${otters.pupils[0]?.id}/password`);
      password = z.object({ password: z.string() }).parse(answer.body).password;
    },
    failFor: (who: 'Zara' | 'Omar') => logIn(`${who} ${CODE}`, 'a wrong guess'),
  };
}

async function pupilWithPictures() {
  const otters = await classWith(server, ['Mia', 'Ben']);
  const sequenceOf = (cards: Awaited<ReturnType<typeof otters.makeCards>>) =>
    cards.find(({ displayName }) => displayName === 'Mia')?.pictures ?? [];
  let pictures = sequenceOf(await otters.makeCards('pictures'));
  const [card] = (await otters.makeCards('qr')).filter(({ displayName }) => displayName === 'Mia');
  const tap = async ({ browser, post }: Visitor, chosen: readonly string[]) => {
    const ref = (await refsFor(browser)).get('Mia');
    return post('/api/sign-in/pictures', { code: CODE, ref, pictures: chosen });
  };
  const known = visitor();
  await tap(known, pictures);
  return {
    counters: ['pictures', 'pictures-device', 'pictures-minute'],
    known,
    card: secretOf(card?.link),
    succeed: (from: Visitor) => tap(from, pictures),
    fail: (from: Visitor) => tap(from, pictures.toReversed()),
    renew: async () => {
      pictures = sequenceOf(await otters.makeCards('pictures', [otters.pupils[0]?.id ?? 0]));
    },
  };
}

const LIMITS: Record<keyof typeof TABLE, () => Promise<Limit>> = {
  'the password of an account': async () => {
    const { failFor, ...limit } = await pupilWithPassword();
    return { ...limit, counters: ['login-name', 'login-pair'], fail: failFor('Zara') };
  },
  'passwords of other accounts from the same address': async () => {
    const { failFor, ...limit } = await pupilWithPassword();
    return { ...limit, counters: ['login-address'], fail: failFor('Omar') };
  },
  'the password that is asked for again': async () => {
    const zara = await server.loginAs({ username: 'zara' });
    const session = zara.cookie() ?? '';
    const confirm = (password: string) => (from: Visitor) =>
      from.post('/api/user/confirm', { password });
    return {
      counters: ['again', 'again-pair'],
      known: visitor(zara),
      stranger: async (address) => {
        const thief = server.browser();
        thief.setCookie(session);
        return visitor(thief, address);
      },
      fail: confirm('a wrong guess'),
      succeed: confirm(PASSWORD),
    };
  },
  'the password of a registration that waits to be paid': async () => {
    const known = visitor();
    const family = { username: 'zara', password: PASSWORD };
    await known.post('/api/register-pre-payment', family);
    const checkOut = (password: string) => (from: Visitor) =>
      from.post('/api/create-checkout-session', { ...family, password });
    return {
      counters: ['checkout', 'checkout-pair'],
      known,
      fail: checkOut('a wrong guess'),
      succeed: checkOut(PASSWORD),
    };
  },
  'secret pictures': pupilWithPictures,
  'class codes': async () => {
    await classWith(server, ['Mia']);
    const open = (code: string) => (from: Visitor) => from.get(`/api/sign-in/${code}`);
    const known = visitor();
    await open(CODE)(known);
    return { counters: ['class-code'], known, fail: open('HJK379'), succeed: open(CODE) };
  },
  'QR cards': async () => {
    const otters = await classWith(server, ['Mia']);
    const [card] = await otters.makeCards('qr');
    const scan = (secret: string) => (from: Visitor) => from.post('/api/sign-in/card', { secret });
    const succeed = scan(secretOf(card?.link));
    const known = visitor();
    await succeed(known);
    return { counters: ['card'], known, fail: scan('A'.repeat(22)), succeed };
  },
  'a school account': async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const { body } = await owner.post('/api/admin/teachers', {
      username: 'okafor',
      displayName: 'Ms Okafor',
      withSchoolAccount: true,
    });
    const made = z.object({ invitation: z.object({ link: z.string() }) }).parse(body);
    const begin = async (from: Visitor, given: object = {}) => {
      const answer = await from.post('/api/school-account/begin', given);
      return z.object({ url: z.string() }).parse(answer.body).url;
    };
    const finish = (from: Visitor, query: string) =>
      from.post('/api/school-account/finish', { query });
    const signIn = async (from: Visitor, given: object = {}) =>
      finish(from, await provider.signInAt(await begin(from, given), 'sub-1'));
    const known = visitor();
    await signIn(known, { invitation: secretOf(made.invitation.link) });
    const attempts = new Map<TestBrowser, string>();
    return {
      counters: ['school-account'],
      known,
      // Repeats the cookie of one attempt.
      fail: async (from) => {
        await begin(from);
        attempts.set(from.browser, from.browser.cookie('school') ?? '');
        return finish(from, 'code=1');
      },
      succeed: async (from) => {
        const attempt = attempts.get(from.browser);
        if (attempt === undefined) return signIn(from);
        attempts.delete(from.browser);
        from.browser.setCookie(attempt, 'school');
        return finish(from, 'code=1');
      },
    };
  },
  'messages of a pupil': async () => {
    return {
      counters: ['contact', 'contact-address'],
      known: visitor(await server.loginAs()),
      stranger: async (address) => visitor(await server.loginAs(), address),
      fail: send,
      succeed: send,
    };
  },
  'messages of nobody in particular': async () => {
    const known = visitor();
    await send(known);
    return { counters: ['contact', 'contact-address'], known, fail: send, succeed: send };
  },
  'names of new accounts': async () => {
    await server.loginAs({ username: 'zara' });
    let count = 0;
    const register = (username: string) => (from: Visitor) =>
      from.post('/api/register', { username, password: PASSWORD });
    return {
      counters: ['new-name'],
      fail: register('zara'),
      succeed: (from) => register(`new ${++count}`)(from),
    };
  },
};

const send = (from: Visitor) =>
  from.post('/api/v1.0/email/send', {
    lib_version: '4.4.1',
    user_id: 'embedded',
    service_id: 'embedded',
    template_id: 'embedded',
    template_params: { to_name: 'Team', from_name: 'A', from_email: '', message: 'Hello!' },
  });

const db = () => server.deps.database.db;

/** The attempt for each column of the table. */
function columnsOf(limit: Limit): Record<keyof Expected, () => Promise<number>> {
  const { fail, succeed, known = visitor() } = limit;
  const stranger = limit.stranger ?? (async (address) => visitor(server.browser(), address));
  const isOfThis = or(...limit.counters.map((name) => like(rateLimits.key, `${name}:%`)));
  const after = async (failing: Visitor, coming: () => Promise<Answer>): Promise<number> => {
    await db().delete(rateLimits);
    await fail(failing);
    await db().update(rateLimits).set({ points: 1000 }).where(isOfThis);
    return (await coming()).status;
  };
  const afterStranger = async (coming: () => Promise<Answer>) => after(await stranger(), coming);
  return {
    themselves: () => after(known, () => succeed(known)),
    known: () => afterStranger(() => succeed(known)),
    new: () => afterStranger(async () => succeed(await stranger())),
    elsewhere: () => afterStranger(async () => succeed(await stranger(ELSEWHERE))),
    token: () =>
      afterStranger(async () => {
        const tablet = await stranger();
        const token = (await codeTokens(db()))(CODE);
        const page = await tablet.get(`/api/sign-in/${CODE}?token=${token}`);
        return page.status === 200 ? succeed(tablet) : page;
      }),
    card: () =>
      afterStranger(async () => {
        const tablet = await stranger();
        const scanned = await tablet.post('/api/sign-in/card', { secret: limit.card ?? '' });
        await tablet.post('/api/logout', {});
        return scanned.status === 200 ? succeed(tablet) : scanned;
      }),
    renewed: () =>
      afterStranger(async () => {
        await limit.renew?.();
        return succeed(await stranger());
      }),
    counted: async () => {
      await db().delete(rateLimits);
      await succeed(await stranger());
      const rows = await db().select().from(rateLimits).where(isOfThis);
      return rows.reduce((sum, { points }) => sum + points, 0);
    },
  };
}

describe('after a limit is reached', () => {
  it.each(Object.entries(TABLE))(
    'after the limit for %s is reached, each visitor gets the answer in the table',
    async (limit, expected) => {
      const [, make] = Object.entries(LIMITS).find(([name]) => name === limit) ?? [];
      if (!make) throw new Error('Nobody knows how to reach this limit.');
      const answers: Record<string, number> = {};
      for (const [column, answer] of Object.entries(columnsOf(await make()))) {
        if (column in expected) answers[column] = await answer();
      }
      expect(answers).toEqual(expected);
    },
  );
});
