import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { CLASSES } from '../../../data/paths.ts';

interface SetWorkLinkProps {
  classId: number;
  objective: string;
  pupilIds: readonly number[];
  children: string;
}

/** Opens the form for set work, filled in. */
export function SetWorkLink({ classId, objective, pupilIds, children }: SetWorkLinkProps) {
  const query = new URLSearchParams({ objective, pupils: pupilIds.join(',') });
  return (
    <Link
      href={`${CLASSES}/${classId}/work?${query.toString()}`}
      className={`${buttonClasses()} self-start`}
    >
      {children}
    </Link>
  );
}
