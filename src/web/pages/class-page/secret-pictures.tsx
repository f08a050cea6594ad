import { clsx } from 'clsx';
import { ArrowLeft, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ReadAloud } from '#games/kit/screen/read-aloud.tsx';
import { useTextBeingRead } from '#games/kit/screen/speech.ts';
import { signIn, type SignInPage } from '#shared/contract/sign-in.ts';
import { pictureName, SEQUENCE_LENGTH, type SignInPicture } from '#shared/sign-in-pictures.ts';
import { Button } from '#ui/button.tsx';
import { LiveMessage } from '#ui/live-message.tsx';
import { showToast } from '#ui/toast.tsx';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { call } from '../../data/api.ts';
import { rememberClassCode } from '../../data/class-page.ts';
import { useSignInBy } from '../../data/user.ts';
import { ApiError } from '../../data/request.ts';
import { HOME } from '../../data/paths.ts';
import { toasts } from '../../data/toasts.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { useSecondsLeft, waitText } from './wait.ts';

interface SecretPicturesProps {
  code: string;
  choices: readonly SignInPicture[];
  pupil: SignInPage['pupils'][number];
  onBack: () => void;
  /** The class page was closed in the meantime, or cannot be reached. */
  onTrouble: (error: Error) => void;
}

const TAP = 'Tap your three secret pictures.';
const WRONG = 'Not quite! Try again, or ask your teacher.';

export function SecretPictures({ code, choices, pupil, onBack, onTrouble }: SecretPicturesProps) {
  const [chosen, setChosen] = useState<readonly SignInPicture[]>([]);
  const [wrong, setWrong] = useState(0);
  const wait = useSecondsLeft();
  const heading = useFocusOnArrival(pupil.ref);
  const greeting = `Hello, ${pupil.firstName}!`;
  const send = useSend({ code, pupil, onTrouble, onWrong: () => setWrong(wrong + 1), wait });
  const isBusy = send.running !== null || wait.seconds > 0;

  function tap(picture: SignInPicture) {
    if (isBusy || chosen.includes(picture)) return;
    const now = [...chosen, picture];
    setChosen(now);
    if (now.length === SEQUENCE_LENGTH) void send.run(now).then(() => setChosen([]));
  }

  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-3 p-4 sm:gap-5 sm:p-8">
      <header className="flex items-center gap-3">
        <span aria-hidden className="text-6xl leading-none">
          {pupil.avatar}
        </span>
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-2xl leading-tight font-bold wrap-anywhere outline-none sm:text-4xl"
          >
            {greeting}
          </h1>
          <p className="flex items-center text-xl">
            {TAP}
            <ReadAloud text={[greeting, TAP, ...choices.map(pictureName)]} what="the pictures" />
          </p>
        </div>
      </header>
      <Steps done={chosen.length} />
      <LiveMessage>
        {chosen.length > 0 ? `${chosen.length} of ${SEQUENCE_LENGTH} pictures chosen.` : ''}
      </LiveMessage>
      <Outcome key={wrong} isWrong={wrong > 0 && chosen.length === 0} seconds={wait.seconds} />
      <div
        role="group"
        aria-label="Pictures"
        className="grid grid-cols-3 gap-2 min-[40rem]:grid-cols-4 sm:gap-3"
      >
        {choices.map((picture) => (
          <PictureButton
            key={picture}
            picture={picture}
            isChosen={chosen.includes(picture)}
            isOff={isBusy}
            onTap={() => tap(picture)}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2 *:grow *:px-2! max-[22.49rem]:*:text-base!">
        <Button look="quiet" onClick={onBack}>
          <ArrowLeft aria-hidden />
          I’m not {pupil.firstName}
        </Button>
        <Button look="quiet" onClick={() => setChosen([])}>
          <RotateCcw aria-hidden />
          Start again
        </Button>
      </div>
    </div>
  );
}

interface SendProps extends Pick<SecretPicturesProps, 'code' | 'pupil' | 'onTrouble'> {
  onWrong: () => void;
  wait: ReturnType<typeof useSecondsLeft>;
}

/**
 * Sends a sequence and opens the home page if it is right. Not a mutation, because its 401 must not end the session of
 * a user who is still signed in.
 */
function useSend({ code, pupil, onTrouble, onWrong, wait }: SendProps) {
  const signInBy = useSignInBy();
  const [, navigate] = useLocation();
  return useOneAtATime(async (sequence: readonly SignInPicture[]) => {
    try {
      const body = { code, ref: pupil.ref, pictures: [...sequence] };
      const user = await signInBy(() => call(signIn.signInByPictures, { body }));
      rememberClassCode(code);
      showToast(toasts.loggedIn(user));
      navigate(HOME, { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) onWrong();
      else if (error.status === 429 && error.retryAfter !== null) wait.start(error.retryAfter);
      else onTrouble(error);
    }
  });
}

/** How many are chosen, and not which: others may be looking. */
function Steps({ done }: { done: number }) {
  return (
    <div aria-hidden className="flex gap-2">
      {Array.from({ length: SEQUENCE_LENGTH }, (_, nth) => (
        <span
          key={nth}
          className={clsx(
            'size-8 rounded-full border-4',
            nth < done ? 'border-sea bg-sea' : 'border-edge bg-paper',
          )}
        />
      ))}
    </div>
  );
}

function Outcome({ isWrong, seconds }: { isWrong: boolean; seconds: number }) {
  let text = isWrong ? WRONG : '';
  if (seconds > 0) text = waitText(seconds);
  return (
    <p
      role="alert"
      className={clsx(
        'rounded-2xl font-bold sm:min-h-12',
        text !== '' && 'animate-wobble bg-sun-soft px-4 py-2',
      )}
    >
      {text}
    </p>
  );
}

interface PictureButtonProps {
  picture: SignInPicture;
  isChosen: boolean;
  isOff: boolean;
  onTap: () => void;
}

function PictureButton({ picture, isChosen, isOff, onTap }: PictureButtonProps) {
  const name = pictureName(picture);
  const isBeingRead = useTextBeingRead() === name;
  return (
    <button
      type="button"
      aria-disabled={isOff ? true : undefined}
      aria-pressed={isChosen}
      onClick={onTap}
      className={clsx(
        'flex min-h-24 flex-col items-center justify-center rounded-3xl border-4 px-1 py-2 shadow-card transition-transform active:[scale:0.95] aria-disabled:opacity-60',
        isChosen || isBeingRead ? 'border-sea bg-sun-soft' : 'border-transparent bg-paper',
      )}
    >
      <span aria-hidden className="text-4xl leading-tight sm:text-5xl">
        {picture}
      </span>
      <span className="text-lg leading-tight font-bold">{name}</span>
    </button>
  );
}
