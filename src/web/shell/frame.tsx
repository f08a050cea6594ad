import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { PRIVACY } from '../data/guard.ts';
import { PlaySettingsButton } from './play-settings/button.tsx';
import { useUser } from '../data/queries.ts';
import { BottomBar } from './bottom-bar.tsx';
import { NetworkBanner } from './network-banner.tsx';
import { Sidebar } from './sidebar.tsx';

/** The frame of every page: skip link, navigation, and the page. */
export function Frame({ children }: { children: ReactNode }) {
  const { data: user } = useUser();
  return (
    <div className="flex min-h-dvh">
      <a
        href="#page"
        className="sr-only z-60 rounded-2xl bg-ink font-bold text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-5 focus:py-3"
      >
        Skip to the main content
      </a>
      <Sidebar />
      <main
        id="page"
        tabIndex={-1}
        className={clsx('group/page min-w-0 grow outline-none', user && 'pb-24 lg:pb-0')}
      >
        <NetworkBanner />
        {/* The bottom bar has only the specified entries (spec S2 Navigation): the settings are above the page. */}
        {user && (
          <div className="flex justify-end px-2 pt-1 lg:hidden">
            <PlaySettingsButton />
          </div>
        )}
        {children}
        <PrivacyLink />
      </main>
      <BottomBar />
    </div>
  );
}

/** At the end of every page (Children's Code, standard 4), rendered with it to avoid a layout shift. */
function PrivacyLink() {
  return (
    <p className="p-4 text-center text-base group-has-data-waiting/page:hidden">
      <Link href={PRIVACY} className="inline-block px-3 py-2.5 text-ink-soft underline">
        Your privacy
      </Link>
    </p>
  );
}
