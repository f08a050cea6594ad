import { clsx } from 'clsx';
import { Link, useLocation } from 'wouter';
import type { ClassWithPupils } from '#shared/contract/classes.ts';
import { buttonClasses } from '#ui/button.tsx';
import { TABLES_CHECK_YEAR } from '#shared/tables-check.ts';
import { CLASSES } from '../data/paths.ts';

const TABLES_CHECK_END = '/tables-check';

/** The pages of a class, by the end of their address. */
const PAGES = [
  { end: '', name: 'Pupils' },
  { end: '/work', name: 'Set work' },
  { end: '/map', name: 'Map' },
  { end: '/slips', name: 'Slips' },
  { end: TABLES_CHECK_END, name: 'Tables check' },
  { end: '/comments', name: 'Comments' },
  { end: '/report', name: 'Report' },
  { end: '/certificates', name: 'Certificates' },
] as const;

interface ClassLinksProps {
  classId: number;
  /** Undefined until it has been read. */
  schoolClass: ClassWithPupils | undefined;
}

/** Links to all pages of a class, at the top of each. */
export function ClassLinks({ classId, schoolClass }: ClassLinksProps) {
  const [here] = useLocation();
  const pages = PAGES.filter(
    ({ end }) => end !== TABLES_CHECK_END || (schoolClass && mayTakeTablesCheck(schoolClass)),
  );
  return (
    <nav aria-label="Pages of the class" className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {pages.map(({ end, name }) => {
          const href = `${CLASSES}/${classId}${end}`;
          const isHere = href === here;
          return (
            <li key={name}>
              <Link
                href={href}
                aria-current={isHere ? 'page' : undefined}
                className={clsx(buttonClasses(isHere ? 'primary' : 'quiet'), 'max-lg:px-3!')}
              >
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function mayTakeTablesCheck({ yearGroup, pupils }: ClassWithPupils): boolean {
  return (
    yearGroup === null ||
    yearGroup === TABLES_CHECK_YEAR ||
    pupils.some((pupil) => pupil.yearGroup === TABLES_CHECK_YEAR)
  );
}
