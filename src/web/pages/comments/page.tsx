import { Compass, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import { comments, type ClassComment } from '#shared/contract/comments.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast.tsx';
import { StaffPage } from '../../staff/staff-page.tsx';
import { Empty, Loaded } from '../../staff/loaded.tsx';
import { ClassLinks } from '../../staff/class-links.tsx';
import { CommentCard } from '../../staff/comment-card.tsx';
import { useClass } from '../../staff/use-class.ts';
import { NewerOlder } from '../../staff/newer-older.tsx';
import { toasts } from '../../data/toasts.ts';
import { useRead } from '../../data/use-read.ts';
import { useAct } from '../../data/use-act.ts';
import { isNotFound } from '../../data/refusals.ts';
import { PageHeading } from '../../shell/page-intro.tsx';

/** What the pupils of a class have said about games, for its teachers (D10). */
export default function CommentsPage() {
  const classId = Number(useParams<{ id: string }>().id);
  const [page, setPage] = useState(1);
  const read = useRead(comments.getClassComments, { params: { classId }, query: { page } });
  const { data, error } = read;
  const { data: schoolClass } = useClass(classId);
  return (
    <StaffPage pageOf="teachers" error={read.error} backTo="classes" className="max-w-4xl gap-6">
      <header className="flex flex-wrap items-center gap-3">
        <PageHeading>Comments</PageHeading>
        {data !== undefined && data.unread > 0 && (
          <p className="rounded-full bg-sun px-3 font-bold">{`${data.unread} new`}</p>
        )}
      </header>
      <ClassLinks classId={classId} schoolClass={schoolClass} />
      <Card className="flex flex-col gap-4">
        {isNotFound(error) ? (
          <Empty icon={Compass}>We can’t find that class, or it isn’t one of yours.</Empty>
        ) : (
          <Loaded read={read} failure="Failed to load the comments">
            {(data) => (
              <>
                {data.rows.length === 0 && <Empty icon={MessageCircle}>No comments yet.</Empty>}
                <ul className="flex flex-col gap-3">
                  {data.rows.map((comment) => (
                    <OneComment key={comment.id} classId={classId} comment={comment} />
                  ))}
                </ul>
                <NewerOlder
                  label="Pages of comments"
                  page={page}
                  total={data.total}
                  onPage={setPage}
                />
              </>
            )}
          </Loaded>
        )}
      </Card>
    </StaffPage>
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
