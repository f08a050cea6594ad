import { admin } from '#shared/contract/admin.ts';
import { isForbidden } from '../../data/refusals.ts';
import { useRead } from '../../data/use-read.ts';
import { Panel } from '../../shell/panel.tsx';
import { Loaded } from '../../staff/loaded.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { Cards } from './cards.tsx';
import { GamesPerDay } from './games-per-day.tsx';
import { PopularGames } from './popular-games.tsx';
import { RecentFeedback } from './recent-feedback.tsx';
import { StudentsPanel } from './students-panel.tsx';
import { useStudents } from './use-students.ts';

/** The overview: what the specification puts there, in its order (spec S2 Admin panel), then the games of each day. */
export default function AdminPage() {
  const stats = useRead(admin.getStats, {});
  const students = useStudents();
  const error = isForbidden(students.error) ? students.error : stats.error;
  return (
    <AdminFrame title="Admin Panel" error={error}>
      <Cards stats={stats.error ? undefined : stats.data} />
      <Panel title="Most Popular Games">
        <Loaded read={stats} failure="Failed to load game statistics">
          {(loaded) => <PopularGames stats={loaded} />}
        </Loaded>
      </Panel>
      <StudentsPanel />
      <div className="grid items-start gap-3 sm:gap-4 lg:grid-cols-2 xl:grid-cols-[3fr_2fr] xl:gap-6">
        <Panel title="Student Ideas & Bug Reports">
          <Loaded read={stats} failure="Failed to load feedback data">
            {({ recentFeedback }) => <RecentFeedback feedback={recentFeedback} />}
          </Loaded>
        </Panel>
        <Panel title="Games per day" className="min-w-0">
          <p>The last 30 days</p>
          <Loaded read={stats} failure="Failed to load game statistics">
            {(loaded) => <GamesPerDay days={loaded.gamesPerDay} />}
          </Loaded>
        </Panel>
      </div>
    </AdminFrame>
  );
}
