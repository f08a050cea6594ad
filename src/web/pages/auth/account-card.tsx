import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { checkoutIn, isCancelled } from '../../data/checkout.ts';
import { AUTH, CLASS_PAGES, SCHOOL_ACCOUNT } from '../../data/paths.ts';
import { useInstallation } from '../../shell/installation.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { Waiting } from '../../shell/mascot.tsx';
import { cachedUsername } from './username-cache.ts';
import type { AccountFormProps } from './credentials-form.tsx';
import { LoginForm } from './login-form.tsx';

/** Loaded on demand: most visitors log in. */
const Register = lazyPage(() => import('./register-form.tsx'));
const Return = lazyPage(() => import('./return-card.tsx'));

/** Loads the form for a new account before it is opened. */
export const preloadRegister = Register.preload;

const CANCELLED =
  'Nothing was paid, and no money was taken. Your username is still here. To continue, type your password and press Register.';

/** The two forms, or the return from the checkout. */
export function AccountCard() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const [ready, setReady] = useState<string | null>(null);
  const checkoutId = checkoutIn(search);
  if (checkoutId !== null) {
    const showLogin = (sentence: string) => {
      setReady(sentence);
      navigate(AUTH, { replace: true });
    };
    return (
      <Suspense fallback={<Waiting />}>
        <Return.Page key={checkoutId} checkoutId={checkoutId} onReady={showLogin} />
      </Suspense>
    );
  }
  const note = ready ?? (isCancelled(search) ? CANCELLED : null);
  return <Forms note={note} first={ready === null && cachedUsername() ? 'register' : 'login'} />;
}

function Forms({ note, first }: { note: string | null; first: 'login' | 'register' }) {
  const [tab, setTab] = useState(first);
  const [username, setUsername] = useState(cachedUsername);
  const { schoolAccounts } = useInstallation();
  const form = { username, onUsernameChange: setUsername };
  return (
    <Card>
      {note !== null && (
        <p role="status" className="mb-5 rounded-2xl bg-leaf-soft px-4 py-3">
          {note}
        </p>
      )}
      <Tabs
        label="Your account"
        current={tab}
        onChange={setTab}
        tabs={[
          { name: 'login', label: 'Login', content: <LoginForm {...form} /> },
          { name: 'register', label: 'Register', content: <RegisterTab {...form} /> },
        ]}
      />
      <Link href={CLASS_PAGES} className={clsx(buttonClasses('plain'), 'mt-4 w-full')}>
        I have a class code
      </Link>
      {/* The server shows it in the pre-rendered page (page-file.ts), so that the card does not grow. */}
      <Link
        hidden={!schoolAccounts}
        data-school-accounts=""
        href={SCHOOL_ACCOUNT}
        className={clsx(buttonClasses('plain'), 'w-full')}
      >
        Teachers: sign in with your school account
      </Link>
    </Card>
  );
}

function RegisterTab(form: AccountFormProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Register.Page {...form} />
    </Suspense>
  );
}
