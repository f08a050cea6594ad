import { useEffect } from 'react';
import type { User } from '#shared/contract/auth.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { keepHomeView } from '../../data/home-view.ts';

/** How long the page must be idle before it is stored, in milliseconds. */
const SETTLED_MS = 2000;

/** Stores the page for the next visit when it is idle and when the pupil leaves it. */
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
