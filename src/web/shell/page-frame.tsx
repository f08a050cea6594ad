import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { PRIVACY } from '../data/paths.ts';

interface PageFrameProps {
  /** The navigation of a signed-in user. */
  sidebar?: ReactNode;
  bottomBar?: ReactNode;
  /** The part above the page. */
  above?: ReactNode;
  isSignedIn?: boolean;
  children: ReactNode;
}

/** The frame of every page: skip link, navigation, and the page. */
export function PageFrame({
  sidebar,
  bottomBar,
  above,
  isSignedIn = false,
  children,
}: PageFrameProps) {
  return (
    <div className="flex min-h-dvh">
      <a
        href="#page"
        className="sr-only z-60 rounded-2xl bg-ink font-bold text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-5 focus:py-3"
      >
        Skip to the main content
      </a>
      {sidebar}
      <main
        id="page"
        tabIndex={-1}
        className={clsx('group/page min-w-0 grow outline-none', isSignedIn && 'pb-24 lg:pb-0')}
      >
        {above}
        {children}
        <PrivacyLink />
      </main>
      {bottomBar}
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
