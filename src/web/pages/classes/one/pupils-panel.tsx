import { ChevronDown, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { classes, type ClassPupil, type SchoolClass } from '#shared/contract/classes.ts';
import { lastPlayedText } from '#shared/dates.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { showToast } from '#ui/toast.tsx';
import { Empty } from '../../../staff/loaded.tsx';
import { ConfirmDialog } from '../../../staff/confirm-dialog.tsx';
import { CLASSES } from '../../../data/paths.ts';
import { toasts } from '../../../data/toasts.ts';
import { useAct } from '../../../data/use-act.ts';
import { Panel } from '../../../shell/panel.tsx';
import { signInText } from '../texts.ts';
import { AddPupil } from './add-pupil.tsx';
import { ForgottenPictures } from './forgotten-pictures.tsx';

interface PupilsPanelProps {
  schoolClass: SchoolClass;
  pupils: readonly ClassPupil[];
}

/** More pupils than a phone shows at once, so that a name is quicker typed than found. */
const SEEN_AT_ONCE = 8;

/** The pupils of a class by name, each in a line that opens to the teacher's actions. */
export function PupilsPanel({ schoolClass, pupils }: PupilsPanelProps) {
  const [now] = useState(() => new Date());
  const [leaver, setLeaver] = useState<ClassPupil | null>(null);
  const [forgetful, setForgetful] = useState<ClassPupil | null>(null);
  const [search, setSearch] = useState('');
  const shown = pupils.filter(({ displayName, username }) =>
    `${displayName}\n${username}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  return (
    <Panel title="Pupils" id="pupils">
      {pupils.length === 0 && <Empty icon={UsersRound}>Nobody is in this class yet.</Empty>}
      {pupils.length > SEEN_AT_ONCE && (
        <Field
          label="Find a pupil of this class"
          type="search"
          autoComplete="off"
          maxLength={100}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <p role="status" className="empty:hidden">
        {pupils.length > 0 && shown.length === 0 && 'Nobody in this class is called that.'}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] items-start gap-x-6 border-t border-line empty:hidden">
        {shown.map((pupil) => (
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
      <AddPupil schoolClass={schoolClass} />
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
    <li className="border-b border-line">
      <details className="group">
        <summary className="flex min-h-12 cursor-pointer items-center gap-3 rounded-2xl py-1 hover:bg-sun-soft">
          <span aria-hidden className="text-3xl">
            {avatar}
          </span>
          <span className="min-w-0 grow leading-tight">
            <span className="block font-bold wrap-anywhere">{displayName}</span>
            <span className="block text-base text-ink-soft">{`Last played: ${last}`}</span>
          </span>
          <ChevronDown aria-hidden className="shrink-0 group-[[open]]:rotate-180" />
        </summary>
        <div className="pb-3 text-base leading-snug text-ink-soft">
          <p className="wrap-anywhere">{`Username: ${username}`}</p>
          <p>{`${year} · ${games}`}</p>
          <p>{signInText(signIn)}</p>
          <div className="mt-2 flex flex-wrap gap-2 *:px-2!">
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
        </div>
      </details>
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
