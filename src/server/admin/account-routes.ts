// Routes for account management.
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import { actorOf } from '../accounts/audit/event.ts';
import { signIn } from '../accounts/session/session.ts';
import { findPlaySettingsForStaff } from '../accounts/user/play-settings.ts';
import type { Deps } from '../platform/http/deps.ts';
import { serve } from '../platform/http/serve.ts';
import { findAdmins } from './accounts-store.ts';
import { changeAccount } from './change-account.ts';
import { findNotices } from '../payment/notices-store.ts';
import { decidePaymentNotice } from './decide-payment-notice.ts';
import { deleteAccount } from './delete-account.ts';
import { endSessions } from './end-sessions.ts';
import { makeTeacher } from './make-teacher.ts';
import { setPlaySettingsOf } from './play-settings.ts';
import { setMemoryOf } from './switch-memory.ts';
import { resetPassword } from './reset-password.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import {
  inviteToSchoolAccount,
  takeSchoolAccountAway,
  withdrawInvitation,
} from './school-accounts.ts';
import { findTeachers } from './teachers-store.ts';

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  serve(app, contract.changeAccount, async ({ user, params, body, request, reply }) => {
    const changed = await changeAccount(deps, actorOf(user, request), params.id, body);
    const { account, password, isSignedOut } = changed;
    // Owners who have demoted themselves stay signed in, as pupils.
    if (isSignedOut && account.id === user.id && account.isActive) {
      await signIn(deps, { request, reply }, { user: account });
    }
    return { ...account, password };
  });

  serve(app, contract.resetPassword, async ({ user, request, params }) =>
    resetPassword(deps, actorOf(user, request), params.id),
  );

  serve(app, contract.resetSecondFactor, async ({ user, request, params }) =>
    resetSecondFactor(deps, actorOf(user, request), params.id),
  );

  serve(app, contract.endSessions, async ({ user, request, params }) =>
    endSessions(deps, actorOf(user, request), params.id),
  );

  serve(app, contract.getStudentPlaySettings, async ({ params }) =>
    findPlaySettingsForStaff(db, params.id),
  );

  serve(app, contract.setStudentPlaySettings, async ({ user, request, params, body }) =>
    setPlaySettingsOf(deps, actorOf(user, request), params.id, body),
  );

  serve(app, contract.setStudentMemory, async ({ user, request, params, body }) => {
    await setMemoryOf(deps, actorOf(user, request), params.id, body.isOn);
    return body;
  });

  serve(app, contract.deleteAccount, async ({ user, request, params, body }) =>
    deleteAccount(deps, actorOf(user, request), params.id, body.username),
  );

  serve(app, contract.makeTeacher, async ({ user, request, body }) =>
    makeTeacher(deps, actorOf(user, request), body),
  );

  serve(app, contract.getTeachers, async () => {
    const rows = await findTeachers(db, deps.now());
    return { rows, total: rows.length };
  });

  serve(app, contract.inviteToSchoolAccount, async ({ user, request, params }) =>
    inviteToSchoolAccount(deps, actorOf(user, request), params.id),
  );

  serve(app, contract.withdrawSchoolInvitation, async ({ user, request, params }) =>
    withdrawInvitation(deps, actorOf(user, request), params.id),
  );

  serve(app, contract.unlinkSchoolAccount, async ({ user, request, params }) =>
    takeSchoolAccountAway(deps, actorOf(user, request), params.id),
  );

  serve(app, contract.getPaymentNotices, async ({ query }) => findNotices(db, query.page));

  serve(app, contract.decidePaymentNotice, async ({ user, params, body, request }) =>
    decidePaymentNotice(deps, actorOf(user, request), params.id, body.decision),
  );

  serve(app, contract.getAdmins, async () => findAdmins(db, deps.now()));
}
