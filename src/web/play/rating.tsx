import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { GameCard } from '#games/kit/rules/game.ts';
import { ReadAloud } from '#games/kit/screen/read-aloud.tsx';
import type { User } from '#shared/contract/auth.ts';
import type { CallOf } from '#shared/contract/endpoint.ts';
import { COMMENT_MAX } from '#shared/contract/play.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { StarRating } from '#ui/stars.tsx';
import { takeFocus } from '#ui/take-focus.ts';
import { showToast } from '#ui/toast.tsx';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { call } from '../data/api.ts';
import { toasts } from '../data/toasts.ts';
import { rateLater } from '../sync/sender.ts';
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

/** Beside the comment (D10). */
const WHO_READS =
  'A grown-up can read this, but maybe not today. If you’re worried, tell a grown-up you trust, or ring Childline on 0800 1111.';
const SAY_MORE = 'Say more';
/** Asked once: a second press sends the comment as it is. */
const PLEASE_CHANGE =
  'Please leave out phone numbers, addresses, links and rude words. You can change it now, or press the button again.';

interface Written {
  /** Stars, 0 for none. */
  rating: number;
  comment: string;
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
export function Rating({ written, onRate, onWrite, isYoung, isPending, isAsked }: RatingProps) {
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
            // On a small screen it may be out of sight, and a screen reader reads it.
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

interface Rated {
  card: GameCard;
  user: User;
  finished: FinishedRound;
}

/**
 * Sends the rating if a star is chosen, then continues. First asks, once, to leave personal details out of the comment. A rating
 * without a network or a session, or that is rate-limited, is queued like a game; any other failure shows a toast and keeps the
 * comment.
 */
export function useFeedbackThen({ user, card, finished }: Rated, written: Written) {
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
