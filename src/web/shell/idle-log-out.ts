// Logs a pupil out of a shared device that nobody has touched for half an hour (D10), when the server ends the session
// too. The next pupil finds the sign-in page instead of somebody else's games.
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { findDoor, lastUse, noteUse } from '../data/class-page.ts';
import { isOnSharedDevice, SHARED_IDLE_MS } from '../data/last-visit.ts';
import { useLogout } from '../data/user.ts';

/** How often that is looked at, and how often a use is noted at most, in milliseconds. */
const LOOK_MS = 15_000;

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

export default function IdleLogOut(): null {
  const { mutateAsync: logOut } = useLogout();
  const [, navigate] = useLocation();
  const isLeaving = useRef(false);

  const leave = async () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    try {
      await logOut();
      navigate(findDoor(), { replace: true });
    } catch {
      // Tried again at the next look.
      isLeaving.current = false;
    }
  };
  /** Leaves if the time is up; returns how long ago the device was used, in milliseconds. */
  const look = useEffectEvent((): number => {
    const idleMs = Date.now() - (lastUse() ?? Date.now());
    if (isOnSharedDevice() && idleMs >= SHARED_IDLE_MS) void leave();
    return idleMs;
  });

  useEffect(() => {
    // A device that wakes up is touched before any timer runs.
    const onTouch = () => {
      const idleMs = look();
      // A clock that has been put back would otherwise wait until it has caught up.
      const isDue = idleMs < 0 || idleMs >= LOOK_MS;
      if (isDue && idleMs < SHARED_IDLE_MS) noteUse();
    };
    const onLook = () => void look();
    if (lastUse() === null) noteUse();
    onLook();
    const timer = setInterval(onLook, LOOK_MS);
    document.addEventListener('visibilitychange', onLook);
    for (const name of TOUCHES) {
      window.addEventListener(name, onTouch, { capture: true, passive: true });
    }
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLook);
      for (const name of TOUCHES) window.removeEventListener(name, onTouch, { capture: true });
    };
  }, []);
  return null;
}
