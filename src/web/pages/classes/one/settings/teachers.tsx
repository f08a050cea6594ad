import { useState } from 'react';
import { classes, type SchoolClass } from '#shared/contract/classes.ts';
import { teachers } from '#shared/contract/teachers.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast.tsx';
import { ConfirmDialog } from '../../../../staff/confirm-dialog.tsx';
import { toasts } from '../../../../data/toasts.ts';
import { useRead } from '../../../../data/use-read.ts';
import { useAct } from '../../../../data/use-act.ts';

type Teacher = SchoolClass['teachers'][number];

interface TeachersProps {
  schoolClass: SchoolClass;
  isOwner: boolean;
}

/** Who looks after a class; owners share it and take somebody out. */
export function Teachers({ schoolClass: { id: classId, teachers }, isOwner }: TeachersProps) {
  const [leaver, setLeaver] = useState<Teacher | null>(null);
  const change = useAct(classes.changeClass);
  const set = (teacherIds: number[]) =>
    change.mutate(
      { params: { classId }, body: { teacherIds } },
      {
        onError: (error) => showToast(toasts.adminActFailed(error)),
        onSettled: () => setLeaver(null),
      },
    );
  const ids = teachers.map(({ id }) => id);
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-xl font-bold">Teachers</h3>
      {teachers.length === 0 && <p>Nobody looks after this class yet.</p>}
      <ul className="flex flex-col gap-2">
        {teachers.map((teacher) => (
          <li key={teacher.id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{teacher.displayName}</span>
            {isOwner && (
              <Button
                look="plain"
                aria-label={`Remove ${teacher.displayName} as a teacher`}
                onClick={() => setLeaver(teacher)}
              >
                Remove from class
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOwner ? (
        <Share known={ids} busy={change.isPending} onShare={(id) => set([...ids, id])} />
      ) : (
        <p className="text-base text-ink-soft">
          To share this class with another teacher, ask your admin.
        </p>
      )}
      <ConfirmDialog
        open={leaver !== null}
        title={`Remove ${leaver?.displayName ?? ''} from this class?`}
        text="They can no longer see the class and its pupils. Their account and their other classes stay."
        action="Remove from class"
        look="danger"
        busy={change.isPending}
        onConfirm={() => leaver && set(ids.filter((id) => id !== leaver.id))}
        onClose={() => setLeaver(null)}
        onFocusLost={() => document.querySelector<HTMLElement>('#settings h2')?.focus()}
      />
    </div>
  );
}

interface ShareProps {
  known: readonly number[];
  busy: boolean;
  onShare: (id: number) => void;
}

function Share({ known, busy, onShare }: ShareProps) {
  const { data } = useRead(teachers.getTeachers, {});
  const [chosen, setChosen] = useState('');
  const others = data?.rows.filter(({ id }) => !known.includes(id)) ?? [];
  if (others.length === 0) return null;
  const one = others.find(({ id }) => String(id) === chosen) ?? others[0];
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label="Share it with"
        value={String(one?.id)}
        options={others.map(({ id, displayName }) => ({ value: String(id), text: displayName }))}
        onChange={setChosen}
      />
      <Button look="quiet" {...busyButton(busy)} onClick={() => one && !busy && onShare(one.id)}>
        Share the class
      </Button>
    </div>
  );
}
