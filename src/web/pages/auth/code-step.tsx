import { QueryClientContext } from '@tanstack/react-query';
import { use, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { logIn } from '../../data/user.ts';
import { CodeForm } from '../second-factor/code-form.tsx';
import { toasts } from '../../data/toasts.ts';
import { visitorClient } from '../../data/visitor-client.tsx';

interface CodeStepProps {
  credentials: { username: string; password: string };
  /** Back to the name and the password, which stay filled in. */
  onBack: () => void;
}

const APP = {
  label: 'Code from your authenticator app',
  hint: 'Six digits, which change every 30 seconds.',
  inputMode: 'numeric',
  other: 'I don’t have my phone',
} as const;

const PAPER = {
  label: 'One of your recovery codes',
  hint: 'From the list you kept. Each works once.',
  inputMode: 'text',
  other: 'I have my phone',
} as const;

/** The second step of a log-in: the code. */
export default function CodeStep({ credentials, onBack }: CodeStepProps) {
  const [ask, setAsk] = useState<typeof APP | typeof PAPER>(APP);
  const client = use(QueryClientContext) ?? visitorClient;
  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-2xl font-bold">One more step</h2>
      <CodeForm
        key={ask.label}
        label={ask.label}
        hint={ask.hint}
        inputMode={ask.inputMode}
        autoFocus
        action="Log in"
        onSend={async (code) => {
          const user = await logIn(client, { ...credentials, code });
          showToast(toasts.loggedIn(user));
        }}
      >
        <Button look="quiet" onClick={onBack}>
          Back
        </Button>
      </CodeForm>
      <Button look="plain" className="self-start" onClick={() => setAsk(ask === APP ? PAPER : APP)}>
        {ask.other}
      </Button>
      <p className="text-base text-ink-soft">
        No phone and no codes left? Another admin can help, on your page in the admin panel.
      </p>
    </div>
  );
}
