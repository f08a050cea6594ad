import { Gamepad2, Target, Users, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminStats } from '#shared/contract/admin.ts';
import { outOfTenText } from '#shared/scores.ts';
import { Card } from '#ui/card.tsx';
import { unprovedText } from '../../staff/unproved-text.ts';

/** The three figures at the top (spec S2 Admin panel). */
export function Cards({ stats }: { stats: AdminStats | undefined }) {
  return (
    <div className="grid gap-2 sm:grid-cols-3 sm:gap-4">
      <Figure
        title="Total Students"
        icon={Users}
        value={stats?.totalStudents}
        note={stats && `${stats.activeStudentsThisWeek} active this week`}
      />
      <Figure
        title="Total Games Played"
        icon={Gamepad2}
        value={stats?.totalGamesPlayed}
        note={stats && gamesNote(stats)}
      />
      <Figure
        title="Average Score"
        icon={Target}
        value={stats && outOfTenText(stats.averageScore)}
        note={stats && meanNote(stats)}
      />
    </div>
  );
}

function gamesNote({ gamesPlayedThisWeek, rushedGames, unverifiedGames }: AdminStats): string {
  const unproved = unprovedText({ rushed: rushedGames, unverified: unverifiedGames });
  return `${gamesPlayedThisWeek} this week${unproved === null ? '' : ` · ${unproved}`}`;
}

/** A mean is shown with the number of games behind it (D11 Honest figures). */
function meanNote({ totalGamesPlayed }: AdminStats): string {
  if (totalGamesPlayed === 0) return 'out of 10';
  const games = totalGamesPlayed === 1 ? 'game' : 'games';
  return `out of 10, over ${withCommas(totalGamesPlayed)} ${games}`;
}

interface FigureProps {
  title: string;
  icon: LucideIcon;
  value: number | string | undefined;
  note: ReactNode;
}

const withCommas = (value: number | string) =>
  typeof value === 'number' ? value.toLocaleString('en-GB') : value;

function Figure({ title, icon: Icon, value, note }: FigureProps) {
  return (
    <Card aria-label={title} className="flex items-center gap-4 p-5! max-sm:px-4! max-sm:py-2!">
      <span className="grid size-14 shrink-0 place-items-center rounded-2xl bg-sun-soft max-xl:hidden">
        <Icon aria-hidden className="size-8" />
      </span>
      <div className="min-w-0 max-sm:grid max-sm:grow max-sm:grid-cols-[1fr_auto] max-sm:items-center max-sm:gap-x-3 max-[18rem]:block">
        <h2 className="leading-tight font-bold text-ink-soft">{title}</h2>
        <p className="text-4xl leading-tight font-bold max-sm:row-span-2 max-sm:text-3xl">
          {value === undefined ? '-' : withCommas(value)}
        </p>
        <p className="text-base leading-tight text-ink-soft sm:min-h-7">{note}</p>
      </div>
    </Card>
  );
}
