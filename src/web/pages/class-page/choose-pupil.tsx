import { clsx } from 'clsx';
import { Link } from 'wouter';
import { ReadAloud } from '#games/kit/screen/read-aloud.tsx';
import { useTextBeingRead } from '#games/kit/screen/speech.ts';
import type { SignInPage } from '#shared/contract/sign-in.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CLASS_PAGES, AUTH, HOME } from '../../data/paths.ts';
import { forgetClassCode } from '../../data/class-page.ts';
import { useUser } from '../../data/user.ts';
import { nameOf } from '../../data/user-name.ts';
import { VoiceNote } from '../../shell/device-voice/voice-note.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

interface ChoosePupilProps {
  page: SignInPage;
  onChoose: (pupil: SignInPage['pupils'][number]) => void;
  onRetry: () => void;
}

const WHO = 'Who are you? Tap your picture.';

export function ChoosePupil({ page, onChoose, onRetry }: ChoosePupilProps) {
  const beingRead = useTextBeingRead();
  const heading = useFocusOnArrival('choose-pupil');
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-4 p-4 sm:gap-6 sm:p-8">
      <AlreadyHere />
      <header>
        <p className="text-lg font-bold text-ink-soft">{page.className}</p>
        <div className="flex items-center gap-2">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-2xl leading-tight font-bold outline-none sm:text-4xl"
          >
            {WHO}
          </h1>
          <ReadAloud
            text={[WHO, ...page.pupils.map(({ firstName }) => firstName)]}
            what="the names"
          />
        </div>
      </header>
      {page.pupils.length === 0 && <NobodyYet onRetry={onRetry} />}
      <ul className="grid grid-cols-2 gap-3 min-[30rem]:grid-cols-3 sm:gap-4 md:grid-cols-4 lg:grid-cols-6">
        {page.pupils.map((pupil) => (
          <li key={pupil.ref}>
            <button
              type="button"
              onClick={() => onChoose(pupil)}
              className={clsx(
                'flex h-full min-h-32 w-full flex-col items-center justify-center gap-1 rounded-3xl border-4 px-2 py-3 shadow-card transition-transform active:[scale:0.95]',
                beingRead === pupil.firstName
                  ? 'border-sea bg-sun-soft'
                  : 'border-transparent bg-paper hover:border-edge',
              )}
            >
              <span aria-hidden className="text-5xl leading-tight">
                {pupil.avatar}
              </span>
              <span className="text-xl leading-tight font-bold wrap-anywhere">
                {pupil.firstName}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap justify-center gap-2">
        <Link href={CLASS_PAGES} onClick={forgetClassCode} className={buttonClasses('plain')}>
          This isn’t my class
        </Link>
        <Link href={AUTH} onClick={forgetClassCode} className={buttonClasses('plain')}>
          I have a username and a password
        </Link>
      </p>
      <VoiceNote />
    </div>
  );
}

/** Somebody has not logged out: signing in here ends that session. */
function AlreadyHere() {
  const { data: user } = useUser();
  if (!user) return null;
  const name = nameOf(user);
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <p>
        <strong>{name}</strong> is still signed in here. If that isn’t you, tap your own picture.
      </p>
      <Link href={HOME} className={buttonClasses('quiet')}>
        {`Continue as ${name}`}
      </Link>
    </Card>
  );
}

function NobodyYet({ onRetry }: { onRetry: () => void }) {
  return (
    <Card role="status" className="flex flex-col items-start gap-4">
      <p>Nobody in this class has secret pictures yet. Please ask your teacher to make them.</p>
      <Button onClick={onRetry}>Look again</Button>
    </Card>
  );
}
