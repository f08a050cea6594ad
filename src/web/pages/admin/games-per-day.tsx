import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { AdminStats } from '#shared/contract/admin.ts';
import { CHART } from '../../staff/chart-look.ts';

/** Daily totals are by UTC day, wherever the reader is. */
const dayText = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Games of each of the last 30 days: a chart, with a table for screen readers. */
export function GamesPerDay({ days }: { days: AdminStats['gamesPerDay'] }) {
  return (
    <>
      <div aria-hidden className="mt-auto">
        <ResponsiveContainer width="100%" height={CHART.height}>
          <BarChart data={days} margin={CHART.margin} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke={CHART.grid} />
            <XAxis
              dataKey="day"
              tickFormatter={dayText}
              tick={CHART.tick}
              tickLine={false}
              minTickGap={24}
            />
            <YAxis allowDecimals={false} tick={CHART.tick} tickLine={false} axisLine={false} />
            <Bar
              dataKey="count"
              fill="var(--color-sea)"
              radius={[4, 4, 0, 0]}
              isAnimationActive={false}
            />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <div className="sr-only">
        <table aria-label="Games per day">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Games</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{dayText(day)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
