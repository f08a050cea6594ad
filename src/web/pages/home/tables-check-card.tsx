import { clsx } from 'clsx';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { TablesCheckPicture } from '#games/tables-check/picture.tsx';
import type { User } from '#shared/contract/auth.ts';
import type { TablesCheckKind } from '#shared/tables-check.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { TABLES_CHECK_PAGE } from '../../data/paths.ts';
import { useOpenTablesChecks } from '../../data/queries.ts';
import { nextCheck, countQueuedAsDone } from '../../play/next-check.ts';

/** Of one height, so that a check which is closed or done moves nothing. */
const PLACE =
  'relative flex min-h-36 items-stretch overflow-hidden rounded-3xl border-4 border-leaf bg-paper shadow-card';

const ABOUT: Record<TablesCheckKind, string> = {
  sitting: 'Your class takes it now.',
  practice: 'Practise as often as you like.',
};

/** The tables check that is open for a pupil (D11). What is opened when the page has been drawn waits until the pupil asks. */
export function TablesCheckCard({ user }: { user: User }) {
  const { data } = useOpenTablesChecks(user);
  const checks = countQueuedAsDone(user.id, data?.rows ?? []);
  const next = nextCheck(checks);
  const [isShown, setShown] = useState(next !== undefined);
  if (!isShown) return next ? <Opened onShow={() => setShown(true)} /> : null;
  if (!next) return <Over isDone={checks.length > 0} />;
  return (
    <section aria-labelledby="tables-check" className={PLACE}>
      <TablesCheckPicture className="w-24 shrink-0 sm:w-56" />
      <div className="flex min-w-0 grow flex-col justify-center gap-1 p-3 pr-24 sm:p-4 sm:pr-32">
        <h2 id="tables-check" className="text-xl leading-tight font-bold sm:text-2xl">
          Tables check
        </h2>
        <p className="leading-snug">{ABOUT[next.kind]}</p>
      </div>
      <Link
        href={TABLES_CHECK_PAGE}
        className="group absolute inset-0 flex items-center justify-end rounded-3xl p-3 focus-visible:-outline-offset-4 sm:p-4"
      >
        <span
          className={clsx(
            buttonClasses('primary', 'icon'),
            'size-20! flex-col rounded-full! text-lg leading-none group-active:translate-y-1 group-active:shadow-none',
          )}
        >
          <Play aria-hidden className="size-8 fill-current" />
          <span>
            Go <span className="sr-only">to the tables check</span>
          </span>
        </span>
      </Link>
    </section>
  );
}

function Over({ isDone }: { isDone: boolean }) {
  return (
    <section
      data-passing
      aria-label="Tables check"
      className={clsx(PLACE, 'items-center! justify-center p-4 text-center')}
    >
      <p role="status" className="text-xl font-bold">
        {isDone ? 'Well done! You have taken the tables check.' : 'The tables check is closed now.'}
      </p>
    </section>
  );
}

/** Above the notice of set work, which may stand there as well. */
function Opened({ onShow }: { onShow: () => void }) {
  return (
    <div data-passing className="fixed inset-x-4 bottom-42 z-10 flex justify-center md:bottom-24">
      <Button onClick={onShow}>Your teacher has opened a tables check</Button>
    </div>
  );
}
