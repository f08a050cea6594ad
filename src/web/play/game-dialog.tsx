import { clsx } from 'clsx';
import { Suspense, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { findPlayed } from '#games/cards.ts';
import type { GameId } from '#games/ids.ts';
import type { GameCard, PlayedResult, GameScreenProps } from '#games/kit/rules/game.ts';
import type { Timed } from '#shared/moves.ts';
import { LeftRoundContext, type LeftRound } from '#games/kit/screen/left-round.ts';
import { LastMetContext, NOTHING_MET, NowContext } from '#games/kit/screen/last-met.tsx';
import { PausedContext } from '#games/kit/screen/pause.ts';
import { usePlaySettings } from '#games/kit/screen/play-settings.tsx';
import { ReadAloud } from '#games/kit/screen/read-aloud.tsx';
import { RecordingsContext, type FindRecording } from '#games/kit/screen/recordings.ts';
import { usePreparedSounds } from '#games/kit/screen/sound.ts';
import { QUESTIONS_FAILED } from '#games/kit/screen/with-start.tsx';
import { IN_BROWSER } from '#games/browser.ts';
import type { User } from '#shared/contract/auth.ts';
import type { RoundPurpose } from '#shared/contract/rounds.ts';
import { isEarlyReader, yearOrFirst } from '#shared/years.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useHoldNews } from '#ui/toast.tsx';
import { lazyPage } from '../shell/lazy-page.ts';
import { PlaySettingsButton } from '../shell/play-settings/button.tsx';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import { Waiting } from '../shell/mascot.tsx';
import { serverNow } from '../data/clock.ts';
import { isHeld } from '../data/open-page.ts';
import { keepRound } from '../data/left-rounds.ts';
import { cacheDrawn } from '../data/recently-drawn.ts';
import { findRecording } from '../data/recordings.ts';
import { cachedUser } from '../data/user-cache.ts';
import type { Proof } from '../sync/queue.ts';
import { NotDealt } from './not-dealt.tsx';
import { useCountedPlay } from './played-today.ts';
import type { Round } from './play-state.ts';
import { useDealtRound, type OpenedRound, type PlayedFor } from './use-dealt-round.ts';

const GOOD_LUCK = 'Good luck! Take your time and read carefully.';
const OPENING = 'Opening the game…';
const WORK_FAILED =
  'We can’t open what your teacher has set just now. Please try again soon, or play another game.';

interface RoundProps {
  card: GameCard<GameId>;
  user: User;
  round: Round;
  playedFor?: PlayedFor | undefined;
  onFinish: (result: PlayedResult, proof: Proof | null) => void;
}

/** The card by what a round was dealt for: of set work only the deal tells. */
export function asDealt(card: GameCard<GameId>, purpose: RoundPurpose | undefined) {
  return (purpose && findPlayed(card.id, purpose)) ?? card;
}

/** A page is hidden behind another app or a locked screen. */
function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** The game's dialog: its screen between a close button and the footer. */
export function GameDialog({ onClose, ...round }: RoundProps & { onClose: () => void }) {
  const [purpose, setPurpose] = useState<RoundPurpose>();
  const card = asDealt(round.card, purpose);
  usePreparedSounds();
  useHoldNews();
  const [isCovered, setCovered] = useState(false);
  const isHidden = useSyncExternalStore(onVisibility, () => document.hidden);
  const isEarly = isEarlyReader(yearOrFirst(round.user.yearGroup));
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
      tools={
        <>
          {isEarly && <ReadAloud text={[card.title, GOOD_LUCK]} what="the title" saysIfMute />}
          <PlaySettingsButton isSmall onOpenChange={setCovered} />
        </>
      }
      footer={GOOD_LUCK}
    >
      <PausedContext value={isCovered || isHidden}>
        <div className={clsx('contents', isEarly && 'early-reader')}>
          <ErrorBoundary>
            <RoundWhenDealt {...round} onDealt={setPurpose} />
          </ErrorBoundary>
        </div>
      </PausedContext>
    </Dialog>
  );
}

interface DealtProps extends RoundProps {
  /** Called with what the round was dealt for. */
  onDealt: (purpose: RoundPurpose | undefined) => void;
}

function RoundWhenDealt({ onDealt, ...props }: DealtProps) {
  const { countdown } = usePlaySettings();
  const dealt = useDealtRound(props.card, props.user, props.round, countdown, props.playedFor);
  // The game is in the URL, so a reload opens it again.
  const [screen] = useState(() => lazyPage(IN_BROWSER[props.card.id].loadScreen, () => !isHeld()));
  // The screen's code is loaded while the round is dealt.
  useEffect(() => void screen.preload(), [screen]);
  const purpose = dealt.data?.signed?.deal.purpose;
  useEffect(() => onDealt(purpose), [onDealt, purpose]);
  if (dealt.isPending) {
    return (
      <Waiting
        label={IN_BROWSER[props.card.id].loadDealer === null ? 'Loading the questions…' : OPENING}
      />
    );
  }
  if (dealt.data) return <StartedRound {...props} dealt={dealt.data} Screen={screen.Page} />;
  return (
    <NotDealt sentence={props.playedFor?.workId === undefined ? QUESTIONS_FAILED : WORK_FAILED}>
      <Button disabled={dealt.isFetching} onClick={() => void dealt.refetch()}>
        Try again
      </Button>
    </NotDealt>
  );
}

interface StartedProps extends RoundProps {
  dealt: OpenedRound;
  Screen: ComponentType<GameScreenProps>;
}

function StartedRound({ card, user, dealt, Screen, onFinish }: StartedProps) {
  const { countdown } = usePlaySettings();
  const countPlay = useCountedPlay(user.id);
  const [{ stopKeeping, ...left }] = useState(() => keptOnLeaving(user, card, dealt));
  const [findWord] = useState(() => recordingsOf(user, dealt));
  return (
    <Suspense fallback={<Waiting label={OPENING} />}>
      <NowContext value={serverNow}>
        <LastMetContext value={dealt.signed?.deal.met ?? NOTHING_MET}>
          <LeftRoundContext value={left}>
            <RecordingsContext value={findWord}>
              <Screen
                year={yearOrFirst(user.yearGroup)}
                start={dealt.start}
                seed={dealt.seed}
                onDrawn={(ids) => cacheDrawn(user.id, card.id, ids)}
                // A round dealt without a countdown may hold questions that take longer.
                pace={{ countdownFactor: dealt.signed?.deal.pace === null ? null : countdown }}
                onFinish={(result, moves) => {
                  countPlay();
                  stopKeeping();
                  onFinish(result, proofOf(dealt, moves));
                }}
              />
            </RecordingsContext>
          </LeftRoundContext>
        </LastMetContext>
      </NowContext>
    </Suspense>
  );
}

/** The words in the teacher's voice, in a round for set work. */
function recordingsOf(user: User, { signed }: OpenedRound): FindRecording {
  const { workId } = signed?.deal ?? {};
  return async (id) => (workId === undefined ? null : findRecording(user.id, workId, id));
}

/** Keeps the round for when the pupil leaves it, until it ends; ResultDialog forgets it once the finished game is queued. */
function keptOnLeaving(
  user: User,
  card: GameCard<GameId>,
  { left = null, ...dealt }: OpenedRound,
): LeftRound & { stopKeeping: () => void } {
  let isOver = false;
  return {
    left,
    keep(soFar) {
      const isTheirs = cachedUser()?.id === user.id;
      if (!isOver && isTheirs) keepRound(user, card, { ...dealt, ...soFar });
    },
    stopKeeping() {
      isOver = true;
    },
  };
}

function proofOf({ signed }: OpenedRound, moves: readonly Timed[]): Proof | null {
  return (
    signed && {
      deal: signed.deal,
      signature: signed.signature,
      moves: moves.map((move) => ({ ...move })),
    }
  );
}
