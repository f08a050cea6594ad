import { Link } from 'wouter';
import { Button, buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ApiError } from '../../data/request.ts';
import { CLASS_PAGES } from '../../data/paths.ts';
import { forgetClassCode } from '../../data/class-page.ts';
import { AUTH } from '../../data/paths.ts';
import { Mascot } from '../../shell/mascot.tsx';
import { TIPS } from '../../shell/tips.ts';
import { signInTrouble, Trouble } from '../../shell/trouble.tsx';

const CLOSED = {
  title: 'This class page is closed',
  text: 'Ask your teacher to open it, and check that the code is right.',
};
const TOO_MANY = {
  title: 'Too many codes were tried here',
  text: 'Ask your teacher to show the square code, and scan it. Or wait a few minutes and try again.',
};

function explain(error: Error): { title: string; text: string } | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 404) return CLOSED;
  return error.status === 429 ? TOO_MANY : null;
}

/** Why the class page cannot be shown: closed or a wrong code, too many codes, or trouble with the server. */
export function ClassTrouble({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const known = explain(error);
  if (!known) return <Trouble {...signInTrouble(error)} onRetry={onRetry} error={error} />;
  return (
    <div className="mx-auto flex min-h-[80dvh] max-w-xl flex-col justify-center gap-6 p-4 max-sm:[&_.owl]:size-18">
      <Mascot {...TIPS.classClosed} spoken={[known.title, known.text]} />
      <Card role="alert" className="flex flex-col gap-4">
        <h1 tabIndex={-1} className="text-2xl font-bold outline-none">
          {known.title}
        </h1>
        <p>{known.text}</p>
        <Button size="big" onClick={onRetry}>
          Try again
        </Button>
        <Link href={CLASS_PAGES} onClick={forgetClassCode} className={buttonClasses('quiet')}>
          Type another code
        </Link>
        <Link href={AUTH} onClick={forgetClassCode} className={buttonClasses('plain')}>
          I have a username and a password
        </Link>
      </Card>
    </div>
  );
}
