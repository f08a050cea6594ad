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
        className="fixed top-2 left-2 z-60 -translate-y-24 rounded-2xl bg-ink px-5 py-3 font-bold text-white focus:translate-y-0"
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
