import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  auditLog,
  idlePupils,
  schoolAccounts,
  schoolInvitations,
} from '#server/platform/db/schema.ts';
import { utcDay } from '#server/platform/utc-day.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { contract } from '#shared/contract/index.ts';
import { payingAt } from '#testing/paying.ts';
import { authenticatorAt } from '#testing/second-factor.ts';
import { setUpTestApp, type CallOptions, type TestBrowser } from '#testing/test-app.ts';

const server = setUpTestApp({ SECRET_KEY: 'a1'.repeat(32) });
const authenticator = authenticatorAt(server);

const ADMIN_CALLS = Object.entries<Endpoint>(contract).filter(
  ([, { access }]) => access === 'admin',
);
const READS = ADMIN_CALLS.filter(([, { method }]) => method === 'GET');
const CHANGES = ADMIN_CALLS.filter(([, { method }]) => method !== 'GET');

/** A valid body for each call, so that only the right to call is tested. */
const BODIES: Record<string, unknown> = {
  changeAccount: { displayName: 'Mia' },
  deleteAccount: { username: 'mia' },
  changeSetup: { dismissed: true },
  setStudentPlaySettings: { countdown: 2 },
  setStudentMemory: { isOn: false },
  makeTeacher: { username: 'taylor', displayName: 'Ms Taylor' },
  importSchool: { text: 'Name,Class\nMia,Oak', dryRun: false },
  markMessage: { read: true },
  decidePaymentNotice: { decision: 'kept' },
  setSecondFactorPolicy: { required: true },
};

/** What a call concerns if it is not about the pupil, and a body that is known only at that moment. */
interface Prepared {
  id?: number;
  body?: unknown;
}

const theFirstMessage = async (): Promise<Prepared> => {
  await server.browser().post('/api/v1.0/email/send', {
    service_id: 'embedded',
    template_id: 'embedded',
    user_id: 'embedded',
    template_params: { message: 'Hello' },
  });
  return { id: 1 };
};

/** Prepares what a call needs to succeed. */
const PREPARATIONS: Record<string, (admin: TestBrowser) => Promise<Prepared>> = {
  markMessage: theFirstMessage,
  deleteMessage: theFirstMessage,
  decidePaymentNotice: async () => {
    await makeNotice();
    return { id: 1 };
  },
  setSafeguardingLeads: async () => ({ body: { userIds: [(await aColleague()).id] } }),
  resetSecondFactor: async () => {
    const colleague = await server.loginAs({ isAdmin: true });
    await authenticator.enrol(colleague);
    return { id: colleague.id };
  },
  keepIdlePupil: async () => {
    const { id: userId } = await server.loginAs({ username: 'noah' });
    const listedAt = server.deps.now();
    const listed = { userId, listedAt, daysListed: 1, lastListedOn: utcDay(listedAt) };
    await server.deps.database.db.insert(idlePupils).values(listed);
    return { id: userId };
  },
  inviteToSchoolAccount: async () => {
    server.deps.config.oidc = {
      issuer: 'https://accounts.example',
      clientId: 'bright-explorers',
      clientSecret: 'a secret',
      redirectUri: 'https://play.example/school-account',
    };
    return aColleague();
  },
  withdrawSchoolInvitation: async () => {
    const colleague = await aColleague();
    const createdAt = server.deps.now();
    const open = { userId: colleague.id, secretHash: 'a hash', createdAt, expiresAt: createdAt };
    await server.deps.database.db.insert(schoolInvitations).values(open);
    return colleague;
  },
  unlinkSchoolAccount: async () => {
    const colleague = await aColleague();
    const linked = {
      userId: colleague.id,
      issuer: 'https://accounts.example',
      subject: 'somebody',
    };
    await server.deps.database.db
      .insert(schoolAccounts)
      .values({ ...linked, createdAt: server.deps.now() });
    return colleague;
  },
};

/** Reads that are not in the audit log, with the reason. */
const UNRECORDED: ReadonlyMap<string, string> = new Map([
  ['getSetup', 'it is about the installation'],
  ['getPredictions', 'it has figures and nobody in it'],
  ['getDescription', 'it is the API’s'],
]);

async function aColleague(): Promise<{ id: number }> {
  const { id } = await server.loginAs({ isAdmin: true });
  return { id };
}

/** A refund that owners get a notice about. */
async function makeNotice(): Promise<void> {
  const { register, happens } = payingAt(server);
  const checkout = await register();
  await happens(checkout, 'pay');
  await happens(checkout, 'refund');
}

const newPupil = () => server.loginAs({ username: 'mia' });

/** Makes the call about this id. */
function send(
  browser: TestBrowser,
  [name, { method, path }]: (typeof ADMIN_CALLS)[number],
  id: number,
  body = BODIES[name],
) {
  const options: CallOptions = { method, ...(body !== undefined && { body }) };
  return browser.call(path.replace(':id', String(id)), options);
}

it('every read of owners is answered, and the audit log records who asked about whom in which request', async () => {
  const { db } = server.deps.database;
  const pupil = await newPupil();
  const admin = await server.loginAs({ isAdmin: true });
  for (const [name, endpoint] of READS) {
    // The same read is recorded once an hour.
    await db.delete(auditLog);
    const { status, headers } = await send(admin, [name, endpoint], pupil.id);
    expect([name, status]).toEqual([name, endpoint.success]);
    const read = {
      kind: endpoint.reads,
      actorId: admin.id,
      targetId: endpoint.path.includes(':id') ? pupil.id : null,
      requestId: headers['x-request-id'],
    };
    expect(await db.select().from(auditLog), name).toMatchObject(
      UNRECORDED.has(name) ? [] : [read],
    );
  }
});

it.each(CHANGES)(
  'an admin who calls %s is answered, and the audit log records who asked in which request',
  async (name, endpoint) => {
    const pupil = await newPupil();
    const admin = await server.loginAs({ isAdmin: true });
    const { id = pupil.id, body } = (await PREPARATIONS[name]?.(admin)) ?? {};
    const { status, headers } = await send(admin, [name, endpoint], id, body);
    expect(status).toBe(endpoint.success);
    const recorded = await server.deps.database.db
      .select({ actorId: auditLog.actorId })
      .from(auditLog)
      .where(eq(auditLog.requestId, String(headers['x-request-id'])));
    expect(recorded.some(({ actorId }) => actorId === admin.id)).toBe(true);
  },
);
