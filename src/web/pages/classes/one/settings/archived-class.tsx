import { useState } from 'react';
import { classes, type ClassPupil, type ClassWithPupils } from '#shared/contract/classes.ts';
import { schoolYear } from '#shared/contract/school-year.ts';
import { lastPlayedText } from '#shared/dates.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { saveFile } from '#ui/save-file.ts';
import { focusHeadingAfter } from '#ui/take-focus.ts';
import { showToast } from '#ui/toast.tsx';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { ConfirmDialog } from '../../../../staff/confirm-dialog.tsx';
import { call } from '../../../../data/api.ts';
import { toasts } from '../../../../data/toasts.ts';
import { useAct } from '../../../../data/use-act.ts';
import { needsPassword } from '../../../../data/refusals.ts';
import { Panel } from '../../../../shell/panel.tsx';
import { pupilsText } from '../../texts.ts';
import { DeleteClass } from './delete-class.tsx';

/** The actions for an archived class and for the pupils who left in it. */
export function ArchivedClass({ schoolClass }: { schoolClass: ClassWithPupils }) {
  const { id: classId, pupils } = schoolClass;
  const back = useAct(classes.changeClass);
  return (
    <div className="flex flex-col gap-6">
      <Panel title="This class is archived" id="archived">
        <p>
          Its class page and the cards of its pupils do not work. Nothing is lost until it is
          deleted.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            {...busyButton(back.isPending)}
            onClick={() =>
              // The panel is gone when the call is done, and with it what `mutate` would call then.
              !back.isPending &&
              back
                .mutateAsync({ params: { classId }, body: { isArchived: false } })
                .then(focusHeadingAfter(), (error: unknown) =>
                  showToast(toasts.adminActFailed(error)),
                )
            }
          >
            Bring the class back
          </Button>
          <DeleteClass schoolClass={schoolClass} />
        </div>
      </Panel>
      <Leavers classId={classId} pupils={pupils} />
    </div>
  );
}

interface LeaversProps {
  classId: number;
  pupils: readonly ClassPupil[];
}

function Leavers({ classId, pupils }: LeaversProps) {
  const [now] = useState(() => new Date());
  const [doomed, setDoomed] = useState<readonly ClassPupil[]>([]);
  const remove = useAct(schoolYear.deletePupils);
  const { run: save, running } = useOneAtATime(async ({ id: userId, username }: ClassPupil) => {
    try {
      const copy = await call(schoolYear.getLeaverCopy, { params: { classId, userId } });
      const name = `${username.replace(/[^\p{L}\p{N}]+/gu, '-')}.json`;
      saveFile(name, JSON.stringify(copy, null, 2));
    } catch (error) {
      showToast(toasts.downloadFailed(error));
    }
  });
  const start = () =>
    remove.mutate(
      { params: { classId }, body: { userIds: doomed.map(({ id }) => id) } },
      {
        onSuccess: () => setDoomed([]),
        onError: (error) => {
          if (!needsPassword(error)) setDoomed([]);
          showToast(toasts.adminActFailed(error));
        },
      },
    );
  const [one] = doomed;
  const whom = doomed.length === 1 && one ? one.displayName : pupilsText(doomed.length);
  return (
    <Panel title="Who left" id="leavers">
      <p>
        Save a copy of all that is kept, for the family, and delete accounts that nobody needs. To
        bring back a single pupil, add them in the settings of their new class.
      </p>
      {pupils.length === 0 && <p>Nobody is in this class any more.</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-x-6 border-t border-line empty:hidden">
        {pupils.map((pupil) => (
          <li
            key={pupil.id}
            className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line py-2"
          >
            <div className="min-w-0 leading-snug">
              <p className="font-bold wrap-anywhere">{pupil.displayName}</p>
              <p className="text-base text-ink-soft">
                {`Last played: ${lastPlayedText(pupil.lastPlayed === null ? null : new Date(pupil.lastPlayed), now)}`}
              </p>
            </div>
            <div className="flex flex-wrap gap-2 *:px-2!">
              <Button
                look="quiet"
                aria-label={`Save a copy for ${pupil.displayName}`}
                {...busyButton(running !== null)}
                onClick={() => void save(pupil)}
              >
                Save a copy
              </Button>
              <Button
                look="plain"
                aria-label={`Delete ${pupil.displayName}…`}
                onClick={() => setDoomed([pupil])}
              >
                Delete…
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {pupils.length > 1 && (
        <div>
          <Button look="danger" onClick={() => setDoomed(pupils)}>
            Delete all of them…
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={doomed.length > 0}
        title={`Delete ${whom}?`}
        text="All that is kept about them will be gone for good: account, games, memory and what they wrote. Nobody can bring it back. Save a copy first if a family wants one."
        action="Delete for good"
        look="danger"
        busy={remove.isPending}
        onConfirm={start}
        onClose={() => setDoomed([])}
        onFocusLost={() => document.querySelector<HTMLElement>('#leavers h2')?.focus()}
      />
    </Panel>
  );
}
