import { HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { comments, type Worry } from '#shared/contract/comments.ts';
import { britishDate } from '#shared/dates.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { Card } from '#ui/card.tsx';
import { takeFocus } from '#ui/take-focus.ts';
import { showToast } from '#ui/toast.tsx';
import { StaffPage } from '../../staff/staff-page.tsx';
import { Loaded, Empty } from '../../staff/loaded.tsx';
import { CommentCard } from '../../staff/comment-card.tsx';
import { NewerOlder } from '../../staff/newer-older.tsx';
import { toasts } from '../../data/toasts.ts';
import { useRead } from '../../data/use-read.ts';
import { useAct } from '../../data/use-act.ts';
import { PageHeading } from '../../shell/page-intro.tsx';

/** Comments that may point to a worry, for the adults who look after the child (D10). */
export default function WorriesPage() {
  const [page, setPage] = useState(1);
  const read = useRead(comments.getWorries, { query: { page } });
  return (
    <StaffPage pageOf="teachers" error={read.error} backTo="classes" className="max-w-4xl gap-6">
      <header>
        <PageHeading>Worry list</PageHeading>
      </header>
      <Card className="flex flex-col gap-4">
        <p>
          Words in these comments may point to a safeguarding concern. Please read each one and act
          as your school’s safeguarding policy says. If a child is in danger, ring 999.
        </p>
        <p>
          <b>This is not a monitoring service.</b> A computer makes the list by looking for certain
          words: it misses some worries and lists some comments that aren’t, and nobody is told of a
          new one until they open this page, Classes or, as an admin, Safety or the home page.
          Pupils and their families don’t see it.
        </p>
        <Loaded read={read} failure="Failed to load the worry list">
          {(data) => (
            <>
              {data.rows.length === 0 && <Empty icon={HeartHandshake}>The list is empty.</Empty>}
              <ul className="flex flex-col gap-3">
                {data.rows.map((worry) => (
                  <OneWorry key={worry.id} worry={worry} />
                ))}
              </ul>
              <NewerOlder
                label="Pages of worries"
                page={page}
                total={data.total}
                onPage={setPage}
              />
            </>
          )}
        </Loaded>
      </Card>
    </StaffPage>
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
        <p
          ref={acknowledge.isSuccess ? takeFocus : undefined}
          tabIndex={-1}
          className="text-base outline-none"
        >
          {`Acknowledged by ${acknowledgedBy ?? 'somebody whose account was deleted'} on ${britishDate(new Date(acknowledgedAt))}`}
        </p>
      )}
    </CommentCard>
  );
}
