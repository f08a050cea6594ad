import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { TABLES_CHECK } from '#games/ids.ts';
import type { GameResult, GameScreenProps } from '#games/kit/rules/game.ts';
import { usePreparedSounds } from '#games/kit/screen/sound.ts';
import { loadTablesCheck } from '#games/browser.ts';
import { tablesCheck } from '#games/tables-check/card.ts';
import type { User } from '#shared/contract/auth.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import type { SignedDeal } from '#shared/contract/rounds.ts';
import type { Timed } from '#shared/moves.ts';
import { TABLES_CHECK_YEAR } from '#shared/tables-check.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useHoldNews } from '#ui/toast.tsx';
import { call } from '../../data/api.ts';
import { ApiError, isOffline } from '../../data/request.ts';
import { serverNow } from '../../data/clock.ts';
import { QUESTIONS } from '../../data/query-client.ts';
import { useHeldPage } from '../../data/use-held-page.ts';
import { NotDealt } from '../../play/not-dealt.tsx';
import { newRound, durationOf, type Round } from '../../play/play-state.ts';
import { ErrorBoundary } from '../../shell/error-boundary.tsx';
import { lazyPage } from '../../shell/lazy-page.ts';
import { Waiting } from '../../shell/mascot.tsx';
import type { SentGame } from '../../sync/queue.ts';
import { AWAY, FAILED } from './texts.ts';

export interface FinishedCheck {
  result: GameResult;
  /** The result as it is queued. */
  sent: SentGame;
}

interface CheckProps {
  user: User;
  checkId: number;
  onFinish: (check: FinishedCheck) => void;
}

/** One check, from dealing it to its last answer. Closing it part-way asks first, while the clock continues. */
export function CheckDialog({ onClose, ...check }: CheckProps & { onClose: () => void }) {
  usePreparedSounds();
  useHoldNews();
  const [round] = useState(() => newRound(performance.now()));
  const [isAsking, setAsking] = useState(false);
  const dealt = useDealtCheck(check.checkId, round);
  const [screen] = useState(() => lazyPage(loadTablesCheck));
  // The screen's code is loaded while the check is dealt.
  useEffect(() => void screen.preload(), [screen]);
  const isUnderWay = dealt.data !== undefined;
  useHeldPage(isUnderWay);
  return (
    <Dialog
      open
      onClose={() => (isUnderWay ? setAsking(true) : onClose())}
      size="wide"
      title={tablesCheck.title}
      closeLabel="Close the check"
    >
      <ErrorBoundary>
        {dealt.data ? (
          <StartedCheck {...check} round={round} signed={dealt.data} Screen={screen.Page} />
        ) : (
          <Opening
            error={dealt.error}
            isFetching={dealt.isFetching}
            onRetry={() => void dealt.refetch()}
            onClose={onClose}
          />
        )}
      </ErrorBoundary>
      {isAsking && <AskToStop onStay={() => setAsking(false)} onStop={onClose} />}
    </Dialog>
  );
}

function useDealtCheck(checkId: number, { playId }: Round) {
  return useQuery({
    queryKey: [QUESTIONS, TABLES_CHECK, playId],
    queryFn: async (): Promise<SignedDeal> => {
      const body = { gameId: TABLES_CHECK, count: 1, checkId };
      const [signed] = await call(pupilContract.dealRounds, { body });
      if (!signed) throw new RangeError('No check was dealt');
      return signed;
    },
    gcTime: 0,
  });
}

interface OpeningProps {
  error: Error | null;
  isFetching: boolean;
  onRetry: () => void;
  onClose: () => void;
}

function Opening({ error, isFetching, onRetry, onClose }: OpeningProps) {
  if (!error) return <Waiting label="Opening the check…" />;
  const over = overText(error);
  return (
    <NotDealt sentence={over ?? (isOffline(error) ? AWAY : FAILED)}>
      {over === null ? (
        <Button disabled={isFetching} onClick={onRetry}>
          Try again
        </Button>
      ) : (
        <Button onClick={onClose}>Back</Button>
      )}
    </NotDealt>
  );
}

/** Why this check cannot be taken any more; null where trying again may help. */
function overText(error: Error): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 404) return 'This check isn’t open for you. Please ask your teacher.';
  return error.status === 409 ? error.sentence : null;
}

interface StartedProps extends CheckProps {
  round: Round;
  signed: SignedDeal;
  Screen: ComponentType<GameScreenProps>;
}

function StartedCheck({ user, round, signed, Screen, onFinish }: StartedProps) {
  const finish = (result: GameResult, moves: readonly Timed[]) =>
    onFinish({ result, sent: sentOf({ user, round, signed }, result, moves) });
  return (
    <Suspense fallback={<Waiting label="Opening the check…" />}>
      <Screen
        year={TABLES_CHECK_YEAR}
        start={signed.deal.start}
        seed={signed.deal.seed}
        onDrawn={() => {}}
        // What is proved is a check at the pace that it was dealt for.
        pace={{ countdownFactor: signed.deal.pace }}
        onFinish={finish}
      />
    </Suspense>
  );
}

function sentOf(
  { user, round, signed }: Pick<StartedProps, 'user' | 'round' | 'signed'>,
  { score, maxScore }: GameResult,
  moves: readonly Timed[],
): SentGame {
  return {
    gameId: TABLES_CHECK,
    score,
    maxScore,
    duration: durationOf(round, performance.now()),
    playedAt: serverNow().toISOString(),
    playId: signed.deal.id,
    userId: user.id,
    proof: {
      ...signed,
      moves: moves.map((move) => ({ ...move })),
    },
  };
}

function AskToStop({ onStay, onStop }: { onStay: () => void; onStop: () => void }) {
  return (
    <Dialog
      open
      onClose={onStay}
      title="Stop the check?"
      description="Then it doesn’t count. You can start again later, with different questions."
      actions={
        <>
          <Button look="quiet" onClick={onStop}>
            Stop
          </Button>
          <Button onClick={onStay}>Continue</Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
