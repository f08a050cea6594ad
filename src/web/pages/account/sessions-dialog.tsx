import { useRef, useState } from 'react';
import { account, type OwnSession } from '#shared/contract/account.ts';
import { lastPlayedText } from '#shared/dates.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { useAct } from '../../data/use-act.ts';
import { useRead } from '../../data/use-read.ts';
import { LoadState } from '../../shell/load-state.tsx';
import { toasts } from '../../data/toasts.ts';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';

/** The user's devices, with log-out. */
export default function SessionsDialog({ onClose }: { onClose: () => void }) {
  const { data, isError, refetch } = useRead(account.getSessions, {}, { gcTime: 0 });
  return (
    <Dialog
      open
      title="Where you are logged in"
      description="Is there a device you don’t know? Log it out, then change your password."
      onClose={onClose}
    >
      <div className="mt-4 flex flex-col gap-4">
        {data ? (
          <Sessions sessions={data.rows} />
        ) : (
          <LoadState
            failed={isError}
            sentence="We couldn’t load your devices."
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </Dialog>
  );
}

/** All sessions but this one. */
const OTHERS = 'others';

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [now] = useState(() => new Date());
  const endOne = useAct(account.endSession);
  const endOthers = useAct(account.endOtherSessions);
  const { run: end, running } = useOneAtATime(async (which: string, text: string) => {
    try {
      if (which === OTHERS) await endOthers.mutateAsync({});
      else await endOne.mutateAsync({ params: { sessionId: which } });
      showToast(toasts.devicesLoggedOut(text));
      // The pressed button is gone.
      list.current?.focus();
    } catch (error) {
      showToast(toasts.devicesFailed(error));
    }
  });
  const others = sessions.filter(({ current }) => !current);
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Devices"
        className="flex flex-col gap-3 outline-none"
      >
        {sessions.map((session) => {
          const device = session.device ?? 'A device';
          return (
            <li
              key={session.id}
              className="flex flex-wrap items-center justify-between gap-3 rounded-2xl border-2 border-line bg-paper px-4 py-3"
            >
              <div>
                <p className="font-bold">{device}</p>
                <p className="text-base text-ink-soft">{whenText(session, now)}</p>
              </div>
              {!session.current && (
                <Button
                  look="quiet"
                  {...busyButton(running?.[0] === session.id)}
                  onClick={() => void end(session.id, `${device} is logged out.`)}
                >
                  Log out <span className="sr-only">{device}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {others.length > 0 ? (
        <Button
          look="quiet"
          {...busyButton(running?.[0] === OTHERS)}
          onClick={() => void end(OTHERS, 'You are logged in on this device only.')}
        >
          Log out everywhere else
        </Button>
      ) : (
        <p>You are logged in on this device only.</p>
      )}
    </>
  );
}

function whenText({ current, lastUsedAt }: OwnSession, now: Date): string {
  return current ? 'This device' : `Last used: ${lastPlayedText(new Date(lastUsedAt), now)}`;
}
