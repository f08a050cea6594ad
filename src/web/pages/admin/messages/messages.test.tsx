import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Message } from '#shared/contract/admin.ts';
import { ADMIN_ANSWERS } from '#testing/admin-answers.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderPart } from '#testing/render-app.tsx';
import { AuditPanel } from '../audit/audit-panel.tsx';
import { StudentsPanel } from '../students-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';

describe('the messages', () => {
  const MESSAGE: Message = {
    id: 5,
    userId: 3,
    fromName: 'Zara',
    fromEmail: 'z@example.org',
    message: 'Hello!',
    createdAt: '2026-03-01T10:00:00Z',
    readAt: null,
  };
  const one = (message: Message, unread: number) => ({
    getMessages: { messages: [message], total: 1, unread },
  });

  it('the messages show who wrote what and how many are unread', async () => {
    fakeApi({ ...ADMIN_ANSWERS, ...one(MESSAGE, 1) });
    renderPart(<MessagesPanel />);
    const messages = await screen.findByRole('region', { name: 'Messages' });
    expect(await within(messages).findByText('Hello!')).toBeInTheDocument();
    expect(messages).toHaveTextContent('1 unread');
    expect(within(messages).getByRole('link', { name: 'Zara' })).toHaveAttribute(
      'href',
      '/admin/student/3',
    );
    expect(within(messages).getByRole('link', { name: 'z@example.org' })).toBeInTheDocument();
  });

  it('a message is marked as read', async () => {
    const read = { ...MESSAGE, readAt: '2026-03-02T10:00:00Z' };
    const api = fakeApi({ ...ADMIN_ANSWERS, ...one(MESSAGE, 1), markMessage: read });
    const user = renderPart(<MessagesPanel />);
    const button = await screen.findByRole('button', { name: 'Mark as read' });
    api.answer('getMessages', one(read, 0).getMessages);
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Mark as unread' })).toBeInTheDocument();
    expect(api.sentTo('markMessage')).toEqual([{ read: true }]);
    expect(screen.queryByText('1 unread')).not.toBeInTheDocument();
  });

  it('only the messages and the audit log are read again after a message was marked', async () => {
    const api = fakeApi({ ...ADMIN_ANSWERS, ...one(MESSAGE, 1), markMessage: MESSAGE });
    const user = renderPart(
      <>
        <MessagesPanel />
        <AuditPanel />
        <StudentsPanel />
      </>,
    );
    await user.click(await screen.findByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(api.sentTo('getMessages')).toHaveLength(2));
    await waitFor(() => expect(api.sentTo('getAuditEvents')).toHaveLength(2));
    expect(api.sentTo('getStudents')).toHaveLength(1);
  });

  it('a message is deleted after a question', async () => {
    const api = fakeApi({ ...ADMIN_ANSWERS, ...one(MESSAGE, 1), deleteMessage: undefined });
    const user = renderPart(<MessagesPanel />);
    await user.click(await screen.findByRole('button', { name: 'Delete the message from Zara' }));
    expect(api.sentTo('deleteMessage')).toHaveLength(0);
    api.answer('getMessages', ADMIN_ANSWERS.getMessages);
    await user.click(screen.getByRole('button', { name: 'Delete message' }));
    expect(await screen.findByText('No messages yet.')).toBeInTheDocument();
    expect(api.sentTo('deleteMessage')).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus());
  });

  it('the messages have pages that can be turned', async () => {
    const api = fakeApi({
      ...ADMIN_ANSWERS,
      getMessages: { messages: [MESSAGE], total: 41, unread: 0 },
    });
    const user = renderPart(<MessagesPanel />);
    const older = await screen.findByRole('button', { name: 'Older' });
    await user.click(older);
    await waitFor(() => expect(api.lastQueryTo('getMessages')).toBe('page=2'));
    expect(screen.getByText('2 of 3')).toBeInTheDocument();
    await user.click(older);
    await user.click(older);
    expect(screen.getByText('3 of 3')).toBeInTheDocument();
    // A disabled button would lose the focus.
    expect(older).toHaveAttribute('aria-disabled', 'true');
    expect(older).toBeEnabled();
  });

  it('the page before is shown when the only message of the last page is deleted', async () => {
    const api = fakeApi({ ...ADMIN_ANSWERS, deleteMessage: undefined });
    const newest = { ...MESSAGE, id: 26, fromName: 'Omar' };
    let total = 21;
    api.answer('getMessages', () => {
      const isFirst = api.lastQueryTo('getMessages') === 'page=1';
      return { messages: isFirst ? [newest] : [MESSAGE].slice(21 - total), total, unread: 0 };
    });
    const user = renderPart(<MessagesPanel />);
    await user.click(await screen.findByRole('button', { name: 'Older' }));
    await user.click(await screen.findByRole('button', { name: 'Delete the message from Zara' }));
    total = 20;
    await user.click(screen.getByRole('button', { name: 'Delete message' }));
    expect(await screen.findByRole('link', { name: 'Omar' })).toBeInTheDocument();
    expect(screen.queryByText('No messages yet.')).toBeNull();
    expect(screen.queryByText(/ of /)).toBeNull();
  });
});
