import { useEffect } from 'react';
import type { User } from '#shared/contract/auth.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { keepHomeView } from '../../data/home-view.ts';

/** How long the page has been left alone when it is kept, in milliseconds. */
const SETTLED_MS = 2000;

/** Keeps the page for the next visit: when it has come to rest, and when it is left. */
export function useKeptView(user: User): void {
  useEffect(() => {
    const timer = setTimeout(() => whenIdle(() => keepHomeView(user)), SETTLED_MS);
    const onHide = () => {
      if (document.hidden) keepHomeView(user);
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [user]);
}
