import { useState } from 'react';
import { Link } from 'wouter';
import { idlePupils, type IdlePupils } from '#shared/contract/idle-pupils.ts';
import { lastPlayedText, britishDate } from '#shared/dates.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { showToast } from '#ui/toast.tsx';
import { ADMIN } from '../../../data/paths.ts';
import { toasts } from '../../../data/toasts.ts';
import { useRead } from '../../../data/use-read.ts';
import { useAct } from '../../../data/use-act.ts';
import { Panel } from '../../../shell/panel.tsx';
import { Loaded } from '../../../staff/loaded.tsx';

/** Pupils who are going to be deleted because they have not played for long (D10). */
export function IdlePupilsPanel() {
  const read = useRead(idlePupils.getIdlePupils, {});
  return (
    <Panel title="Inactive pupils" id="idle-pupils">
      <Loaded read={read} failure="Failed to load the inactive pupils">
        {(data) => (
          <>
            <p>
              {`Pupils who have not played for ${data.months} months are listed here for ${data.noticeDays} days and then deleted with all their games. A game or a tables check takes them off the list; or press Keep.`}
            </p>
            {data.rows.length === 0 && <p>Nobody at the moment.</p>}
            <ul className="flex flex-col gap-3">
              {data.rows.map((pupil) => (
                <IdlePupil key={pupil.id} pupil={pupil} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function IdlePupil({ pupil }: { pupil: IdlePupils['rows'][number] }) {
  const { id, displayName, username, avatar, lastPlayed, isArchived, listedAt, daysLeft } = pupil;
  const [now] = useState(() => new Date());
  const keep = useAct(idlePupils.keepIdlePupil);
  const played = lastPlayedText(lastPlayed === null ? null : new Date(lastPlayed), now);
  const facts = [
    username,
    ...(isArchived ? ['has left'] : []),
    `Last played: ${played}`,
    `listed since ${britishDate(new Date(listedAt))}`,
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-2xl border-2 border-line p-4">
      <div className="flex min-w-0 items-center gap-3">
        <span aria-hidden className="text-3xl">
          {avatar}
        </span>
        <div className="min-w-0">
          <Link
            href={`${ADMIN}/student/${id}`}
            className="font-bold wrap-anywhere text-ink underline"
          >
            {displayName}
          </Link>
          <p className="text-base wrap-anywhere text-ink-soft">{facts.join(' · ')}</p>
          <p className="text-base font-bold">{deletionText(daysLeft)}</p>
        </div>
      </div>
      <Button
        look="quiet"
        aria-label={`Keep ${displayName}`}
        {...busyButton(keep.isPending)}
        onClick={() =>
          !keep.isPending &&
          keep.mutate(
            { params: { id } },
            {
              onSuccess: () => document.querySelector<HTMLElement>('#idle-pupils h2')?.focus(),
              onError: (error) => showToast(toasts.adminActFailed(error)),
            },
          )
        }
      >
        Keep
      </Button>
    </li>
  );
}

function deletionText(daysLeft: number): string {
  if (daysLeft === 0) return 'Deleted today';
  return daysLeft === 1 ? 'Deleted tomorrow' : `Deleted in ${daysLeft} days`;
}
