import { Suspense, useState, type ReactNode } from 'react';
import type { GameId } from '#games/ids.ts';
import type { GameCard, GameResult } from '#games/kit/game.ts';
import { PausedContext } from '#games/kit/pause.ts';
import { usePlaySettings } from '#games/kit/play-settings.tsx';
import { seededRandom } from '#games/kit/random.ts';
import { usePreparedSounds } from '#games/kit/sound.ts';
import { QUESTIONS_FAILED } from '#games/kit/with-questions.tsx';
import { SCREENS } from '#games/screens.ts';
import type { User } from '#shared/contract/auth.ts';
import { yearOrFirst } from '#shared/years.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { lazyPage } from '../shell/lazy-page.ts';
import { PlaySettingsButton } from '../shell/play-settings/button.tsx';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import { Owl } from '../shell/owl.tsx';
import { Waiting } from '../shell/mascot.tsx';
import { readRecent, rememberDrawn } from '../data/recent.ts';
import type { Round } from './round.ts';
import { useQuestions } from './use-questions.ts';

interface RoundProps {
  card: GameCard<GameId>;
  user: User;
  round: Round;
  onFinish: (result: GameResult) => void;
}

/** The game's own window: its screen, whatever it is, between a close button and a kind word. */
export function GameDialog({ onClose, ...round }: RoundProps & { onClose: () => void }) {
  const { card } = round;
  usePreparedSounds();
  const [isPaused, setPaused] = useState(false);
  const title = (
    <>
      <span aria-hidden>{card.emoji}</span> <span>{card.title}</span>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={title}
      closeLabel="Close game"
      tools={<PlaySettingsButton isSmall onOpenChange={setPaused} />}
      footer="Good luck! Take your time and read carefully."
    >
      <PausedContext value={isPaused}>
        <ErrorBoundary>
          {card.questions ? <DealtRound {...round} /> : <PlainRound {...round} questions={[]} />}
        </ErrorBoundary>
      </PausedContext>
    </Dialog>
  );
}

/** A round whose questions the server deals; it starts when they have arrived. */
function DealtRound(props: RoundProps) {
  const questions = useQuestions(props.card, props.user, props.round.playId);
  if (questions.isPending) return <Waiting label="Loading the questions…" />;
  if (questions.data && questions.data.length > 0) {
    return <PlainRound {...props} questions={questions.data} />;
  }
  return (
    <QuestionsFailed>
      <Button disabled={questions.isFetching} onClick={() => void questions.refetch()}>
        Try again
      </Button>
    </QuestionsFailed>
  );
}

function QuestionsFailed({ children }: { children: ReactNode }) {
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-5 p-6 text-center">
      <span aria-hidden>
        <Owl mood="comforting" size={104} />
      </span>
      <p role="alert" className="text-xl">
        {QUESTIONS_FAILED}
      </p>
      {children}
    </div>
  );
}

function PlainRound(props: RoundProps & { questions: readonly unknown[] }) {
  const { card, user, round, questions, onFinish } = props;
  const { countdown } = usePlaySettings();
  const [Screen] = useState(() => lazyPage(SCREENS[card.id]).Page);
  const [random] = useState(() => seededRandom(round.seed));
  const [recent] = useState(() => readRecent(user.id, card.id));
  return (
    <Suspense fallback={<Waiting label="Opening the game…" />}>
      <Screen
        year={yearOrFirst(user.yearGroup)}
        random={random}
        recent={recent}
        onDrawn={(ids) => rememberDrawn(user.id, card.id, ids)}
        questions={questions}
        pace={{ countdownFactor: countdown }}
        onFinish={onFinish}
      />
    </Suspense>
  );
}
