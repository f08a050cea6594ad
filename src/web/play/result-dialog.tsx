import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useOpeningCue } from '#games/kit/screen/sound.ts';
import { ReadAloud } from '#games/kit/screen/read-aloud.tsx';
import type { GameCard } from '#games/kit/rules/game.ts';
import type { User } from '#shared/contract/auth.ts';
import type { CallOf } from '#shared/contract/endpoint.ts';
import { COMMENT_MAX } from '#shared/contract/play.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import { isEarlyReader, yearOrFirst } from '#shared/years.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea } from '#ui/field.tsx';
import { StarRating } from '#ui/stars.tsx';
import { showToast } from '#ui/toast.tsx';
import { useFindUser, useForgetUser } from '../data/user.ts';
import { call } from '../data/api.ts';
import { forgetLeftRound } from '../data/left-rounds.ts';
import { toasts } from '../data/toasts.ts';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { moodAfter } from './mood.ts';
import { Confetti } from './confetti.tsx';
import { GrownPlants, grownInWords } from './grown.tsx';
import { Parts } from './parts.tsx';
import { ScoreBadge } from './score-badge.tsx';
import { rateLater } from '../sync/sender.ts';
import { useSentGame, type Progress } from '../sync/use-sent-game.ts';
import { useEnoughToday } from './played-today.ts';
import { playIdOf, type FinishedRound } from './play-state.ts';

/** What each number of stars means, from none to five (spec S2 Game-completion dialog). */
const STAR_LABELS = [
  'Tap a star to rate',
  'Not great',
  'Could be better',
  'Pretty good',
  'Really good!',
  'Absolutely loved it!',
] as const;

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

/** Beside the comment (D10). */
const WHO_READS =
  'A grown-up can read this, but maybe not today. If you’re worried, tell a grown-up you trust, or ring Childline on 0800 1111.';
const SAY_MORE = 'Say more';
/** Asked once: a second press sends the comment as it is. */
const PLEASE_CHANGE =
  'Please leave out phone numbers, addresses, links and rude words. You can change it now, or press the button again.';

interface ResultDialogProps {
  card: GameCard;
  user: User;
  finished: FinishedRound;
  onClose: () => void;
  onPlayAgain: () => void;
}

interface Written {
  /** Stars, 0 for none. */
  rating: number;
  comment: string;
}

/** Score, feedback and rating; records the game as soon as it opens. */
export function ResultDialog(props: ResultDialogProps) {
  const { card, user, finished } = props;
  const { score, maxScore, feedback } = finished.result;
  const { saving, grown } = useSentGame(user.id, recordOf(card, finished));
  // Not before the game is queued: the round must be kept in one place at least.
  useEffect(() => forgetLeftRound(user.id, card.id), [user.id, card.id]);
  const isEnough = useEnoughToday(user.id);
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const { onClose, onPlayAgain } = useLeaving(props, saving);
  const { isPending, isAsked, sendThen } = useFeedbackThen(props, { rating, comment });
  const closeLabel = rating === 0 ? 'Back to Games' : 'Submit & Close';
  const outcomeId = useId();
  const mood = moodAfter(finished.result);
  useOpeningCue(mood === 'cheering' ? 'win' : 'comfort');
  return (
    <Dialog
      open
      onClose={onClose}
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
          <Button look="quiet" disabled={isPending} onClick={() => void sendThen(onClose)}>
            {isPending ? 'Submitting...' : closeLabel}
          </Button>
          <Button disabled={isPending} onClick={() => void sendThen(onPlayAgain)}>
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

interface RatingProps {
  written: Written;
  onRate: (rating: number) => void;
  onWrite: (comment: string) => void;
  /** Children who hardly write yet get a button instead of the box. */
  isYoung: boolean;
  isPending: boolean;
  /** Whether the pupil was asked to leave something out. */
  isAsked: boolean;
}

/** Five stars beside a one-line comment box, which grows once a star is chosen. */
function Rating({ written, onRate, onWrite, isYoung, isPending, isAsked }: RatingProps) {
  const { rating, comment } = written;
  const [isWriting, setWriting] = useState(false);
  const isGrown = isWriting || (rating > 0 && !isYoung);
  return (
    <div className="w-full rounded-2xl bg-paper p-3">
      <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-left">
        <StarRating
          value={rating}
          onChange={onRate}
          label="Rate this game"
          meanings={STAR_LABELS.slice(1)}
          disabled={isPending}
        />
        {isYoung && !isWriting ? (
          <Button
            look="quiet"
            disabled={isPending}
            onClick={() => setWriting(true)}
            className="px-3!"
          >
            {SAY_MORE}
          </Button>
        ) : (
          <div className={isGrown ? 'order-1 basis-full' : 'min-w-20 flex-1'}>
            <TextArea
              label="Do you want to tell us more?"
              hint={WHO_READS}
              isLow={!isGrown}
              placeholder={isGrown ? undefined : SAY_MORE}
              value={comment}
              maxLength={COMMENT_MAX}
              disabled={isPending}
              autoFocus={isYoung}
              onFocus={() => setWriting(true)}
              onChange={(event) => onWrite(event.target.value)}
            />
            {isGrown && (
              <ReadAloud
                text={isAsked ? [PLEASE_CHANGE, WHO_READS] : [WHO_READS]}
                what="who can see your comment"
                className="mt-2"
              />
            )}
          </div>
        )}
        <p aria-live="polite" className="basis-full text-center leading-tight font-bold">
          {STAR_LABELS[rating]}
        </p>
        {isAsked && (
          <p
            ref={takeFocus}
            tabIndex={-1}
            className="rounded-2xl bg-sun-soft px-4 py-2 leading-snug outline-none"
          >
            {PLEASE_CHANGE}
          </p>
        )}
      </div>
    </div>
  );
}

/** Asks nothing if the checking code cannot be loaded: the server masks contact data in any case. */
async function isBetterChanged(comment: string): Promise<boolean> {
  if (comment === '') return false;
  try {
    return (await import('./ask-kindly.ts')).isBetterChanged(comment);
  } catch {
    return false;
  }
}

/** On a small screen it may be out of sight, and a screen reader reads it. */
function takeFocus(node: HTMLElement | null): void {
  node?.focus();
}

/** The round as sent to the server. */
function recordOf({ id: gameId }: GameCard, finished: FinishedRound) {
  const { result, duration, playedAt, proof } = finished;
  const { score, maxScore } = result;
  const game = { gameId, score, maxScore, duration, playedAt, playId: playIdOf(finished) };
  return proof ? { ...game, proof } : game;
}

/** The exits; if the session has ended, they lead to the log-in or to the user who is signed in now. */
function useLeaving({ onClose, onPlayAgain }: ResultDialogProps, saving: Progress) {
  const forgetUser = useForgetUser();
  const findUser = useFindUser();
  if (saving === 'signedOut') return { onClose: forgetUser, onPlayAgain: forgetUser };
  if (saving === 'somebodyElse') {
    const makeWay = () => {
      onClose();
      void findUser();
    };
    return { onClose: makeWay, onPlayAgain: makeWay };
  }
  return { onClose, onPlayAgain };
}

/**
 * Sends the rating if a star is chosen, then continues. First asks, once, to leave personal details out of the comment. A rating
 * that is offline or rate-limited is queued like a game; any other failure shows a toast and keeps the comment.
 */
function useFeedbackThen({ user, card, finished }: ResultDialogProps, written: Written) {
  // Not repeated as other calls are: the device's queue does that, and the child goes on.
  const { mutateAsync } = useMutation({
    mutationFn: (body: CallOf<typeof pupilContract.giveFeedback>['body']) =>
      call(pupilContract.giveFeedback, { body }),
  });
  const [isAsked, setAsked] = useState(false);
  const { run: sendThen, running } = useOneAtATime(async (goOn: () => void) => {
    if (written.rating === 0) return goOn();
    const playId = playIdOf(finished);
    const comment = written.comment.trim();
    if (!isAsked && (await isBetterChanged(comment))) return setAsked(true);
    const feedback = { gameId: card.id, rating: written.rating, comment, playId };
    try {
      await mutateAsync({ ...feedback, userId: user.id });
      showToast(toasts.feedbackGiven);
    } catch (error) {
      if (!rateLater(user.id, feedback, error)) return showToast(toasts.feedbackFailed);
      showToast(toasts.feedbackKept);
    }
    goOn();
  });
  return { isPending: running !== null, isAsked, sendThen };
}
