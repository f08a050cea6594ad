import { ArrowLeft, Compass, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { comments, type ClassComment } from '#shared/contract/comments.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast.tsx';
import { AccessDenied } from '../../staff/access-denied.tsx';
import { AdminLoad, Empty } from '../../staff/admin-load.tsx';
import { ClassLinks } from '../../staff/class-links.tsx';
import { CommentCard } from '../../staff/comment-card.tsx';
import { NewerOlder } from '../../staff/newer-older.tsx';
import {
  isForbidden,
  isNotFound,
  useAct,
  useClass,
  useClassComments,
} from '../../staff/queries.ts';
import { CLASSES } from '../../data/guard.ts';
import { toasts } from '../../data/toasts.ts';
import { PageHeading } from '../../shell/page-intro.tsx';

/** What the pupils of a class have said about games, for its teachers (D10). */
export default function CommentsPage() {
  const classId = Number(useParams<{ id: string }>().id);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useClassComments(classId, page);
  const { data: schoolClass } = useClass(classId);
  if (isForbidden(error)) return <AccessDenied pageOf="teachers" />;
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 p-4 sm:p-8">
      <Link href={CLASSES} className={`${buttonClasses('quiet')} self-start`}>
        <ArrowLeft aria-hidden />
        All classes
      </Link>
      <header className="flex flex-wrap items-center gap-3">
        <PageHeading>Comments</PageHeading>
        {data !== undefined && data.unread > 0 && (
          <p className="rounded-full bg-sun px-3 font-bold">{`${data.unread} new`}</p>
        )}
      </header>
      <ClassLinks classId={classId} schoolClass={schoolClass} />
      <Card className="flex flex-col gap-4">
        {data && !error ? (
          <>
            {data.rows.length === 0 && <Empty icon={MessageCircle}>No comments yet.</Empty>}
            <ul className="flex flex-col gap-3">
              {data.rows.map((comment) => (
                <OneComment key={comment.id} classId={classId} comment={comment} />
              ))}
            </ul>
            <NewerOlder label="Pages of comments" page={page} total={data.total} onPage={setPage} />
          </>
        ) : isNotFound(error) ? (
          <Empty icon={Compass}>There is no such class, or it is not one of yours.</Empty>
        ) : (
          <AdminLoad
            failed={error !== null}
            title="Failed to load the comments"
            onRetry={() => void refetch()}
          />
        )}
      </Card>
    </div>
  );
}

function OneComment({ classId, comment }: { classId: number; comment: ClassComment }) {
  const mark = useAct(comments.markComment);
  const isNew = comment.readAt === null;
  const change = () => {
    if (mark.isPending) return;
    const params = { classId, commentId: comment.id };
    const onError = (error: Error) => showToast(toasts.adminActFailed(error));
    mark.mutate({ params, body: { read: isNew } }, { onError });
  };
  return (
    <CommentCard comment={comment} isNew={isNew}>
      <div>
        <Button look="quiet" onClick={change} {...busyButton(mark.isPending)}>
          {isNew ? 'Mark as read' : 'Mark as new'}
        </Button>
      </div>
    </CommentCard>
  );
}
