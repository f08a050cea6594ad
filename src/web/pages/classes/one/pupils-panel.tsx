import { ChevronRight, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ClassPupil, SchoolClass } from '#shared/contract/classes.ts';
import { lastPlayedText } from '#shared/dates.ts';
import { Field } from '#ui/field.tsx';
import { Empty } from '../../../staff/loaded.tsx';
import { CLASSES } from '../../../data/paths.ts';
import { Panel } from '../../../shell/panel.tsx';
import { byShownName, namesShown, useHiddenNames } from '../names/hidden-names.ts';
import { NamesSwitch } from '../names/names-switch.tsx';
import { AddPupil } from './add-pupil.tsx';
import { doingText, lessonSummary, useLesson } from './lesson.ts';

interface PupilsPanelProps {
  schoolClass: SchoolClass;
  pupils: readonly ClassPupil[];
}

/** More pupils than a phone shows at once, so that a name is quicker typed than found. */
const SEEN_AT_ONCE = 8;

/** The pupils of a class by name, each with a link to the pupil's page. */
export function PupilsPanel({ schoolClass, pupils }: PupilsPanelProps) {
  const [now] = useState(() => new Date());
  const [areHidden, setHidden] = useHiddenNames();
  const names = namesShown(pupils, areHidden);
  const inLesson = useLesson(schoolClass);
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = pupils.filter(({ id, username }) =>
    [names.get(id), ...(areHidden ? [] : [username])].join('\n').toLowerCase().includes(wanted),
  );
  const shown = byShownName(found, names, ({ id }) => id);
  return (
    <Panel title="Pupils" id="pupils">
      {pupils.length === 0 && <Empty icon={UsersRound}>Nobody is in this class yet.</Empty>}
      {(inLesson ?? areHidden) && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-xl font-bold">{inLesson && lessonSummary(inLesson)}</p>
          <NamesSwitch areHidden={areHidden} onChange={setHidden} />
        </div>
      )}
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
          <PupilRow
            key={pupil.id}
            href={`${CLASSES}/${schoolClass.id}/pupils/${pupil.id}`}
            name={names.get(pupil.id) ?? pupil.displayName}
            avatar={areHidden ? null : pupil.avatar}
            doing={inLesson ? doingText(inLesson.get(pupil.id)) : lastText(pupil, now)}
          />
        ))}
      </ul>
      <AddPupil schoolClass={schoolClass} />
    </Panel>
  );
}

function lastText({ lastPlayed }: ClassPupil, now: Date): string {
  return `Last played: ${lastPlayedText(lastPlayed === null ? null : new Date(lastPlayed), now)}`;
}

interface PupilRowProps {
  href: string;
  /** What the pupil is called on the screen. */
  name: string;
  /** Null while names are hidden: a class knows its avatars. */
  avatar: string | null;
  /** What the pupil does in this lesson, or when they played last. */
  doing: string;
}

/** A pupil's name, which opens the pupil's page. */
function PupilRow({ href, name, avatar, doing }: PupilRowProps) {
  return (
    <li className="border-b border-line">
      <Link
        href={href}
        className="flex min-h-12 items-center gap-3 rounded-2xl py-1 hover:bg-sun-soft"
      >
        {avatar !== null && (
          <span aria-hidden className="text-3xl max-[18rem]:hidden">
            {avatar}
          </span>
        )}
        <span className="min-w-0 grow leading-tight">
          <span className="block font-bold wrap-anywhere">{name}</span>
          <span className="block text-base text-ink-soft">{doing}</span>
        </span>
        <ChevronRight aria-hidden className="shrink-0 max-[18rem]:hidden" />
      </Link>
    </li>
  );
}
