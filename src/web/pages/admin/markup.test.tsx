import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Message } from '#shared/contract/admin.ts';
import type { AuditEventRow } from '#shared/contract/audit.ts';
import { ADMIN_ANSWERS, DETAIL, STATS, ZARA } from '#testing/admin-answers.ts';
import { answersFor, fakeApi, pupil } from '#testing/fake-api.ts';
import { renderApp } from '#testing/render-app.tsx';

const EVIL = '<img src=x onerror="globalThis.ranEvil=1"><script>globalThis.ranEvil=1</script>';
const AT = '2026-03-01T10:00:00Z';
const MESSAGE: Message = {
  id: 1,
  userId: null,
  fromName: EVIL,
  fromEmail: null,
  message: EVIL,
  createdAt: AT,
  readAt: null,
};
const EVENT: AuditEventRow = {
  id: 1,
  kind: 'username-changed',
  actorName: EVIL,
  actorId: 9,
  targetName: EVIL,
  targetId: 3,
  detail: EVIL,
  requestId: null,
  createdAt: AT,
};
const COMMENT = { id: 1, gameId: EVIL, rating: 4, comment: EVIL, createdAt: AT };

const answers = {
  ...ADMIN_ANSWERS,
  getStats: { ...STATS, recentFeedback: [{ ...COMMENT, avatar: EVIL, displayName: EVIL }] },
  getStudents: [{ ...ZARA, displayName: EVIL, username: EVIL }],
  getStudent: {
    ...DETAIL,
    user: { ...DETAIL.user, displayName: EVIL, username: EVIL },
    feedback: [COMMENT],
  },
  getMessages: { messages: [MESSAGE], total: 1, unread: 1 },
  getAuditEvents: { rows: [EVENT], total: 1 },
};

async function expectOnlyText(): Promise<void> {
  expect((await screen.findAllByText(EVIL, { exact: false })).length).toBeGreaterThan(0);
  // Text can be repeated in a label; an element or a handler would be the markup itself.
  await vi.waitFor(() => expect(document.body.textContent).toContain(EVIL));
  expect(document.querySelector('img[src="x"], [onerror], main script')).toBeNull();
  expect(Reflect.get(globalThis, 'ranEvil')).toBeUndefined();
}

it.each(['/admin', '/admin/messages', '/admin/audit', '/admin/student/3'])(
  'markup in names, comments and messages is shown as it was typed at %s',
  async (path) => {
    fakeApi(answers);
    renderApp(path);
    await expectOnlyText();
  },
);

it.each(['/', '/profile'])(
  'markup in a pupil’s own name is shown as it was typed at %s',
  async (path) => {
    const own = pupil({ displayName: EVIL, username: EVIL });
    fakeApi({
      ...answersFor(own),
      getHistory: [
        { ...DETAIL.history[0], id: 1, gameId: EVIL, score: 1, maxScore: 2, createdAt: AT },
      ],
    });
    renderApp(path);
    await expectOnlyText();
  },
);
