import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { classes, type ClassPupil, type SchoolClass } from '#shared/contract/classes.ts';
import { lastPlayedText } from '#shared/dates.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { Empty } from '../../admin/parts/admin-load.tsx';
import { ConfirmDialog } from '../../admin/parts/confirm-dialog.tsx';
import { useAct } from '../../admin/parts/queries.ts';
import { CLASSES } from '../../../data/guard.ts';
import { toasts } from '../../../data/toasts.ts';
import { Panel } from '../../../shell/panel.tsx';
import { signInText } from '../texts.ts';
import { AddPupil } from './add-pupil.tsx';
import { ForgottenPictures } from './forgotten-pictures.tsx';

interface PupilsPanelProps {
  schoolClass: SchoolClass;
  pupils: readonly ClassPupil[];
}

/** The pupils of a class: by name, with what a teacher can do for each. */
export function PupilsPanel({ schoolClass, pupils }: PupilsPanelProps) {
  const [now] = useState(() => new Date());
  const [leaver, setLeaver] = useState<ClassPupil | null>(null);
  const [forgetful, setForgetful] = useState<ClassPupil | null>(null);
  return (
    <Panel title="Pupils" id="pupils">
      <AddPupil schoolClass={schoolClass} />
      {pupils.length === 0 && <Empty icon={UsersRound}>Nobody is in this class yet.</Empty>}
      <ul className="border-t border-line empty:hidden">
        {pupils.map((pupil) => (
          <PupilRow
            key={pupil.id}
            classId={schoolClass.id}
            pupil={pupil}
            now={now}
            onForgotten={() => setForgetful(pupil)}
            onTakeOut={() => setLeaver(pupil)}
          />
        ))}
      </ul>
      {forgetful && (
        <ForgottenPictures
          classId={schoolClass.id}
          pupil={forgetful}
          onClose={() => setForgetful(null)}
        />
      )}
      <TakeOut classId={schoolClass.id} pupil={leaver} onClose={() => setLeaver(null)} />
    </Panel>
  );
}

interface PupilRowProps {
  classId: number;
  pupil: ClassPupil;
  now: Date;
  onForgotten: () => void;
  onTakeOut: () => void;
}

function PupilRow({ classId, pupil, now, onForgotten, onTakeOut }: PupilRowProps) {
  const { displayName, username, avatar, yearGroup, gamesCompleted, lastPlayed, signIn } = pupil;
  const games = gamesCompleted === 1 ? '1 game' : `${gamesCompleted} games`;
  const last = lastPlayedText(lastPlayed === null ? null : new Date(lastPlayed), now);
  const year = yearGroup === null ? 'No year yet' : `Year ${yearGroup}`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2">
      <div className="flex min-w-0 grow basis-full items-center gap-3 xl:basis-0">
        <span aria-hidden className="text-3xl">
          {avatar}
        </span>
        <div className="min-w-0">
          <p className="leading-tight font-bold wrap-anywhere">{displayName}</p>
          <div className="flex flex-wrap gap-x-4 text-base leading-snug text-ink-soft">
            <p className="wrap-anywhere">{`Username: ${username}`}</p>
            <p>{`${year} · ${games} · Last played: ${last}`}</p>
            <p>{signInText(signIn)}</p>
          </div>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 *:px-2!">
        <Button
          look="quiet"
          aria-label={`Forgotten pictures of ${displayName}`}
          onClick={onForgotten}
        >
          Forgotten pictures
        </Button>
        <Link
          href={`${CLASSES}/${classId}/pupils/${pupil.id}/letter`}
          aria-label={`Letter home about ${displayName}`}
          className={buttonClasses('quiet')}
        >
          Letter home
        </Link>
        <Button look="plain" aria-label={`Take out ${displayName}`} onClick={onTakeOut}>
          Take out
        </Button>
      </div>
    </li>
  );
}

interface TakeOutProps {
  classId: number;
  pupil: ClassPupil | null;
  onClose: () => void;
}

function TakeOut({ classId, pupil, onClose }: TakeOutProps) {
  const remove = useAct(classes.removePupil);
  const start = (userId: number) =>
    remove.mutate(
      { params: { classId, userId } },
      { onError: (error) => showToast(toasts.adminActFailed(error)), onSettled: onClose },
    );
  return (
    <ConfirmDialog
      open={pupil !== null}
      title={`Take ${pupil?.displayName ?? ''} out of the class?`}
      text="The account and all its games stay. You can no longer see them, unless the pupil is in another class of yours."
      action="Take out"
      look="danger"
      busy={remove.isPending}
      onConfirm={() => pupil && start(pupil.id)}
      onClose={onClose}
      onFocusLost={() => document.querySelector<HTMLElement>('#pupils h2')?.focus()}
    />
  );
}
