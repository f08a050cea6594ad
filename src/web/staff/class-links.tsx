import { clsx } from 'clsx';
import { Link, useLocation } from 'wouter';
import type { ClassWithPupils } from '#shared/contract/classes.ts';
import type { PagePath } from '#shared/pages.ts';
import { buttonClasses } from '#ui/button.tsx';
import { TABLES_CHECK_YEAR } from '#shared/tables-check.ts';
import { CLASSES } from '../data/paths.ts';

const TABLES_CHECK_END = '/tables-check';

/** How the address of a page of one class ends; a page of one pupil in it is reached from another. */
type EndOf<Path> = Path extends `/classes/:id${infer End}`
  ? Exclude<End, `${string}:${string}`>
  : never;

/** The names of the pages of a class, in the order of their links. */
const PAGES: Readonly<Record<EndOf<PagePath>, string>> = {
  '': 'Pupils',
  '/work': 'Set work',
  '/map': 'Progress',
  '/slips': 'Common mistakes',
  [TABLES_CHECK_END]: 'Tables check',
  '/comments': 'Comments',
  '/report': 'Report',
  '/certificates': 'Certificates',
};

interface ClassLinksProps {
  classId: number;
  /** Undefined until it has been read. */
  schoolClass: ClassWithPupils | undefined;
}

/** Links to all pages of a class, at the top of each. */
export function ClassLinks({ classId, schoolClass }: ClassLinksProps) {
  const [here] = useLocation();
  const pages = Object.entries(PAGES).filter(
    ([end]) => end !== TABLES_CHECK_END || (schoolClass && mayTakeTablesCheck(schoolClass)),
  );
  return (
    <nav aria-label="Pages of the class" className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {pages.map(([end, name]) => {
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
