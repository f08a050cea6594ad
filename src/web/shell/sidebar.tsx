import { clsx } from 'clsx';
import { Fragment } from 'react';
import { Link, useLocation } from 'wouter';
import { PlaySettingsButton } from './play-settings/button.tsx';
import { useUser } from '../data/user.ts';
import { useAppName } from './app-name.ts';
import { LogOutButton } from './log-out-button.tsx';
import { isActive, navEntries } from './nav-entries.ts';
import { Owl } from './owl.tsx';

const ENTRY =
  'flex shrink-0 items-center gap-3 rounded-2xl px-4 font-bold hover:bg-sun-soft aria-[current]:bg-sea aria-[current]:text-white';

/** The navigation of large screens; hidden while nobody is signed in. */
export function Sidebar() {
  const { data: user } = useUser();
  const appName = useAppName();
  const [location] = useLocation();
  if (!user) return null;
  return (
    <nav
      aria-label="Main"
      data-sidebar
      className="sticky top-0 hidden h-dvh w-68 max-w-[30%] shrink-0 flex-col gap-1.5 overflow-y-auto border-r-2 border-line bg-paper p-4 lg:flex print:hidden short:gap-0.5"
    >
      <p className="mb-4 flex items-center gap-3 text-xl leading-tight font-bold">
        <Owl mood="hello" size={64} />
        {appName}
      </p>
      {navEntries(user).map(({ path, label, icon: Icon, below = [] }) => {
        const isBelow = below.some((page) => isActive(page.path, location));
        return (
          <Fragment key={path}>
            <Link
              href={path}
              aria-current={isActive(path, location) && !isBelow ? 'page' : undefined}
              className={clsx(ENTRY, 'min-h-12 short:min-h-11')}
            >
              <Icon aria-hidden className="size-6 shrink-0" />
              {label}
            </Link>
            {below.map((page) => (
              <Link
                key={page.path}
                href={page.path}
                aria-current={isActive(page.path, location) ? 'page' : undefined}
                className={clsx(ENTRY, 'ml-9 min-h-9 text-base short:min-h-8')}
              >
                {page.label}
              </Link>
            ))}
          </Fragment>
        );
      })}
      <div className="mt-auto flex flex-col gap-1.5 pt-4">
        <PlaySettingsButton className="justify-start! px-4!" />
        <LogOutButton className="w-full justify-start!" />
      </div>
    </nav>
  );
}
