import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import type { ClassWithPupils } from '#shared/contract/classes.ts';
import { comments, type ClassComment } from '#shared/contract/comments.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast.tsx';
import { Empty, Loaded } from '../../../staff/loaded.tsx';
import { CommentCard } from '../../../staff/comment-card.tsx';
import { NewerOlder } from '../../../staff/newer-older.tsx';
import { toasts } from '../../../data/toasts.ts';
import { useRead } from '../../../data/use-read.ts';
import { useAct } from '../../../data/use-act.ts';
import { ClassFrame } from '../class-frame.tsx';
import { namesShown, useHiddenNames } from '../names/hidden-names.ts';
import { NamesSwitch } from '../names/names-switch.tsx';

/** What the pupils of a class have said about games, for its teachers (D10). */
export default function CommentsPage() {
  const [areHidden, setHidden] = useHiddenNames();
  return (
    <ClassFrame title="Comments" tools={<NamesSwitch areHidden={areHidden} onChange={setHidden} />}>
      {(schoolClass) => (
        <Comments key={schoolClass.id} schoolClass={schoolClass} areHidden={areHidden} />
      )}
    </ClassFrame>
  );
}

interface CommentsProps {
  schoolClass: ClassWithPupils;
  /** Whether pupils have numbers instead of names. */
  areHidden: boolean;
}

function Comments({ schoolClass: { id: classId, pupils }, areHidden }: CommentsProps) {
  const [page, setPage] = useState(1);
  const read = useRead(comments.getClassComments, { params: { classId }, query: { page } });
  const names = namesShown(pupils, areHidden);
  const shown = (comment: ClassComment): ClassComment =>
    areHidden
      ? { ...comment, avatar: '', displayName: names.get(comment.userId) ?? 'A pupil' }
      : comment;
  return (
    <Card className="flex flex-col gap-4">
      <Loaded read={read} failure="Failed to load the comments">
        {(data) => (
          <>
            {data.unread > 0 && (
              <p className="self-start rounded-full bg-sun px-3 font-bold">{`${data.unread} new`}</p>
            )}
            {data.rows.length === 0 && <Empty icon={MessageCircle}>No comments yet.</Empty>}
            <ul className="flex flex-col gap-3">
              {data.rows.map((comment) => (
                <OneComment key={comment.id} classId={classId} comment={shown(comment)} />
              ))}
            </ul>
            <NewerOlder label="Pages of comments" page={page} total={data.total} onPage={setPage} />
          </>
        )}
      </Loaded>
    </Card>
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
