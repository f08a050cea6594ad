import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { schoolAccount } from '#shared/contract/school-account.ts';
import { busyButton } from '#ui/busy-button.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast.tsx';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { call } from '../../data/api.ts';
import { ApiError } from '../../data/request.ts';
import { forgetClassCode } from '../../data/class-page.ts';
import { AUTH, CLASSES, HOME } from '../../data/paths.ts';
import { leaveFor } from '../../data/outside/leave.ts';
import { useSignInBy } from '../../data/user.ts';
import { useConfig } from '../../data/own-reads.ts';
import { toasts } from '../../data/toasts.ts';
import { Mascot, Waiting } from '../../shell/mascot.tsx';
import { PageHeading } from '../../shell/page-intro.tsx';
import { TIPS } from '../../shell/tips.ts';
import { signInTrouble } from '../../shell/trouble.tsx';
import { takeSecret, useLinkOpened } from '../../data/secret-in-address.ts';
import { takeReturn } from './take-return.ts';

const NOT_SET_UP = 'Signing in with a school account is not set up here.';

/** An owner or teacher leaves from here to the school's provider, and returns here (D10). */
export default function SchoolAccountPage() {
  const { data: config, isPending } = useConfig();
  const [, navigate] = useLocation();
  const signInBy = useSignInBy();
  const [isArriving, setArriving] = useState(true);
  const [error, setError] = useState<unknown>(null);
  const [invited, setInvited] = useState<string | null>(null);
  const invitation = useRef('');
  const [isAgain] = useState(() => new URLSearchParams(window.location.search).has('again'));
  const query = useRef<string | null>(null);

  async function finish(sent: string) {
    const user = await signInBy(() =>
      call(schoolAccount.finishSchoolSignIn, { body: { query: sent } }),
    );
    forgetClassCode();
    showToast(toasts.loggedIn(user));
    navigate(user.role === 'teacher' ? CLASSES : HOME, { replace: true });
  }
  async function readInvitation() {
    const body = { invitation: invitation.current };
    setInvited((await call(schoolAccount.readSchoolInvitation, { body })).displayName);
    setArriving(false);
  }
  const { run: arrive } = useOneAtATime(async () => {
    setError(null);
    try {
      if (query.current !== null) await finish(query.current);
      else if (invitation.current !== '') await readInvitation();
      else setArriving(false);
    } catch (reason) {
      setError(reason);
    }
  });
  const { run: go, running: isGoing } = useOneAtATime(async () => {
    try {
      const body = {
        ...(invitation.current !== '' && { invitation: invitation.current }),
        ...(isAgain && { again: true as const }),
      };
      const { url } = await call(schoolAccount.beginSchoolSignIn, { body });
      await leaveFor(url);
    } catch (reason) {
      setError(reason);
    }
  });
  useLinkOpened(() => {
    query.current = takeReturn() ?? query.current;
    invitation.current = takeSecret() ?? invitation.current;
    void arrive();
  });

  function again() {
    const { status } = error instanceof ApiError ? error : { status: 0 };
    // What the server has refused, it would refuse again.
    if (status !== 0) query.current = null;
    if (status === 409) {
      invitation.current = '';
      setInvited(null);
    }
    void arrive();
  }

  if (error !== null) return <Refused error={error} onRetry={again} />;
  if (isArriving || isPending) return <Waiting label="Signing you in…" />;
  const isSetUp = config === undefined || config.schoolAccounts === true;
  return (
    <div className="mx-auto flex min-h-[80dvh] max-w-xl flex-col justify-center gap-6 p-4 max-sm:[&_.owl]:size-18">
      <Mascot {...TIPS.schoolAccount} />
      <Card className="flex flex-col gap-5">
        <PageHeading>{invited === null ? 'For teachers' : `Hello, ${invited}!`}</PageHeading>
        <p>{isSetUp ? explain(invited) : NOT_SET_UP}</p>
        {isSetUp && (
          <Button size="big" {...busyButton(isGoing !== null)} onClick={() => void go()}>
            Sign in with your school account
          </Button>
        )}
        <OtherWay />
      </Card>
    </div>
  );
}

function explain(invited: string | null): string {
  return invited === null
    ? 'You go to your school’s own sign-in page, and come back here.'
    : 'You are invited to sign in with your school account. You go to your school’s own sign-in page, and come back here. From then on your school account is all you need.';
}

/** Titles by the status of the answer; its sentence says the rest. */
const TITLES: Readonly<Record<number, string>> = {
  403: 'This account is switched off',
  404: 'You need an invitation',
  409: 'This invitation doesn’t work',
  429: 'Too many tries',
  503: 'Your school’s sign-in doesn’t answer',
};

function Refused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { status, sentence } = error instanceof ApiError ? error : { status: 0, sentence: null };
  const away = signInTrouble(error);
  return (
    <div className="mx-auto flex min-h-[80dvh] max-w-xl flex-col justify-center gap-6 p-4 max-sm:[&_.owl]:size-18">
      <Mascot {...TIPS.trouble} />
      <Card role="alert" className="flex flex-col gap-5">
        <h1 tabIndex={-1} className="text-2xl font-bold outline-none">
          {TITLES[status] ?? (sentence === null ? away.title : 'You are not signed in')}
        </h1>
        <p>{sentence ?? away.text}</p>
        <Button size="big" onClick={onRetry}>
          {status === 0 ? 'Try again' : 'Start again'}
        </Button>
        <OtherWay />
      </Card>
    </div>
  );
}

function OtherWay() {
  return (
    <Link href={AUTH} onClick={forgetClassCode} className={buttonClasses('plain')}>
      I have a username and a password
    </Link>
  );
}
