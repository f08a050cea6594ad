import { BADGES, badgesAfter } from '#shared/badges.ts';
import { Panel } from '../../shell/panel.tsx';

export function Badges({ gamesCompleted }: { gamesCompleted: number }) {
  return (
    <Panel title="My badges">
      <ul className="flex flex-wrap gap-3">
        {badgesAfter(gamesCompleted).map(({ title, emoji }) => (
          <li
            key={title}
            className="flex min-w-28 flex-col items-center gap-1 rounded-2xl border-2 border-sun bg-sun-soft px-4 py-3 font-bold"
          >
            <span aria-hidden className="text-4xl leading-tight">
              {emoji}
            </span>
            <span>{title}</span>
          </li>
        ))}
      </ul>
      <p>{nextBadgeText(gamesCompleted)}</p>
    </Panel>
  );
}

function nextBadgeText(gamesCompleted: number): string {
  const next = BADGES.find(({ fromGames }) => fromGames > gamesCompleted);
  if (!next) return 'You’ve earned every badge. Amazing!';
  const left = next.fromGames - gamesCompleted;
  return `Play ${left} more ${left === 1 ? 'game' : 'games'} to earn your next badge.`;
}
