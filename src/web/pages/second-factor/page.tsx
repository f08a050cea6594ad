import { secondFactor } from '#shared/contract/second-factor.ts';
import { useRefreshAfter } from '../../data/use-act.ts';
import { LogOutButton } from '../../shell/log-out-button.tsx';
import { PageIntro } from '../../shell/page-intro.tsx';
import { Panel } from '../../shell/panel.tsx';
import { Enrol } from './enrol.tsx';

/** Replaces every page while two-step log-in is required and not set up. */
export default function SecondFactorPage() {
  const refresh = useRefreshAfter(secondFactor.confirmSecondFactor);
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6 p-4 sm:p-8">
      <PageIntro
        title="Set up two-step log-in"
        tip={{ mood: 'thinking', tip: 'It takes two minutes. Have your phone ready!' }}
      />
      <Panel title="Two-step log-in">
        <p>
          Your school asks every admin and teacher for a second step at log-in: after the password,
          a code from an app on your phone. Set it up once to continue.
        </p>
        <Enrol onDone={() => void refresh()} />
      </Panel>
      <div className="self-start">
        <LogOutButton />
      </div>
    </div>
  );
}
