import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useUser } from '../queries.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Sidebar } from './sidebar.tsx';

/** What stands around every page: a way past the navigation, the navigation, and room for the page. */
export function Frame({ children }: { children: ReactNode }) {
  const { data: user } = useUser();
  return (
    <div className="flex min-h-dvh">
      <a
        href="#page"
        className="sr-only z-60 rounded-2xl bg-ink font-bold text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-5 focus:py-3"
      >
        Skip to the page
      </a>
      <Sidebar />
      <main
        id="page"
        tabIndex={-1}
        className={clsx('min-w-0 grow outline-none', user && 'pb-24 lg:pb-0')}
      >
        {children}
      </main>
      <BottomBar />
    </div>
  );
}
