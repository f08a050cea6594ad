import { ArrowLeft, HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { comments, type Worry } from '#shared/contract/comments.ts';
import { shortDate } from '#shared/dates.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast.tsx';
import { AccessDenied } from '../../staff/access-denied.tsx';
import { AdminLoad, Empty } from '../../staff/admin-load.tsx';
import { CommentCard } from '../../staff/comment-card.tsx';
import { NewerOlder } from '../../staff/newer-older.tsx';
import { isForbidden, useAct, useWorries } from '../../staff/queries.ts';
import { CLASSES } from '../../data/guard.ts';
import { toasts } from '../../data/toasts.ts';
import { PageHeading } from '../../shell/page-intro.tsx';

/** Comments that may tell of a worry, for those who look after the child (D10). */
export default function WorriesPage() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useWorries(page);
  if (isForbidden(error)) return <AccessDenied pageOf="teachers" />;
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 p-4 sm:p-8">
      <Link href={CLASSES} className={`${buttonClasses('quiet')} self-start`}>
        <ArrowLeft aria-hidden />
        All classes
      </Link>
      <header>
        <PageHeading>Worry list</PageHeading>
      </header>
      <Card className="flex flex-col gap-4">
        <p>
          These comments have words in them that may tell of a worry. Please read each one and act
          as your school’s safeguarding policy says. If a child is in danger, ring 999.
        </p>
        <p>
          <b>This is not a monitoring service.</b> A computer makes the list by looking for certain
          words: it misses worries, it shows comments that are not worries, and nobody is told of a
          new one until they open this page or the page of classes. Pupils and their families do not
          see it.
        </p>
        {data && !error ? (
          <>
            {data.rows.length === 0 && (
              <Empty icon={HeartHandshake}>No comments are on the list.</Empty>
            )}
            <ul className="flex flex-col gap-3">
              {data.rows.map((worry) => (
                <OneWorry key={worry.id} worry={worry} />
              ))}
            </ul>
            <NewerOlder label="Pages of worries" page={page} total={data.total} onPage={setPage} />
          </>
        ) : (
          <AdminLoad
            failed={error !== null}
            title="Failed to load the worry list"
            onRetry={() => void refetch()}
          />
        )}
      </Card>
    </div>
  );
}

function OneWorry({ worry }: { worry: Worry }) {
  const acknowledge = useAct(comments.acknowledgeWorry);
  const { id, classNames, acknowledgedAt, acknowledgedBy } = worry;
  const start = () => {
    if (acknowledge.isPending) return;
    const onError = (error: Error) => showToast(toasts.adminActFailed(error));
    acknowledge.mutate({ params: { commentId: id } }, { onError });
  };
  return (
    <CommentCard comment={worry} isNew={acknowledgedAt === null} classNames={classNames}>
      {acknowledgedAt === null ? (
        <div>
          <Button onClick={start} {...busyButton(acknowledge.isPending)}>
            I have read this and will act on it
          </Button>
        </div>
      ) : (
        <p className="text-base">
          {`Acknowledged by ${acknowledgedBy ?? 'somebody whose account is gone'} on ${shortDate(new Date(acknowledgedAt))}`}
        </p>
      )}
    </CommentCard>
  );
}
