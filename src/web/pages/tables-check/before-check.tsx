import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usePlaySettings } from '#games/kit/screen/play-settings.tsx';
import { ReadAloud } from '#games/kit/screen/read-aloud.tsx';
import { TablesCheckPicture } from '#games/tables-check/picture.tsx';
import { PRACTICE_QUESTIONS, QUESTIONS, REST_MS, secondsFor } from '#games/tables-check/rules.ts';
import type { User } from '#shared/contract/auth.ts';
import type { TablesCheckKind } from '#shared/tables-check.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { isOffline } from '../../data/request.ts';
import { useConnection } from '../../data/connection.ts';
import { HOME } from '../../data/paths.ts';
import { takesTablesCheck, useOpenTablesChecks } from '../../data/own-reads.ts';
import { nextCheck, countQueuedAsDone } from '../../play/next-check.ts';
import { Waiting } from '../../shell/mascot.tsx';
import { Owl } from '../../shell/owl.tsx';
import { AWAY, FAILED } from './texts.ts';

interface BeforeCheckProps {
  user: User;
  onBegin: (checkId: number) => void;
}

/** What will happen, and the button that begins it; or why there is nothing to begin. */
export function BeforeCheck({ user, onBegin }: BeforeCheckProps) {
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-4 p-4 sm:gap-6 sm:p-8">
      <h1 tabIndex={-1} className="text-3xl font-bold outline-none">
        Tables check
      </h1>
      <Open user={user} onBegin={onBegin} />
    </div>
  );
}

function Open({ user, onBegin }: BeforeCheckProps) {
  const { data, error, isFetching, refetch } = useOpenTablesChecks(user);
  if (!data && takesTablesCheck(user)) {
    if (!error) return <Waiting />;
    return (
      <Message mood="comforting" sentence={isOffline(error) ? AWAY : FAILED} isAlert>
        <Button disabled={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </Message>
    );
  }
  const checks = countQueuedAsDone(user.id, data?.rows ?? []);
  const next = nextCheck(checks);
  if (next) return <Explained kind={next.kind} onBegin={() => onBegin(next.id)} />;
  const isDone = checks.length > 0;
  return (
    <Message
      mood={isDone ? 'cheering' : 'hello'}
      sentence={
        isDone
          ? 'Well done! You’ve done the tables check.'
          : 'Your teacher hasn’t opened a tables check.'
      }
    >
      <Link href={HOME} className={buttonClasses()}>
        Back to Games
      </Link>
    </Message>
  );
}

interface MessageProps {
  mood: 'hello' | 'cheering' | 'comforting';
  sentence: string;
  /** Whether it is a failure. */
  isAlert?: boolean;
  children: ReactNode;
}

function Message({ mood, sentence, isAlert = false, children }: MessageProps) {
  return (
    <div className="flex flex-col items-center gap-5 rounded-3xl bg-paper p-6 text-center shadow-card">
      <span aria-hidden>
        <Owl mood={mood} size={120} />
      </span>
      <p role={isAlert ? 'alert' : 'status'} className="text-xl">
        {sentence}
      </p>
      {children}
    </div>
  );
}

const OFTEN: Record<TablesCheckKind, string> = {
  sitting: 'You get one go. Just do your best.',
  practice: 'This is practice: have a go as often as you like.',
};

function Explained({ kind, onBegin }: { kind: TablesCheckKind; onBegin: () => void }) {
  const seconds = secondsFor(usePlaySettings().countdown);
  const isServerAway = useConnection() !== 'reached';
  const lines = [
    `${PRACTICE_QUESTIONS} practice questions, then the real ${QUESTIONS}.`,
    seconds === null
      ? `Take your time. ${REST_MS / 1000} seconds of rest between questions.`
      : `${seconds} seconds for each question, then ${REST_MS / 1000} seconds of rest.`,
    OFTEN[kind],
  ];
  return (
    <section
      aria-label="What will happen"
      className="flex flex-col overflow-hidden rounded-3xl bg-paper shadow-card"
    >
      <TablesCheckPicture className="h-40 w-full sm:h-56 flat:hidden" />
      <div className="flex flex-col items-center gap-5 p-5 text-center sm:p-8 flat:flex-row flat:flex-wrap flat:items-start">
        <div className="flex flex-col gap-2 text-xl leading-snug flat:flex-1">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div className="flex items-center gap-2">
          <Button size="big" className="min-w-48 text-2xl! sm:min-h-18" onClick={onBegin}>
            Start
          </Button>
          <ReadAloud text={lines} what="what will happen" />
        </div>
        {isServerAway && <p role="status">{AWAY}</p>}
      </div>
    </section>
  );
}
