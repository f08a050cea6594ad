import { useEffect, useRef, type ReactNode } from 'react';
import { secondFactor, type Enrolment } from '#shared/contract/second-factor.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { useAppName } from '../../shell/app-name.ts';
import { useCall } from '../../data/use-act.ts';
import { toasts } from '../../data/toasts.ts';
import { CodeForm } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Sets up two-step log-in: the app with a first code, then the recovery codes. */
export function Enrol({ onBegun, onDone }: { onBegun?: () => void; onDone: () => void }) {
  const appName = useAppName();
  const begin = useCall(secondFactor.beginSecondFactor);
  // Nothing is read again until the recovery codes are kept, because they must stay on the screen.
  const confirm = useCall(secondFactor.confirmSecondFactor);
  if (confirm.data) {
    return (
      <Step key="codes" name="Step 2 of 2: your recovery codes">
        <RecoveryCodes codes={confirm.data.recoveryCodes} appName={appName} onKept={onDone} />
      </Step>
    );
  }
  if (begin.data) {
    return (
      <Step key="app" name="Step 1 of 2: your authenticator app">
        <AppStep
          enrolment={begin.data}
          onCode={async (code) => void (await confirm.mutateAsync({ body: { code } }))}
        />
      </Step>
    );
  }
  const start = () =>
    begin.mutate(
      {},
      {
        onSuccess: onBegun,
        onError: (error) => void showToast(toasts.adminActFailed(error)),
      },
    );
  return (
    <div>
      <Button {...busyButton(begin.isPending)} onClick={() => !begin.isPending && start()}>
        Set it up
      </Button>
    </div>
  );
}

/** Focused when it appears, so that it is read out. */
function Step({ name, children }: { name: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        {name}
      </h3>
      {children}
    </div>
  );
}

function AppStep(props: { enrolment: Enrolment; onCode: (code: string) => Promise<void> }) {
  const { secret, uri } = props.enrolment;
  return (
    <>
      <p>
        Open an authenticator app on your phone, such as Google Authenticator, Microsoft
        Authenticator or 2FAS, and scan this:
      </p>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <p>
        Or type this key into the app:{' '}
        <strong className="wrap-anywhere select-all">{secret.match(/.{1,4}/g)?.join(' ')}</strong>
      </p>
      <CodeForm
        label="Code from the app"
        hint="Six digits, which change every 30 seconds."
        inputMode="numeric"
        action="Turn it on"
        onSend={props.onCode}
      />
    </>
  );
}
