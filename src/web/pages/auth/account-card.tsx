import { clsx } from 'clsx';
import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { CLASS_PAGES } from '../../data/class-page.ts';
import { AUTH, checkoutIn, isCancelled, SCHOOL_ACCOUNT } from '../../data/guard.ts';
import { useConfig } from '../../data/queries.ts';
import { cachedUsername } from './username-cache.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ReturnCard } from './return-card.tsx';

const CANCELLED =
  'Nothing was paid, and no money was taken. Your username is still here. To go on, type your password and press Register.';

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
    return <ReturnCard key={checkoutId} checkoutId={checkoutId} onReady={showLogin} />;
  }
  const note = ready ?? (isCancelled(search) ? CANCELLED : null);
  return <Forms note={note} first={ready === null && cachedUsername() ? 'register' : 'login'} />;
}

function Forms({ note, first }: { note: string | null; first: 'login' | 'register' }) {
  const [tab, setTab] = useState(first);
  const [username, setUsername] = useState(cachedUsername);
  const { data: config } = useConfig();
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
          { name: 'register', label: 'Register', content: <RegisterForm {...form} /> },
        ]}
      />
      <Link href={CLASS_PAGES} className={clsx(buttonClasses('plain'), 'mt-4 w-full')}>
        I have a class code
      </Link>
      {config?.schoolAccounts && (
        <Link href={SCHOOL_ACCOUNT} className={clsx(buttonClasses('plain'), 'w-full')}>
          Teachers: sign in with your school account
        </Link>
      )}
    </Card>
  );
}
