import { Gamepad2 } from 'lucide-react';
import type { AdminStats } from '#shared/contract/admin.ts';
import { percentOf } from '#shared/scores.ts';
import { gameLabel } from '#games/cards.ts';
import { Progress } from '#ui/progress.tsx';
import { Empty } from '../../staff/loaded.tsx';

/** How often each game was played, as bars with percentages (spec S2 Admin panel). */
export function PopularGames({ stats }: { stats: AdminStats }) {
  const { popularGames, totalGamesPlayed } = stats;
  if (popularGames.length === 0)
    return <Empty icon={Gamepad2}>No games have been played yet.</Empty>;
  return (
    <ol className="gap-x-8 lg:columns-2 xl:columns-3">
      {popularGames.map(({ gameId, count }) => {
        const { title, emoji } = gameLabel(gameId);
        const percent = percentOf(count, totalGamesPlayed);
        return (
          <li key={gameId} className="mb-3 break-inside-avoid">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-bold">
                <span aria-hidden className="mr-2">
                  {emoji}
                </span>
                {title}
              </span>
              <span className="ml-auto">{`${count.toLocaleString('en-GB')} · ${percent}%`}</span>
            </p>
            <Progress percent={percent} label={`${title}: ${percent}% of all games`} />
          </li>
        );
      })}
    </ol>
  );
}
