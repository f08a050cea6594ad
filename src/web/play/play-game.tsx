import { useEffect, useReducer } from 'react';
import { findPlayed } from '#games/cards.ts';
import type { GameId } from '#games/ids.ts';
import type { GameCard, PlayedResult } from '#games/kit/rules/game.ts';
import { useHush } from '#games/kit/screen/speech.ts';
import { useDelay } from '#games/kit/screen/use-delay.ts';
import type { User } from '#shared/contract/auth.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { serverNow } from '../data/clock.ts';
import { useUser } from '../data/user.ts';
import type { Proof } from '../sync/queue.ts';
import { asDealt, GameDialog } from './game-dialog.tsx';
import { durationOf, newRound, nextPlayState } from './play-state.ts';
import { ResultDialog } from './result-dialog.tsx';
import type { PlayedFor } from './use-dealt-round.ts';

/** Play Again opens the next round after this long (spec S4 Game flow). */
const REOPEN_MS = 50;

/** A game from opening to closing; shows a message for an unknown id. */
export function PlayGame({
  gameId,
  playedFor,
  onClose,
}: {
  gameId: string;
  playedFor?: PlayedFor;
  onClose: () => void;
}) {
  const { data: user } = useUser();
  const card = findPlayed(gameId, playedFor?.purpose);
  if (!card) {
    return (
      <Dialog
        open
        onClose={onClose}
        title="Game not found"
        actions={<Button onClick={onClose}>Back to Games</Button>}
      >
        <p>We don’t have this game. Please choose another one.</p>
      </Dialog>
    );
  }
  return user ? <Play card={card} user={user} playedFor={playedFor} onClose={onClose} /> : null;
}

interface PlayProps {
  card: GameCard<GameId>;
  user: User;
  playedFor: PlayedFor | undefined;
  onClose: () => void;
}

function Play({ card, user, playedFor, onClose }: PlayProps) {
  const { state, move, finish } = usePlay();
  const close = () => move({ type: 'close' });
  useHush(state.step);

  useEffect(() => {
    if (state.step === 'closed') onClose();
  }, [state.step, onClose]);

  switch (state.step) {
    case 'playing':
      return (
        <GameDialog
          key={state.round.playId}
          card={card}
          user={user}
          onClose={close}
          onFinish={finish}
          round={state.round}
          playedFor={playedFor}
        />
      );
    case 'result':
      return (
        <ResultDialog
          card={asDealt(card, state.finished.proof?.deal.purpose)}
          user={user}
          onClose={close}
          finished={state.finished}
          onPlayAgain={() => move({ type: 'playAgain' })}
        />
      );
    case 'reopening':
    case 'closed':
      return null;
  }
}

/** The steps of playing, with their timers and seeds. */
function usePlay() {
  const [state, move] = useReducer(nextPlayState, undefined, () => ({
    step: 'playing' as const,
    round: newRound(performance.now()),
  }));
  useDelay(state.step === 'reopening', REOPEN_MS, () =>
    move({ type: 'reopen', round: newRound(performance.now()) }),
  );
  const finish = (result: PlayedResult, proof: Proof | null) => {
    if (state.step !== 'playing') return;
    const { round } = state;
    const duration = durationOf(round, performance.now());
    const finished = { round, result, duration, playedAt: serverNow().toISOString(), proof };
    move({ type: 'finish', finished });
  };
  return { state, move, finish };
}
