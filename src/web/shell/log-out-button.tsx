import { clsx } from 'clsx';
import { LogOut } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { waitingGames } from '../play/outbox.ts';
import { sendWaiting } from '../play/sending.ts';
import { useLogout, useUser } from '../queries.ts';
import { toasts } from '../toasts.ts';
import { useOneAtATime } from '../use-one-at-a-time.ts';
import type LeaveDialog from './leave-dialog.tsx';

/** How long we try to send what waits before we ask, in milliseconds. */
const SENDING_MS = 5000;

interface Question {
  games: number;
  Dialog: ComponentType<Parameters<typeof LeaveDialog>[0]>;
}

/** Logs out; finished games that wait are sent before, and when they cannot be, the pupil is asked. */
export function LogOutButton({ className }: { className?: string }) {
  const { data: user } = useUser();
  const [question, setQuestion] = useState<Question | null>(null);
  const logOut = useLogOutNow();
  const { run, running } = useOneAtATime(async () => {
    const games = user ? await gamesLeftBehind(user.id) : 0;
    const asked = games > 0 ? await askAbout(games) : null;
    if (asked) setQuestion(asked);
    else await logOut();
  });
  return (
    <>
      <Button
        look="quiet"
        aria-disabled={running ? true : undefined}
        className={clsx('aria-disabled:opacity-60', className)}
        onClick={() => void run()}
      >
        <LogOut aria-hidden className="size-6 shrink-0" />
        {running ? 'Logging out...' : 'Log Out'}
      </Button>
      {question && (
        <question.Dialog
          games={question.games}
          onStay={() => setQuestion(null)}
          onLeave={() => void logOut()}
        />
      )}
    </>
  );
}

function useLogOutNow(): () => Promise<void> {
  const logout = useLogout();
  return async () => {
    try {
      await logout.mutateAsync();
      showToast(toasts.loggedOut);
    } catch (error) {
      showToast(toasts.logoutFailed(error));
    }
  };
}

/** How many of a pupil's games still wait after a last try. */
async function gamesLeftBehind(userId: number): Promise<number> {
  if (waitingGames(userId).length > 0) {
    const patience = new Promise((resolve) => setTimeout(resolve, SENDING_MS));
    await Promise.race([sendWaiting(userId), patience]);
  }
  return waitingGames(userId).length;
}

/** The dialog, fetched when it is needed; where that fails the games are safe all the same. */
async function askAbout(games: number): Promise<Question | null> {
  try {
    const { default: Dialog } = await import('./leave-dialog.tsx');
    return { games, Dialog };
  } catch {
    return null;
  }
}
