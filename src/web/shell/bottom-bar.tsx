import { Link, useLocation } from 'wouter';
import { useUser } from '../data/user.ts';
import { isActive, navEntries } from './nav-entries.ts';

/** The navigation of small screens; hidden while nobody is signed in. */
export function BottomBar() {
  const { data: user } = useUser();
  const [location] = useLocation();
  const entries = user ? navEntries(user) : [];
  if (entries.length === 0) return null;
  return (
    <nav
      aria-label="Bottom bar"
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 flex justify-around border-t-2 border-line bg-paper px-1 pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {entries
        .filter(({ shortLabel }) => shortLabel)
        .map(({ path, shortLabel, icon: Icon }) => (
          <Link
            key={path}
            href={path}
            aria-current={isActive(path, location) ? 'page' : undefined}
            className="group flex min-h-16 max-w-28 min-w-0 flex-1 flex-col items-center justify-center text-center text-[min(1rem,5.2vw)] leading-tight aria-[current]:font-bold aria-[current]:text-sea"
          >
            <span className="rounded-full px-4 py-0.5 group-aria-[current]:bg-sea-soft">
              <Icon aria-hidden className="size-6" />
            </span>
            {shortLabel}
          </Link>
        ))}
    </nav>
  );
}
