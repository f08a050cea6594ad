import type { GameResult } from '#games/kit/rules/game.ts';
import { Owl } from '../shell/owl.tsx';
import { moodAfter } from './mood.ts';

type Score = Pick<GameResult, 'score' | 'maxScore'>;

/** The score beside a cheering owl. */
export function ScoreBadge({ score, maxScore }: Score) {
  return (
    <div className="flex items-center gap-4">
      {/* Decorative: the words beside it say the same. */}
      <span aria-hidden>
        <Owl mood={moodAfter({ score, maxScore })} size={104} />
      </span>
      <p className="grid size-[6.6rem] animate-pop place-content-center rounded-full border-4 border-dashed border-[#d99a1b] bg-sun-soft leading-tight roomy:size-36">
        <span className="text-5xl font-bold">{score}</span>{' '}
        <span className="text-lg roomy:text-xl">out of {maxScore}</span>
      </p>
    </div>
  );
}
