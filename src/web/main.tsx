import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { AUTH } from './data/paths.ts';
import { isNobodyRemembered, isOnClassDevice } from './data/last-visit.ts';
import { isNobodySignedIn } from './data/request.ts';
import { Opened } from './opened.tsx';
import { cachedUsername } from './pages/auth/username-cache.ts';
import { Visitor } from './visitor.tsx';
import { whenIdle } from '#ui/when-idle.ts';

/** Shows the page in `root`. */
export async function open(root: HTMLElement): Promise<void> {
  if (await isForVisitor(root)) {
    window.history.replaceState(null, '', AUTH);
    hydrateRoot(
      root,
      <StrictMode>
        <Opened onOpen={() => void (root.inert = false)}>
          <Visitor />
        </Opened>
      </StrictMode>,
    );
  } else {
    const { openApp } = await import('./open-app.tsx');
    await openApp(root);
  }
}

/** Whether the pre-rendered welcome page, which is inert until its code has loaded, is what this visitor sees. */
async function isForVisitor(root: HTMLElement): Promise<boolean> {
  // A kept username makes the form differ from the pre-rendered one, and a shared device opens its class page.
  const isAsRendered =
    cachedUsername() === '' && (!isOnClassDevice() || window.location.pathname === AUTH);
  return root.inert && isNobodyRemembered() && isAsRendered && (await isNobodySignedIn());
}

// Offline support is loaded last.
if (import.meta.env.PROD) {
  whenIdle(() => {
    import('./offline/keep-app.ts').then(
      ({ keepApp }) => keepApp(),
      () => undefined,
    );
  });
}
