import { clsx } from 'clsx';
import { Link, useLocation } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { fadeWhereMore } from '#ui/fade-where-more.ts';
import { comments } from '#shared/contract/comments.ts';
import { ADMIN, ADMIN_SAFETY, CLASSES } from '../../data/paths.ts';
import { useRead } from '../../data/use-read.ts';
import { ADMIN_PAGES } from '../../shell/nav-entries.ts';

/** Links to the admin panel and all pages below it, at the head of each; one row on every screen. */
export function AdminLinks() {
  const [here] = useLocation();
  const { data: worries } = useRead(comments.countWorries, {});
  const openWorries = worries?.open ?? 0;
  const links = [{ path: ADMIN, label: 'Overview' }, ...ADMIN_PAGES];
  return (
    <nav
      ref={fadeWhereMore}
      aria-label="Pages of the Admin Panel"
      className="relative -mx-4 overflow-x-auto px-4 sm:-mx-8 sm:px-8"
    >
      <ul className="flex gap-2 py-1 *:shrink-0">
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link
              href={path}
              aria-current={path === here ? 'page' : undefined}
              className={clsx(buttonClasses(path === here ? 'primary' : 'quiet'), 'px-3!')}
            >
              {`${label} `}
              {path === ADMIN_SAFETY && openWorries > 0 && (
                <>
                  <span aria-hidden className="rounded-full bg-coral px-2 text-base text-white">
                    {openWorries}
                  </span>
                  <span className="sr-only">
                    {openWorries === 1 ? '1 new worry' : `${openWorries} new worries`}
                  </span>
                </>
              )}
            </Link>
          </li>
        ))}
        {/* The bottom bar has no room for it; large screens have the sidebar. */}
        <li className="lg:hidden">
          <Link href={CLASSES} className={clsx(buttonClasses('quiet'), 'px-3!')}>
            Classes
          </Link>
        </li>
      </ul>
    </nav>
  );
}
