import { ChevronRight, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ClassPupil, SchoolClass } from '#shared/contract/classes.ts';
import { lastPlayedText } from '#shared/dates.ts';
import { Field } from '#ui/field.tsx';
import { Empty } from '../../../staff/loaded.tsx';
import { CLASSES } from '../../../data/paths.ts';
import { Panel } from '../../../shell/panel.tsx';
import { AddPupil } from './add-pupil.tsx';

interface PupilsPanelProps {
  schoolClass: SchoolClass;
  pupils: readonly ClassPupil[];
}

/** More pupils than a phone shows at once, so that a name is quicker typed than found. */
const SEEN_AT_ONCE = 8;

/** The pupils of a class by name, each with a link to the pupil's page. */
export function PupilsPanel({ schoolClass, pupils }: PupilsPanelProps) {
  const [now] = useState(() => new Date());
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
        {pupils.length > 0 && shown.length === 0 && 'No pupil with that name.'}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] items-start gap-x-6 border-t border-line empty:hidden">
        {shown.map((pupil) => (
          <PupilRow key={pupil.id} classId={schoolClass.id} pupil={pupil} now={now} />
        ))}
      </ul>
      <AddPupil schoolClass={schoolClass} />
    </Panel>
  );
}

interface PupilRowProps {
  classId: number;
  pupil: ClassPupil;
  now: Date;
}

/** A pupil's name, which opens the pupil's page. */
function PupilRow({ classId, pupil, now }: PupilRowProps) {
  const { id, displayName, avatar, lastPlayed } = pupil;
  const last = lastPlayedText(lastPlayed === null ? null : new Date(lastPlayed), now);
  return (
    <li className="border-b border-line">
      <Link
        href={`${CLASSES}/${classId}/pupils/${id}`}
        className="flex min-h-12 items-center gap-3 rounded-2xl py-1 hover:bg-sun-soft"
      >
        <span aria-hidden className="text-3xl">
          {avatar}
        </span>
        <span className="min-w-0 grow leading-tight">
          <span className="block font-bold wrap-anywhere">{displayName}</span>
          <span className="block text-base text-ink-soft">{`Last played: ${last}`}</span>
        </span>
        <ChevronRight aria-hidden className="shrink-0" />
      </Link>
    </li>
  );
}
