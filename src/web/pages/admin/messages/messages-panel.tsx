import { Mailbox } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { admin, type Message } from '#shared/contract/admin.ts';
import { dateAndTime } from '#shared/dates.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { Loaded, Empty } from '../../../staff/loaded.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { ConfirmDialog } from '../../../staff/confirm-dialog.tsx';
import { NewerOlder } from '../../../staff/newer-older.tsx';
import { ADMIN } from '../../../data/paths.ts';
import { useConfig } from '../../../data/own-reads.ts';
import { Panel } from '../../../shell/panel.tsx';
import { toasts } from '../../../data/toasts.ts';
import { useRead } from '../../../data/use-read.ts';
import { useAct } from '../../../data/use-act.ts';

/** Contact messages, if no e-mail service takes them (D4). */
export function MessagesPanel() {
  const [page, setPage] = useState(1);
  const [doomed, setDoomed] = useState<Message | null>(null);
  const read = useRead(admin.getMessages, { query: { page } });
  const { data: config } = useConfig();
  const isSentElsewhere = config !== undefined && config.email.origin !== '';
  return (
    <Panel title="Messages" id="messages">
      {isSentElsewhere && <p>New messages are sent by your e-mail service.</p>}
      <Loaded read={read} failure="Failed to load messages">
        {(data) => (
          <>
            {data.unread > 0 && (
              <p className="self-start rounded-full bg-sun px-3 font-bold">{`${data.unread} unread`}</p>
            )}
            {data.messages.length > 0 ? (
              <ul className="grid gap-3 xl:grid-cols-2">
                {data.messages.map((message) => (
                  <MessageCard
                    key={message.id}
                    message={message}
                    onDelete={() => setDoomed(message)}
                  />
                ))}
              </ul>
            ) : (
              <Empty icon={Mailbox}>No messages yet.</Empty>
            )}
            <NewerOlder label="Pages of messages" page={page} total={data.total} onPage={setPage} />
          </>
        )}
      </Loaded>
      <DeleteQuestion message={doomed} onClose={() => setDoomed(null)} />
    </Panel>
  );
}

interface MessageCardProps {
  message: Message;
  onDelete: () => void;
}

function MessageCard({ message, onDelete }: MessageCardProps) {
  const isUnread = message.readAt === null;
  return (
    <li
      className={
        isUnread
          ? 'rounded-2xl border-2 border-sun bg-sun-soft p-4'
          : 'rounded-2xl border-2 border-line p-4'
      }
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        {isUnread && <span className="font-bold">New</span>}
        <Sender message={message} />
        {message.fromEmail && (
          <a
            href={`mailto:${message.fromEmail}`}
            className="wrap-anywhere text-sky underline underline-offset-4"
          >
            {message.fromEmail}
          </a>
        )}
        <time dateTime={message.createdAt} className="text-base text-ink-soft">
          {dateAndTime(new Date(message.createdAt))}
        </time>
      </div>
      <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{message.message}</p>
      <MessageActions message={message} onDelete={onDelete} />
    </li>
  );
}

function Sender({ message: { userId, fromName } }: { message: Message }) {
  if (userId === null) {
    return (
      <span className="wrap-anywhere">
        <b>{fromName}</b> (not signed in)
      </span>
    );
  }
  return (
    <Link
      href={`${ADMIN}/student/${userId}`}
      className="font-bold wrap-anywhere text-sky underline underline-offset-4"
    >
      {fromName}
    </Link>
  );
}

function MessageActions({ message: { id, readAt, fromName }, onDelete }: MessageCardProps) {
  const mark = useAct(admin.markMessage);
  const onError = (error: Error) => showToast(toasts.adminActFailed(error));
  const read = readAt === null;
  const change = () => {
    if (!mark.isPending) mark.mutate({ params: { id }, body: { read } }, { onError });
  };
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <Button look="quiet" onClick={change} {...busyButton(mark.isPending)}>
        {read ? 'Mark as read' : 'Mark as unread'}
      </Button>
      <Button look="plain" aria-label={`Delete the message from ${fromName}`} onClick={onDelete}>
        Delete
      </Button>
    </div>
  );
}

interface DeleteQuestionProps {
  message: Message | null;
  onClose: () => void;
}

function DeleteQuestion({ message, onClose }: DeleteQuestionProps) {
  const remove = useAct(admin.deleteMessage);
  const start = (id: number) =>
    remove.mutate(
      { params: { id } },
      { onError: (error) => showToast(toasts.adminActFailed(error)), onSettled: onClose },
    );
  return (
    <ConfirmDialog
      open={message !== null}
      title="Delete this message?"
      text={message ? `The message from ${message.fromName} will be gone for good.` : ''}
      action="Delete message"
      look="danger"
      busy={remove.isPending}
      onConfirm={() => message && start(message.id)}
      onClose={onClose}
      onFocusLost={() => document.querySelector<HTMLElement>('#messages h2')?.focus()}
    />
  );
}
