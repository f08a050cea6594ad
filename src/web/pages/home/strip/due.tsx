import { Droplets, Wrench } from 'lucide-react';
import { useEffect, useState } from 'react';
import { gameLabel } from '#games/cards.ts';
import { usePlaySettings } from '#games/kit/screen/play-settings.tsx';
import type { User } from '#shared/contract/auth.ts';
import type { OwnDue } from '#shared/contract/own-due.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { keepDueReady, readyDueRounds, type DueRound } from '../../../data/due-rounds.ts';
import { useOwnReadAtVisits } from '../../../data/own-reads.ts';
import type { PlayedFor } from '../../../play/use-dealt-round.ts';
import { dueTitle } from '../../../shell/due-title.ts';
import { PressSign } from '../press-sign.tsx';
import { playButtonId } from '../use-open-game.ts';
import { Line, PRESSED } from './line.tsx';

/**
 * What a pupil can water and mend, or a message if there is nothing. The rounds are dealt once the page is idle, and never during
 * a round.
 */
export function useDue(user: User, isPlaying: boolean): { rounds: DueRound[]; sentence: string } {
  const { data, dataUpdatedAt } = useOwnReadAtVisits(user, pupilContract.getOwnDue);
  const { countdown } = usePlaySettings();
  const [, setKeptAt] = useState(0);
  useEffect(() => {
    if (!data || isPlaying) return;
    const keep = async () => {
      await keepDueReady(user, data, countdown);
      setKeptAt(performance.now());
    };
    whenIdle(() => void keep());
  }, [data, dataUpdatedAt, user, countdown, isPlaying]);
  return { rounds: readyDueRounds(user, countdown), sentence: sentenceFor(data) };
}

function sentenceFor(due: OwnDue | undefined): string {
  if (due?.plants === 0) return 'Your garden is waiting. Play a game to plant your first seed.';
  const isAllWell = typeof due?.plants === 'number' && due.due === null && due.mend === null;
  return isAllWell
    ? 'Nothing in your garden is thirsty today.'
    : 'All the games are there to play.';
}

interface DueLineProps {
  round: DueRound;
  onPlay: (gameId: string, playedFor: PlayedFor) => void;
}

export function DueLine({ round, onPlay }: DueLineProps) {
  const { purpose, gameId } = round;
  const isWater = purpose === 'due';
  const Icon = isWater ? Droplets : Wrench;
  const title = dueTitle(round);
  return (
    <Line
      title={title}
      text={<p>{`in ${gameLabel(gameId).title}`}</p>}
      picture={<Icon className={isWater ? 'size-8! text-sky' : 'size-8! text-grape'} />}
      isSignNarrow
      border={isWater ? 'border-sky' : 'border-grape'}
    >
      <button
        type="button"
        id={playButtonId(gameId, { purpose })}
        onClick={() => afterPaint(() => onPlay(gameId, { purpose }))}
        aria-label={title}
        className={PRESSED}
      >
        <PressSign icon={Icon} look="sunny" />
      </button>
    </Line>
  );
}
