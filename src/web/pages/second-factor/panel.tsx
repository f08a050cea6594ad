import { useState } from 'react';
import type { User } from '#shared/contract/auth.ts';
import { secondFactor, type SecondFactorStatus } from '#shared/contract/second-factor.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Switch } from '#ui/switch.tsx';
import { showToast } from '#ui/toast.tsx';
import { Loaded } from '../../staff/loaded.tsx';
import { ConfirmDialog } from '../../staff/confirm-dialog.tsx';
import { IdentityForm } from '../account/identity-form.tsx';
import { Enrol } from './enrol.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useAppName } from '../../shell/app-name.ts';
import { Panel } from '../../shell/panel.tsx';
import { toasts } from '../../data/toasts.ts';
import { useAct, useCall, useRefreshAfter } from '../../data/use-act.ts';
import { useRead } from '../../data/use-read.ts';

/** From this number of recovery codes down, new ones are recommended. */
const FEW_CODES = 3;

/** The own two-step log-in of an owner or teacher, and for owners whether everybody must have it. */
export function SecondFactorPanel({ user }: { user: User }) {
  const read = useRead(secondFactor.getSecondFactor, {});
  // The recovery codes stay until the owner has kept them, whatever is refetched.
  const [isSettingUp, setSettingUp] = useState(false);
  return (
    <Panel title="Two-step log-in" id="two-steps">
      <Loaded read={read} failure="Failed to load two-step log-in">
        {(status) => (
          <>
            {status.on && !isSettingUp ? (
              <WhenOn left={status.recoveryCodesLeft} />
            ) : (
              <WhenOff
                user={user}
                status={status}
                isSettingUp={isSettingUp}
                onSettingUp={setSettingUp}
              />
            )}
            {status.available && user.isAdmin && <Policy status={status} />}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

interface WhenOffProps {
  user: User;
  status: SecondFactorStatus;
  isSettingUp: boolean;
  onSettingUp: (isSettingUp: boolean) => void;
}

function WhenOff({ user, status, isSettingUp, onSettingUp }: WhenOffProps) {
  const refresh = useRefreshAfter(secondFactor.confirmSecondFactor);
  return (
    <>
      {!isSettingUp && (
        <p>
          <strong>Off.</strong> With it, you type a code from an app on your phone after your
          password, so a stolen password isn’t enough.
        </p>
      )}
      {status.available ? (
        <Enrol
          onBegun={() => onSettingUp(true)}
          onDone={() => {
            onSettingUp(false);
            void refresh();
            showToast(toasts.factorTurnedOn);
          }}
        />
      ) : (
        <p className="text-ink-soft">
          {user.isAdmin
            ? 'The server needs a key for it first: the setting SECRET_KEY, as docs/operating.md says.'
            : 'The server is not ready for it yet: please ask an admin.'}
        </p>
      )}
    </>
  );
}

function WhenOn({ left }: { left: number }) {
  const [question, setQuestion] = useState<'codes' | 'off' | null>(null);
  const appName = useAppName();
  const makeCodes = useCall(secondFactor.makeRecoveryCodes);
  const turnOff = useAct(secondFactor.turnOffSecondFactor);
  const refresh = useRefreshAfter(secondFactor.makeRecoveryCodes);
  const close = () => setQuestion(null);
  const ends = {
    onError: (error: Error) => void showToast(toasts.adminActFailed(error)),
    onSettled: close,
  };
  if (makeCodes.data) {
    const onKept = () => {
      makeCodes.reset();
      void refresh();
    };
    return (
      <>
        <h3 className="text-xl font-bold">Your new recovery codes</h3>
        <RecoveryCodes codes={makeCodes.data.recoveryCodes} appName={appName} onKept={onKept} />
      </>
    );
  }
  return (
    <>
      <p>
        <strong>On.</strong> {leftText(left)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look={left <= FEW_CODES ? 'primary' : 'quiet'} onClick={() => setQuestion('codes')}>
          New recovery codes
        </Button>
        <Button look="quiet" onClick={() => setQuestion('off')}>
          Turn it off
        </Button>
      </div>
      <ConfirmDialog
        open={question === 'codes'}
        title="New recovery codes?"
        text="The old ones stop working, and your other devices are logged out."
        action="Make new codes"
        busy={makeCodes.isPending}
        onConfirm={() => makeCodes.mutate({}, ends)}
        onClose={close}
      />
      <Dialog
        open={question === 'off'}
        title="Turn two-step log-in off?"
        description="Your password alone is then enough, and your other devices are logged out. For a new phone, turn it off here and set it up again."
        onClose={close}
      >
        <IdentityForm
          action="Turn it off"
          asksForCode
          onSend={async (body) => {
            await turnOff.mutateAsync({ body });
            showToast(toasts.factorTurnedOff);
          }}
          onClose={close}
        />
      </Dialog>
    </>
  );
}

function leftText(left: number): string {
  if (left === 0) return 'No recovery code is left: please make new ones.';
  const codes = left === 1 ? '1 recovery code is left' : `${left} recovery codes are left`;
  return left <= FEW_CODES ? `Only ${codes}: please make new ones.` : `${codes}.`;
}

function Policy({ status: { on, required } }: { status: SecondFactorStatus }) {
  const [asking, setAsking] = useState(false);
  const setPolicy = useAct(secondFactor.setSecondFactorPolicy);
  const close = () => setAsking(false);
  return (
    <>
      <Switch
        label="Every admin and teacher needs it"
        hint="Staff must set it up before they can continue."
        checked={required}
        onChange={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title={required ? 'Make it optional?' : 'Require it for every admin and teacher?'}
        text={
          required
            ? 'Admins and teachers can then turn it off and log in with the password alone.'
            : `Admins and teachers without two-step log-in can do nothing else until they have set it up.${on ? '' : ' This applies to you as well.'}`
        }
        action={required ? 'Make it optional' : 'Require it'}
        busy={setPolicy.isPending}
        onConfirm={() =>
          setPolicy.mutate(
            { body: { required: !required } },
            {
              onError: (error) => void showToast(toasts.adminActFailed(error)),
              onSettled: close,
            },
          )
        }
        onClose={close}
      />
    </>
  );
}
