import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { contract } from '#shared/contract/index.ts';
import { payingAt } from '#testing/paying.ts';
import { setUpTestApp, type CallOptions, type TestBrowser } from '#testing/test-app.ts';

const server = setUpTestApp();

const ADMIN_CALLS = Object.entries<Endpoint>(contract).filter(
  ([, { access }]) => access === 'admin',
);

/** A body that each call takes, so that nothing but the right to call is in the way. */
const BODIES: Record<string, unknown> = {
  changeAccount: { displayName: 'Mia' },
  deleteAccount: { username: 'mia' },
  changeSetup: {},
  setStudentPlaySettings: {},
  markMessage: { read: true },
  decidePaymentNotice: { decision: 'kept' },
};

/** A refund that the owners are told about. */
async function makeNotice(): Promise<void> {
  const { register, happens } = payingAt(server);
  const checkout = await register();
  await happens(checkout, 'pay');
  await happens(checkout, 'refund');
}

describe.each(ADMIN_CALLS)('%s', (name, { method, path, success }) => {
  const call = async (browser: TestBrowser, id: number) => {
    const body = BODIES[name];
    const options: CallOptions = { method, ...(body !== undefined && { body }) };
    return (await browser.call(path.replace(':id', String(id)), options)).status;
  };
  const newPupil = () => server.loginAs({ username: 'mia' });

  it('answers 401 to nobody', async () => {
    const { id } = await newPupil();
    expect(await call(server.browser(), id)).toBe(401);
  });

  it('answers 403 to a pupil, about themselves as well', async () => {
    const pupil = await newPupil();
    expect(await call(pupil, pupil.id)).toBe(403);
  });

  it('answers an admin', async () => {
    const { id } = await newPupil();
    const admin = await server.loginAs({ isAdmin: true });
    await server.browser().post('/api/v1.0/email/send', {
      ...{ service_id: 'embedded', template_id: 'embedded', user_id: 'embedded' },
      template_params: { message: 'Hello' },
    });
    await makeNotice();
    expect(await call(admin, /Message$|Notice$/.test(name) ? 1 : id)).toBe(success);
  });

  it('answers 401 to an admin who was switched off meanwhile, 403 to one who was demoted', async () => {
    const { id } = await newPupil();
    const off = await server.loginAs({ isAdmin: true });
    const demoted = await server.loginAs({ isAdmin: true });
    const head = await server.loginAs({ isAdmin: true });
    const change = (who: { id: number }, body: object) =>
      head.call(`/api/admin/student/${who.id}`, { method: 'PATCH', body });
    expect((await change(off, { isActive: false })).status).toBe(200);
    expect((await change(demoted, { isAdmin: false })).status).toBe(200);
    expect(await call(off, id)).toBe(401);
    expect(await call(demoted, id)).toBe(403);
  });
});
