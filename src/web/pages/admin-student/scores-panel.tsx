import { useState } from 'react';
import { CartesianGrid, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { StudentHistory } from '#shared/contract/admin.ts';
import { britishDate } from '#shared/dates.ts';
import { verificationOf } from '#shared/verification.ts';
import { gameLabel } from '#games/cards.ts';
import { Select } from '#ui/select.tsx';
import { CHART } from '../../staff/chart-look.ts';
import { unprovedText } from '../../staff/unproved-text.ts';
import { Panel } from '../../shell/panel.tsx';
import { pointsOf, type ScorePoint } from './chart-points.ts';

const ALL = '';

interface ScoresPanelProps {
  /** Newest first. */
  history: Readonly<StudentHistory>;
  hasOlder: boolean;
}

/** A pupil's scores over time: a chart, with a table for screen readers. */
export function ScoresPanel({ history, hasOlder }: ScoresPanelProps) {
  const [gameId, setGameId] = useState(ALL);
  const played = [...new Set(history.map((game) => game.gameId))];
  const shown = history.filter((game) => gameId === ALL || game.gameId === gameId);
  const verifications = shown.map(verificationOf);
  const unproved = unprovedText({
    rushed: verifications.filter((verification) => verification === 'rushed').length,
    unverified: verifications.filter((verification) => verification === 'unverified').length,
  });
  const points = pointsOf(history, gameId === ALL ? null : gameId);
  return (
    <Panel title="Scores over time">
      <Select
        label="Game"
        className="max-w-sm"
        value={gameId}
        options={[
          { value: ALL, text: 'All games' },
          ...played.map((id) => ({ value: id, text: gameLabel(id).title })),
        ]}
        onChange={setGameId}
      />
      <ScoresChart points={points} />
      <p className="text-base text-ink-soft">
        Each dot is a game, as a percentage. The line is the mean of the last five games, from the
        fifth on.{unproved !== null && ` Of these ${points.length} games: ${unproved}.`}
        {hasOlder &&
          ` These are the newest ${history.length} games; “Show more” under Game history adds older ones.`}
      </p>
      <ScoresTable points={points} />
    </Panel>
  );
}

const dayText = (time: number) =>
  new Date(time).toLocaleDateString('en-GB', { month: 'short', day: 'numeric' });

function ScoresChart({ points }: { points: ScorePoint[] }) {
  return (
    <div aria-hidden>
      <ResponsiveContainer width="100%" height={CHART.height}>
        <LineChart data={points} margin={CHART.margin} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={CHART.grid} />
          <XAxis
            dataKey="time"
            type="number"
            scale="time"
            domain={['dataMin', 'dataMax']}
            padding={{ left: 16, right: 16 }}
            tickFormatter={dayText}
            tick={CHART.tick}
            tickLine={false}
            minTickGap={32}
          />
          <YAxis
            domain={[0, 100]}
            ticks={[0, 40, 70, 100]}
            tick={CHART.tick}
            tickLine={false}
            axisLine={false}
          />
          <Line
            dataKey="percent"
            stroke="none"
            dot={{ r: 4, fill: 'var(--color-sky-soft)', stroke: 'var(--color-sky)' }}
            isAnimationActive={false}
          />
          <Line
            dataKey="mean"
            stroke="var(--color-sea)"
            strokeWidth={3}
            dot={false}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}

function ScoresTable({ points }: { points: readonly ScorePoint[] }) {
  return (
    <div className="sr-only">
      <table aria-label="Scores over time">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Game</th>
            <th scope="col">Score</th>
            <th scope="col">Mean of the last five</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ id, time, gameId, percent, mean }) => (
            <tr key={id}>
              <td>{britishDate(new Date(time))}</td>
              <td>{gameLabel(gameId).title}</td>
              <td>{`${percent}%`}</td>
              <td>{mean === null ? '-' : `${mean}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
