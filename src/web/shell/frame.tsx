import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { AUTH, CLASS_PAGES } from '../data/paths.ts';
import { VisitorSettingsButton } from './play-settings/visitor-button.tsx';
import { PlaySettingsButton } from './play-settings/button.tsx';
import { useUser } from '../data/user.ts';
import { BottomBar } from './bottom-bar.tsx';
import { NetworkBanner } from './network-banner.tsx';
import { PageFrame } from './page-frame.tsx';
import { Sidebar } from './sidebar.tsx';

/** The board of Together has the whole screen of the classroom. */
const BOARD = /^\/classes\/\d+\/together$/;

const STAFF = /^\/(admin|classes|words|worries)(\/|$)/;

/** Where somebody signs in. */
function isWayIn(path: string): boolean {
  return path === AUTH || path === CLASS_PAGES || path.startsWith(`${CLASS_PAGES}/`);
}

/** The frame of every page, with the navigation of the signed-in user. */
export function Frame({ children }: { children: ReactNode }) {
  const { data: user } = useUser();
  const [path] = useLocation();
  if (BOARD.test(path)) return <PageFrame>{children}</PageFrame>;
  return (
    <PageFrame
      sidebar={<Sidebar />}
      bottomBar={<BottomBar />}
      isSignedIn={Boolean(user)}
      above={
        <>
          <NetworkBanner userId={user?.id} isOfStaff={STAFF.test(path)} />
          {/* The bottom bar has only the specified entries (spec S2 Navigation): the settings are above the page. */}
          {user === null && isWayIn(path) && <VisitorSettingsButton />}
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
