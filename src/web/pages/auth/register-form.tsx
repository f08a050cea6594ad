import { useState } from 'react';
import { GAMES } from '#games/cards.ts';
import { newAccountSchema } from '#shared/contract/auth.ts';
import type { PublicConfig } from '#shared/contract/payment.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import { showToast } from '#ui/toast.tsx';
import { call } from '../../data/api.ts';
import { leaveFor } from '../../data/outside/leave.ts';
import { loadPaymentScript } from '../../data/outside/payment-script.ts';
import { useConfig } from '../../data/own-reads.ts';
import { ApiError } from '../../data/request.ts';
import { WithClient } from '../../data/visitor-client.tsx';
import { LoadState } from '../../shell/load-state.tsx';
import { LazyAdvice } from '../account/lazy-advice.tsx';
import { checkBy } from './check-by.ts';
import { CredentialsForm, type AccountFormProps, type Credentials } from './credentials-form.tsx';
import { ForThePayer } from './for-the-payer.tsx';
import { formatPrice } from './price.ts';
import { cacheUsername } from './username-cache.ts';
import { useRegister } from '../../data/user.ts';
import { toasts } from '../../data/toasts.ts';

/** The form for a new account. */
export default function RegisterForm(props: AccountFormProps) {
  return (
    <WithClient>
      <Form {...props} />
    </WithClient>
  );
}

function Form(props: AccountFormProps) {
  const config = useConfig();
  if (!config.data) {
    return (
      <LoadState
        failed={config.isError}
        sentence="We couldn’t get the form ready."
        onRetry={() => void config.refetch()}
      />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <TheGames />
      {config.data.registrationFeePence > 0 ? (
        <PaidForm {...props} config={config.data} />
      ) : (
        <FreeForm {...props} />
      )}
    </div>
  );
}

/** What an account is for, before its price. */
function TheGames() {
  return (
    <ul aria-label="The games" className="flex flex-wrap gap-x-4 gap-y-1 text-base">
      {GAMES.filter(({ isPractice }) => !isPractice).map(({ id, emoji, title }) => (
        <li key={id}>
          <span aria-hidden>{emoji}</span> <span>{title}</span>
        </li>
      ))}
    </ul>
  );
}

const NEW_ACCOUNT = {
  check: (typed: Credentials) => checkBy(newAccountSchema, typed),
  advise: (typed: Credentials) => <LazyAdvice {...typed} />,
  action: 'Register',
  passwordAutoComplete: 'new-password',
  passwordHint: 'At least 6 characters. Keep it secret!',
} as const;

function FreeForm(props: AccountFormProps) {
  const register = useRegisterFree();
  return (
    <CredentialsForm
      {...props}
      {...NEW_ACCOUNT}
      pendingAction="Creating your account…"
      onSend={register}
    />
  );
}

function PaidForm({ config, ...props }: AccountFormProps & { config: PublicConfig }) {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <>
      <CredentialsForm
        {...props}
        {...NEW_ACCOUNT}
        pendingAction="Going to the checkout…"
        problem={problem}
        onSend={async (account) => {
          setProblem(null);
          setProblem(await goAndPay(account, config.payment));
        }}
      >
        <p className="rounded-2xl bg-sun-soft px-4 py-3 font-bold">
          Unlock All Games for the extreme price of {formatPrice(config.registrationFeePence)} for
          the year!
        </p>
      </CredentialsForm>
      <ForThePayer config={config} />
    </>
  );
}

/** Registers without payment and reports the outcome. */
export function useRegisterFree() {
  const register = useRegister();
  return async (account: Credentials) => {
    try {
      await register.mutateAsync(account);
      showToast(toasts.registered);
    } catch (error) {
      showToast(toasts.registrationFailed(error));
    }
  };
}

const SCRIPT_FAILED = 'Stripe failed to load';
const REFUSED = 'Registration failed';
const NOT_STARTED =
  'There was an error initiating the payment. Please check your internet connection or try again later.';

/** Starts the payment for a new account; returns the alert's text if that failed (spec S4 Registration flow, S8). */
async function goAndPay(
  account: Credentials,
  payment: PublicConfig['payment'],
): Promise<string | null> {
  try {
    const { publicKey } = await call(pupilContract.getStripePublicKey, {});
    const script = isLoaded(payment, publicKey);
    await call(pupilContract.registerPrePayment, { body: account });
    // Before the checkout is created, because without the script nobody is sent to it.
    if (!(await script)) return SCRIPT_FAILED;
    const checkout = await call(pupilContract.createCheckoutSession, { body: account });
    cacheUsername(account.username);
    await leaveFor(checkout.url);
    return null;
  } catch (error) {
    return alertFor(error);
  }
}

async function isLoaded(payment: PublicConfig['payment'], publicKey: string): Promise<boolean> {
  return loadPaymentScript(payment, publicKey).then(
    () => true,
    () => false,
  );
}

/** The server's sentence, a refusal without one, or a connection error. */
function alertFor(error: unknown): string {
  if (!(error instanceof ApiError) || error.status < 400) return NOT_STARTED;
  return error.sentence ?? REFUSED;
}
