import { Circle, CircleCheck } from 'lucide-react';
import type { Setup, SetupChange } from '#shared/contract/setup.ts';
import { admin } from '#shared/contract/admin.ts';
import { Button } from '#ui/button.tsx';
import { focusHeading } from '#ui/take-focus.ts';
import { showToast } from '#ui/toast.tsx';
import { toasts } from '../../../data/toasts.ts';
import { useAct } from '../../../data/use-act.ts';
import { Panel } from '../../../shell/panel.tsx';
import { stepContent, STEP_TITLES } from './steps.tsx';

/** What a new installation still needs, until it is done or put away. */
export function SetupList({ setup }: { setup: Setup }) {
  const { steps, dismissed } = setup;
  const doneCount = steps.filter(({ done }) => done).length;
  const changeSetup = useAct(admin.changeSetup);
  const change = (body: SetupChange) =>
    changeSetup.mutate({ body }, { onError: (error) => showToast(toasts.adminActFailed(error)) });
  const hide = () => {
    // The list disappears with its button.
    focusHeading();
    change({ dismissed: true });
  };
  if (dismissed || doneCount === steps.length) return null;
  return (
    <Panel title="Set up your school" className="bg-sky-soft!">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="max-w-[60ch]">
          {`${doneCount} of ${steps.length} done. Lines such as PORT=3000 go into the file .env on the server, beside package.json; then restart the app.`}
        </p>
        <Button look="plain" onClick={hide}>
          Hide this list
        </Button>
      </div>
      <ul className="gap-x-8 wrap-anywhere lg:columns-2 xl:columns-3">
        {steps.map(({ step, done }) => (
          <li key={step} className="mb-5 flex break-inside-avoid items-start gap-3">
            {done ? (
              <CircleCheck aria-hidden className="mt-1 shrink-0 text-leaf" />
            ) : (
              <Circle aria-hidden className="mt-1 shrink-0 text-edge" />
            )}
            <div className="flex min-w-0 grow flex-col gap-2">
              <h3 className="text-lg font-bold">
                <span className="sr-only">{done ? 'Done: ' : 'To do: '}</span>
                {STEP_TITLES[step]}
              </h3>
              {stepContent(step, done, setup, change)}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
