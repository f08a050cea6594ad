import { clsx } from 'clsx';
import { Link, useLocation } from 'wouter';
import type { ClassWithPupils } from '#shared/contract/classes.ts';
import type { PagePath } from '#shared/pages.ts';
import { buttonClasses } from '#ui/button.tsx';
import { fadeWhereMore } from '#ui/fade-where-more.ts';
import { TABLES_CHECK_YEAR } from '#shared/tables-check.ts';
import { CLASSES } from '../data/paths.ts';

const TABLES_CHECK_END = '/tables-check';
export const TOGETHER_END = '/together';

/** How the address of a page of one class ends; a page of one pupil in it is reached from another. */
type EndOf<Path> = Path extends `/classes/:id${infer End}`
  ? Exclude<End, `${string}:${string}`>
  : never;

type End = EndOf<PagePath>;

/** The names of the pages of a class. */
const PAGES: Readonly<Record<End, string>> = {
  '': 'Pupils',
  '/work': 'Set work',
  [TABLES_CHECK_END]: 'Tables check',
  [TOGETHER_END]: 'Together',
  '/sheets': 'Practice sheets',
  '/map': 'Overview',
  '/slips': 'Common mistakes',
  '/comments': 'Comments',
  '/report': 'Report',
  '/certificates': 'Certificates',
  '/cards': 'Cards and sign-in',
  '/settings': 'Settings and new year',
};

/** The tabs of a class in their order, each with its pages; the first opens with the tab. */
const TABS = [
  { name: 'Pupils', ends: [''] },
  { name: 'Work', ends: ['/work', TABLES_CHECK_END, TOGETHER_END, '/sheets'] },
  { name: 'Progress', ends: ['/map', '/slips', '/comments', '/report', '/certificates'] },
  { name: 'Cards and sign-in', ends: ['/cards'] },
  { name: 'Settings and new year', ends: ['/settings'] },
] as const satisfies readonly { name: string; ends: readonly [End, ...End[]] }[];

interface ClassLinksProps {
  classId: number;
  /** Undefined until it has been read. */
  schoolClass: ClassWithPupils | undefined;
}

/** Tabs of a class, with links to the pages of the tab that is open. */
export function ClassLinks({ classId, schoolClass }: ClassLinksProps) {
  const [here] = useLocation();
  const hrefOf = (end: End) => `${CLASSES}/${classId}${end}`;
  const open = TABS.find(({ ends }) => ends.some((end) => hrefOf(end) === here));
  const pages = (open?.ends ?? []).filter(
    (end) => end !== TABLES_CHECK_END || (schoolClass && mayTakeTablesCheck(schoolClass)),
  );
  return (
    <nav aria-label="Pages of the class" className="flex flex-col gap-2 print:hidden">
      <ul ref={fadeWhereMore} className="relative flex gap-2 overflow-x-auto p-1">
        {TABS.map(({ name, ends: [first] }) => (
          <li key={name} className="shrink-0">
            <Link
              href={hrefOf(first)}
              aria-current={currentOf(hrefOf(first) === here, name === open?.name)}
              className={clsx(
                buttonClasses(name === open?.name ? 'primary' : 'quiet'),
                'max-lg:px-3!',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {pages.length > 1 && (
        <ul ref={fadeWhereMore} className="relative flex gap-x-5 overflow-x-auto px-2">
          {pages.map((end) => (
            <li key={end} className="shrink-0">
              <Link
                href={hrefOf(end)}
                aria-current={currentOf(hrefOf(end) === here, false)}
                className="flex min-h-11 items-center border-b-4 border-transparent font-bold hover:border-line aria-[current=page]:border-sea"
              >
                {PAGES[end]}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

function currentOf(isPage: boolean, isTab: boolean) {
  return isPage ? 'page' : isTab || undefined;
}

function mayTakeTablesCheck({ yearGroup, pupils }: ClassWithPupils): boolean {
  return (
    yearGroup === null ||
    yearGroup === TABLES_CHECK_YEAR ||
    pupils.some((pupil) => pupil.yearGroup === TABLES_CHECK_YEAR)
  );
}
