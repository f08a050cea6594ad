import { Link, useLocation } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { CLASSES } from '../../../data/guard.ts';

/** The pages of a class, by the end of their address. */
const PAGES = [
  { end: '', name: 'Pupils' },
  { end: '/work', name: 'Set work' },
  { end: '/map', name: 'Map' },
  { end: '/slips', name: 'Slips' },
  { end: '/comments', name: 'Comments' },
  { end: '/report', name: 'Report' },
  { end: '/certificates', name: 'Certificates' },
] as const;

/** Links to all pages of a class, at the top of each. */
export function ClassLinks({ classId }: { classId: number }) {
  const [here] = useLocation();
  return (
    <nav aria-label="Pages of the class" className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {PAGES.map(({ end, name }) => {
          const href = `${CLASSES}/${classId}${end}`;
          const isHere = href === here;
          return (
            <li key={name}>
              <Link
                href={href}
                aria-current={isHere ? 'page' : undefined}
                className={buttonClasses(isHere ? 'primary' : 'quiet')}
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
