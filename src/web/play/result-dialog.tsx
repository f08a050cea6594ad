import { useEffect, useId, useState } from 'react';
import { useOpeningCue } from '#games/kit/screen/sound.ts';
import { ReadAloud } from '#games/kit/screen/read-aloud.tsx';
import type { GameCard } from '#games/kit/rules/game.ts';
import type { User } from '#shared/contract/auth.ts';
import { isEarlyReader, yearOrFirst } from '#shared/years.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { forgetLeftRound } from '../data/left-rounds.ts';
import { moodAfter } from './mood.ts';
import { Confetti } from './confetti.tsx';
import { GrownPlants, grownInWords } from './grown.tsx';
import { Parts } from './parts.tsx';
import { Rating, useFeedbackThen } from './rating.tsx';
import { ScoreBadge } from './score-badge.tsx';
import { useSentGame, type Progress } from '../sync/use-sent-game.ts';
import { useEnoughToday } from './played-today.ts';
import { useExit } from './use-exit.ts';
import { playIdOf, type FinishedRound } from './play-state.ts';

const SAVING_TEXT: Record<Progress, string> = {
  saving: 'Saving your game…',
  saved: 'Your game is saved.',
  waiting: 'Saved on this device, waiting to be sent.',
  waitingHere: 'Waiting to be sent. Please keep this page open.',
  signedOut: 'Saved on this device. Please log in again to send it.',
  somebodyElse: 'Saved on this device for you. Somebody else is logged in here now.',
  refused: 'Sorry, this game couldn’t be saved.',
};

/** After half an hour of play (D9); nothing is locked. */
const ENOUGH =
  'You’ve played for half an hour today. That’s enough for now: what you learn grows while you rest.';

interface ResultDialogProps {
  card: GameCard;
  user: User;
  finished: FinishedRound;
  onClose: () => void;
  onPlayAgain: () => void;
}

/** Score, feedback and rating; records the game as soon as it opens. */
export function ResultDialog(props: ResultDialogProps) {
  const { card, user, finished, onClose, onPlayAgain } = props;
  const { score, maxScore, feedback } = finished.result;
  const { saving, grown } = useSentGame(user.id, recordOf(card, finished));
  // Not before the game is queued: the round must be kept in one place at least.
  useEffect(() => forgetLeftRound(user.id, card.id), [user.id, card.id]);
  const isEnough = useEnoughToday(user.id);
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const exit = useExit(saving, onClose);
  const { isPending, isAsked, sendThen } = useFeedbackThen(props, { rating, comment });
  const closeLabel = rating === 0 ? 'Back to Games' : 'Submit & Close';
  const outcomeId = useId();
  const mood = moodAfter(finished.result);
  useOpeningCue(mood === 'cheering' ? 'win' : 'comfort');
  return (
    <Dialog
      open
      onClose={() => exit()}
      size="broad"
      title="Well done!"
      describedBy={outcomeId}
      tools={
        <ReadAloud
          text={[
            card.title,
            `${score} out of ${maxScore}`,
            feedback,
            ...(isEnough ? [ENOUGH] : []),
            ...grownInWords(grown),
          ]}
          what="the result"
        />
      }
      actions={
        <>
          <Button look="quiet" disabled={isPending} onClick={() => void sendThen(exit)}>
            {isPending ? 'Submitting...' : closeLabel}
          </Button>
          <Button disabled={isPending} onClick={() => void sendThen(() => exit(onPlayAgain))}>
            Play Again
          </Button>
        </>
      }
    >
      {score === maxScore && <Confetti />}
      <div className="flex flex-col justify-between gap-3 text-center in-room roomy:min-h-[62dvh] wide:my-auto wide:grid wide:grid-cols-2 wide:gap-8 tall:gap-4">
        <div className="flex flex-col items-center justify-between gap-3 tall:gap-4">
          <div id={outcomeId} className="flex flex-col items-center gap-3 tall:gap-4">
            <p className="text-xl font-bold">
              <span aria-hidden>{card.emoji}</span> <span>{card.title}</span>
            </p>
            <ScoreBadge score={score} maxScore={maxScore} />
            <p className="text-xl leading-snug">{feedback}</p>
            {isEnough && (
              <p className="rounded-2xl bg-leaf-soft px-4 py-2 leading-snug">{ENOUGH}</p>
            )}
          </div>
          <Parts reviewed={finished.result.reviewed} />
        </div>
        <div className="flex flex-col items-center justify-center gap-3 tall:gap-4">
          <div role="status" className="flex w-full flex-col items-center gap-3">
            {grown.length > 0 && <GrownPlants plants={grown} />}
            <p className="text-base text-ink-soft">{SAVING_TEXT[saving]}</p>
          </div>
          <Rating
            written={{ rating, comment }}
            onRate={setRating}
            onWrite={setComment}
            isYoung={isEarlyReader(yearOrFirst(user.yearGroup))}
            isPending={isPending}
            isAsked={isAsked}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** The round as sent to the server. */
function recordOf({ id: gameId }: GameCard, finished: FinishedRound) {
  const { result, duration, playedAt, proof } = finished;
  const { score, maxScore } = result;
  const game = { gameId, score, maxScore, duration, playedAt, playId: playIdOf(finished) };
  return proof ? { ...game, proof } : game;
}
