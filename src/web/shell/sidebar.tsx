import { clsx } from 'clsx';
import { Link, useLocation } from 'wouter';
import { PlaySettingsButton } from './play-settings/button.tsx';
import { useUser } from '../data/queries.ts';
import { useAppName } from './app-name.ts';
import { LogOutButton } from './log-out-button.tsx';
import { isActive, navEntries } from './nav-entries.ts';
import { Owl } from './owl.tsx';

/** The navigation of large screens; hidden while nobody is signed in. */
export function Sidebar() {
  const { data: user } = useUser();
  const appName = useAppName();
  const [location] = useLocation();
  if (!user) return null;
  return (
    <nav
      aria-label="Main"
      className="sticky top-0 hidden h-dvh w-68 shrink-0 flex-col gap-1.5 overflow-y-auto border-r-2 border-line bg-paper p-4 lg:flex print:hidden"
    >
      <p className="mb-4 flex items-center gap-3 text-xl leading-tight font-bold">
        <Owl mood="hello" size={64} />
        {appName}
      </p>
      {navEntries(user).map(({ path, label, icon: Icon }) => (
        <Link
          key={path}
          href={path}
          aria-current={isActive(path, location) ? 'page' : undefined}
          className={clsx(
            'flex min-h-12 items-center gap-3 rounded-2xl px-4 font-bold hover:bg-sun-soft',
            'aria-[current]:bg-sea aria-[current]:text-white',
          )}
        >
          <Icon aria-hidden className="size-6 shrink-0" />
          {label}
        </Link>
      ))}
      <div className="mt-auto flex flex-col gap-1.5 pt-4">
        <PlaySettingsButton className="justify-start! px-4!" />
        <LogOutButton className="w-full justify-start!" />
      </div>
    </nav>
  );
}
