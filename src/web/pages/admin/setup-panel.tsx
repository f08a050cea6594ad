import { CircleCheck, Circle } from 'lucide-react';
import type { Setup } from '#shared/contract/admin.ts';
import { admin } from '#shared/contract/admin.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { useAct, useSetup } from '../../admin/queries.ts';
import { Panel } from '../../shell/panel.tsx';
import { toasts } from '../../toasts.ts';

type Step = Setup['steps'][number]['step'];

const STEPS: Record<Step, { title: string; how: string }> = {
  password: {
    title: 'Change the password that was printed at the first start',
    how: 'In “Your password” at the bottom of this page.',
  },
  address: {
    title: 'Set the public address',
    how: 'APP_ORIGIN, such as https://games.example.sch.uk',
  },
  payment: {
    title: 'Set up payment',
    how: 'The three STRIPE_ settings; until then no money is taken. REGISTRATION_FEE_PENCE=0 makes registration free.',
  },
  email: {
    title: 'Set up e-mail',
    how: 'The three EMAILJS_ settings; until then messages are kept on this page.',
  },
  backup: {
    title: 'Make backups',
    how: 'Copy the data folder or the database regularly, as docs/operating.md says.',
  },
};

/** What a new installation still needs, until it is all done or put away. */
export function SetupPanel() {
  const { data: setup } = useSetup();
  const changeSetup = useAct(admin.changeSetup);
  if (!setup || setup.dismissed || setup.steps.every(({ done }) => done)) return null;
  const change = (body: { dismissed?: boolean; backupNoted?: boolean }) =>
    changeSetup.mutate({ body }, { onError: (error) => showToast(toasts.deskFailed(error)) });
  const hide = () => {
    // The list goes away with its button: the page's heading takes the focus.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    change({ dismissed: true });
  };
  return (
    <Panel title="Getting started" className="bg-sky-soft!">
      <ul className="flex flex-col gap-3">
        {setup.steps.map(({ step, done }) => (
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
              {!done && <p className="wrap-anywhere">{STEPS[step].how}</p>}
              {!done && step === 'backup' && (
                <Button look="quiet" className="mt-2" onClick={() => change({ backupNoted: true })}>
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
    </Panel>
  );
}
