import { ArrowLeft, Maximize, Volume2, VolumeX } from 'lucide-react';
import { use, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { SoundContext } from '#games/kit/screen/sound.ts';
import { together as calls, type Together } from '#shared/contract/together.ts';
import { MINUTE_MS } from '#shared/dates.ts';
import { busyButton } from '#ui/busy-button.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { focusHeading, takeFocus } from '#ui/take-focus.ts';
import { serverNow } from '../../../data/clock.ts';
import { CLASSES } from '../../../data/paths.ts';
import { sentenceOf } from '../../../data/refusals.ts';
import { useAct } from '../../../data/use-act.ts';
import { grownText, PICTURE_NAMES } from '../../../shell/together/names.ts';
import GrowingPicture from '../../../shell/together/picture.tsx';
import { ClosingQuestion } from './closing-question.tsx';

const TICK_MS = 1000;

const STALE = 'No connection just now. Play on: the picture will catch up.';

interface BoardProps {
  classId: number;
  together: Together;
  /** Whether the picture may have grown since: the server cannot be reached. */
  isStale: boolean;
  onAgain: () => void;
}

/**
 * The picture fills the screen; below it stands what can be read from the back of a classroom: at six metres from a screen of
 * 75 inches even the smaller letters have 16 minutes of arc, which people read with ease.
 */
export function Board({ classId, together, isStale, onAgain }: BoardProps) {
  const { picture, growth, endsAt } = together;
  const leftMs = useTimeLeft(endsAt);
  const isOver = leftMs <= 0;
  const stop = useAct(calls.stopTogether);
  const [hasSound, setSound] = useState(false);
  useGrowthSound(growth, hasSound);
  useWholeScreen();
  return (
    <section aria-labelledby="board" className="fixed inset-0 z-20 flex flex-col bg-ink">
      <GrowingPicture picture={picture} growth={growth} className="block min-h-0 w-full grow" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-paper px-4 py-3">
        <h1
          id="board"
          ref={takeFocus}
          tabIndex={-1}
          className="text-[clamp(1.75rem,5.4vmin,8rem)] leading-tight font-bold outline-none"
        >
          {isOver ? `Our ${PICTURE_NAMES[picture].toLowerCase()}` : timeText(leftMs)}
        </h1>
        <p className="min-w-[9em] grow basis-0 text-[clamp(1.5rem,4.2vmin,6rem)] leading-tight">
          {roundsText(together)}
        </p>
        <p role="status" className="sr-only">
          {`${isOver ? 'Together is over. ' : ''}${grownText(together)}`}
        </p>
        <p role="alert" className="font-bold text-coral empty:hidden">
          {stop.error ? sentenceOf(stop.error) : isStale && STALE}
        </p>
        <div className="flex flex-wrap gap-3">
          {/* Not where 'End now' was: a second press of that must not put the picture away. */}
          {isOver && (
            <Button look="sunny" onClick={onAgain}>
              Grow another
            </Button>
          )}
          <Link href={`${CLASSES}/${classId}`} className={buttonClasses('quiet')}>
            <ArrowLeft aria-hidden />
            Class
          </Link>
          <Button look="quiet" aria-pressed={hasSound} onClick={() => setSound(!hasSound)}>
            {hasSound ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
            Sound
          </Button>
          {document.fullscreenEnabled && (
            <Button look="quiet" onClick={() => void switchFullScreen()}>
              <Maximize aria-hidden />
              Full screen
            </Button>
          )}
          {!isOver && (
            <Button
              look="quiet"
              onClick={() =>
                stop.isPending || stop.mutate({ params: { classId } }, { onSuccess: focusHeading })
              }
              {...busyButton(stop.isPending)}
            >
              End now
            </Button>
          )}
        </div>
      </div>
      {isOver && <ClosingQuestion key={together.id} classId={classId} />}
    </section>
  );
}

async function switchFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen().catch(() => undefined);
}

/** No room is kept for a scroll bar: nothing scrolls. */
function useWholeScreen(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollbarGutter = 'auto';
    return () => {
      style.scrollbarGutter = '';
    };
  }, []);
}

/** Milliseconds by the server's clock. */
function useTimeLeft(endsAt: string): number {
  const [now, setNow] = useState(() => serverNow().getTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow().getTime()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(endsAt) - now;
}

/** Whole minutes: seconds that run hurry. */
function timeText(leftMs: number): string {
  const minutes = Math.ceil(leftMs / MINUTE_MS);
  return minutes === 1 ? 'The last minute' : `${minutes} minutes left`;
}

function roundsText({ rounds, players }: Together): string {
  if (rounds === 0) return 'Each round makes it grow.';
  const played = rounds === 1 ? '1 round' : `${rounds} rounds`;
  return players === null ? played : `${played} by ${players} of us`;
}

function useGrowthSound(growth: number, hasSound: boolean): void {
  const play = use(SoundContext);
  const before = useRef(growth);
  useEffect(() => {
    if (hasSound && growth > before.current) play(growth === 1 ? 'win' : 'found');
    before.current = growth;
  }, [growth, hasSound, play]);
}
