import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { clsx } from 'clsx';
import type { User } from '#shared/contract/auth.ts';
import { Button } from '#ui/button.tsx';
import type { PlayedFor } from '../../../play/use-dealt-round.ts';
import { DueLine, useDue } from './due.tsx';
import { CheckLine, useSitting } from './tables-check.tsx';
import { Sentence } from './line.tsx';
import { useSetWork, WorkLine } from './set-work.tsx';
import { TogetherLine, useTogether } from './together.tsx';

interface StripProps {
  user: User;
  /** Whether a game is open above the page. */
  isPlaying: boolean;
  onPlay: (gameId: string, playedFor: PlayedFor) => void;
}

/**
 * Suggestions above the games: shows the first, with the others one tap away. Its space is always reserved, so that nothing shifts
 * when data arrives late.
 */
export function Strip({ user, isPlaying, onPlay }: StripProps) {
  const { sitting, sentence: checkSentence } = useSitting(user);
  const { work, sentence: workSentence } = useSetWork(user);
  const due = useDue(user, isPlaying);
  const together = useTogether(isPlaying);
  const [isOpen, setOpen] = useState(false);
  const lines = [
    sitting && <CheckLine key="check" check={sitting} />,
    together && <TogetherLine key="together" together={together} />,
    checkSentence && <Sentence key="check-over" isPassing text={checkSentence} />,
    workSentence && <Sentence key="work-over" isPassing text={workSentence} />,
    ...work.map((each) => <WorkLine key={each.id} work={each} onPlay={onPlay} />),
    ...due.rounds.map((round) => <DueLine key={round.purpose} round={round} onPlay={onPlay} />),
  ].filter(Boolean);
  const [first = <Sentence text={due.sentence} />, ...others] = lines;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-stretch gap-2 max-[22.49rem]:flex-col">
        <div className="flex min-w-0 grow *:min-w-0 *:grow">{first}</div>
        {others.length > 0 && (
          <Button
            look="quiet"
            aria-expanded={isOpen}
            className="shrink-0 gap-0! px-2! text-base! roomy:gap-1! roomy:px-3!"
            onClick={() => setOpen(!isOpen)}
          >
            <span aria-hidden className="hidden max-sm:min-[22.5rem]:inline">
              +{others.length}
            </span>
            <span className="max-sm:min-[22.5rem]:sr-only">{others.length} more</span>
            <ChevronDown
              aria-hidden
              className={clsx('transition-transform', isOpen && 'rotate-180')}
            />
          </Button>
        )}
      </div>
      {isOpen && others}
    </div>
  );
}
