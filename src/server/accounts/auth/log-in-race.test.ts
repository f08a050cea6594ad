import { COMMAND_LINE } from '#server/accounts/audit/event.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sessions } from '#server/platform/db/schema.ts';
import { PASSWORD, setUpTestApp } from '#testing/test-app.ts';
import { changeAccount } from '../../admin/change-account.ts';
import { resetPassword } from '../../admin/reset-password.ts';

const server = setUpTestApp();
const TIMES = 4;
const LOG_INS = 4;

const acts = {
  'a reset': (id: number) => resetPassword(server.deps, COMMAND_LINE, id),
  'switching off': (id: number) =>
    changeAccount(server.deps, COMMAND_LINE, id, { isActive: false }),
  'a promotion': (id: number) => changeAccount(server.deps, COMMAND_LINE, id, { isAdmin: true }),
};

it.each(Object.entries(acts))(
  'no session with the old password survives %s at the same moment',
  async (_, act) => {
    for (let time = 0; time < TIMES; time++) {
      const { id, username } = await server.loginAs();
      const logIn = () => server.browser().post('/api/login', { username, password: PASSWORD });
      const logIns = Array.from({ length: LOG_INS }, logIn);
      // At a random moment between the check of the passwords and the last of the sessions.
      await logIns[time % LOG_INS];
      await act(id);
      const answers = await Promise.all(logIns);
      expect(answers.every(({ status }) => [200, 401, 403].includes(status))).toBe(true);
      const left = await server.deps.database.db
        .select()
        .from(sessions)
        .where(eq(sessions.userId, id));
      expect(left).toEqual([]);
    }
  },
  60_000,
);
