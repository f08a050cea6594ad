import type { ReactNode } from 'react';
import { PlaySettingsButton } from './play-settings/button.tsx';
import { useUser } from '../data/queries.ts';
import { BottomBar } from './bottom-bar.tsx';
import { NetworkBanner } from './network-banner.tsx';
import { PageFrame } from './page-frame.tsx';
import { Sidebar } from './sidebar.tsx';

/** The frame of every page, with the navigation of whoever is signed in. */
export function Frame({ children }: { children: ReactNode }) {
  const { data: user } = useUser();
  return (
    <PageFrame
      sidebar={<Sidebar />}
      bottomBar={<BottomBar />}
      isSignedIn={Boolean(user)}
      above={
        <>
          <NetworkBanner userId={user?.id} />
          {/* The bottom bar has only the specified entries (spec S2 Navigation): the settings are above the page. */}
          {user && (
            // On a phone on its side it stands beside the greeting, which leaves it room.
            <div className="flex justify-end px-2 pt-1 lg:hidden low:group-has-data-greeting/page:absolute low:group-has-data-greeting/page:right-0">
              <PlaySettingsButton />
            </div>
          )}
        </>
      }
    >
      {children}
    </PageFrame>
  );
}
