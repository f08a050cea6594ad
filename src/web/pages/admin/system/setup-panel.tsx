import { CircleCheck, Circle } from 'lucide-react';
import type { Setup } from '#shared/contract/setup.ts';
import { admin } from '#shared/contract/admin.ts';
import { dateAndTime } from '#shared/dates.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { Card } from '#ui/card.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { toasts } from '../../../data/toasts.ts';
import { useRead } from '../../../data/use-read.ts';
import { useAct } from '../../../data/use-act.ts';

const MEGABYTE = 1_000_000;

type Backup = NonNullable<Setup['backup']>;
type Step = Setup['steps'][number]['step'];

const STEPS: Record<Step, { title: string; how: string }> = {
  password: {
    title: 'Change the password that was printed at the first start',
    how: 'Under “Your account” further down this page.',
  },
  address: {
    title: 'Set the public address',
    how: 'Set APP_ORIGIN to it, such as https://games.example.sch.uk',
  },
  https: {
    title: 'Switch on HTTPS',
    how: 'Without it tablets cannot install the app or play offline. The steps in docs/https.md take ten minutes.',
  },
  payment: {
    title: 'Set up payment',
    how: 'Give the three STRIPE_ settings; until then no money is taken. REGISTRATION_FEE_PENCE=0 makes registration free.',
  },
  email: {
    title: 'Set up e-mail',
    how: 'Give the three EMAILJS_ settings; until then messages are kept on this page.',
  },
  backup: {
    title: 'Make backups',
    how: 'Set BACKUP_DIR to a folder on another disk for a backup every night.',
  },
};

/**
 * What a new installation still needs, until it is done or dismissed: one line that opens, so that the figures and the
 * list of pupils stay in view.
 */
export function SetupPanel() {
  const { data: setup } = useRead(admin.getSetup, {});
  if (!setup) return null;
  const isShown = !setup.dismissed && setup.steps.some(({ done }) => !done);
  return (
    <>
      {setup.backup && <BackupWarning {...setup.backup} />}
      {isShown && <Steps {...setup} />}
    </>
  );
}

/** Shown even if the list was dismissed. */
function BackupWarning({ state, problem, lastGoodAt }: Backup) {
  if (state !== 'failed' && state !== 'late') return null;
  const title = state === 'failed' ? 'The last backup failed' : 'The last backup is old';
  return (
    <Panel title={title}>
      {problem && <p className="rounded-2xl bg-coral-soft p-4 wrap-anywhere">{problem}</p>}
      <p>
        {lastGoodAt
          ? `The newest one is from ${dateAndTime(new Date(lastGoodAt))}.`
          : 'There is none yet.'}{' '}
        Please check the folder of BACKUP_DIR. The app tries again every hour.
      </p>
    </Panel>
  );
}

function Steps({ steps, backup }: Setup) {
  const open = steps.filter(({ done }) => !done);
  const changeSetup = useAct(admin.changeSetup);
  const change = (body: { dismissed?: boolean; backupNoted?: boolean }) =>
    changeSetup.mutate({ body }, { onError: (error) => showToast(toasts.adminActFailed(error)) });
  const hide = () => {
    // The list disappears with its button: the page's heading gets the focus.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    change({ dismissed: true });
  };
  return (
    <Card aria-label="Getting started" className="bg-sky-soft! py-2!">
      <details>
        <summary className="min-h-11 cursor-pointer py-2 leading-snug">
          <h2 className="inline text-xl font-bold">Getting started</h2>
          {` · ${steps.length - open.length} of ${steps.length} done`}
          {open[0] && ` · next: ${STEPS[open[0].step].title}`}
        </summary>
        <p className="py-2">
          Names in capitals are settings of the machine that this runs on; docs/operating.md says
          where they go.
        </p>
        <ul className="grid gap-3 lg:grid-cols-2">
          {steps.map(({ step, done }) => (
            <li key={step} className="flex items-start gap-3">
              {done ? (
                <CircleCheck aria-hidden className="mt-1 shrink-0 text-leaf" />
              ) : (
                <Circle aria-hidden className="mt-1 shrink-0 text-edge" />
              )}
              <div>
                <p className="font-bold">
                  <span className="sr-only">{done ? 'Done: ' : 'To do: '}</span>
                  {STEPS[step].title}
                </p>
                {!done && !(step === 'backup' && backup) && (
                  <p className="wrap-anywhere">{STEPS[step].how}</p>
                )}
                {step === 'backup' && backup && <p>{describe(backup)}</p>}
                {!done && step === 'backup' && !backup && (
                  <Button
                    look="quiet"
                    className="mt-2"
                    onClick={() => change({ backupNoted: true })}
                  >
                    I make backups
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
        <Button look="plain" className="self-start" onClick={hide}>
          Hide this list
        </Button>
      </details>
    </Card>
  );
}

/** Time and size of the last backup. */
function describe({ lastGoodAt, bytes }: Backup): string {
  if (lastGoodAt === null || bytes === null) return 'The first one is being made.';
  const size = bytes < MEGABYTE ? 'less than 1 MB' : `${Math.round(bytes / MEGABYTE)} MB`;
  return `Every night. The newest one is from ${dateAndTime(new Date(lastGoodAt))}, ${size}.`;
}
