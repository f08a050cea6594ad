import type { Predictions } from '#shared/contract/predictions.ts';
import { Cell, HeadCell, Table } from '#ui/table.tsx';

type Bin = NonNullable<Predictions['figures']>['bins'][number];

/** In units of the drawing. */
const SIZE = 400;
const MARGIN = { left: 72, right: 32, top: 20, bottom: 60 };
const WIDTH = SIZE - MARGIN.left - MARGIN.right;
const HEIGHT = SIZE - MARGIN.top - MARGIN.bottom;
const RADIUS = { least: 4, most: 14 };
const TICKS = [0, 0.25, 0.5, 0.75, 1];

const across = (share: number) => MARGIN.left + share * WIDTH;
const up = (share: number) => MARGIN.top + (1 - share) * HEIGHT;
const percent = (share: number) => `${Math.round(100 * share)}%`;

/** Predicted against known: a drawing that needs no colour, and the same as a table. */
export function CalibrationPlot({ bins }: { bins: readonly Bin[] }) {
  const most = Math.max(...bins.map(({ count }) => count));
  return (
    <div className="flex flex-col gap-6">
      <svg
        aria-hidden
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        className="w-full max-w-lg fill-ink text-[22px] sm:text-[15px]"
      >
        {TICKS.map((share) => (
          <g key={share}>
            <path
              d={`M${across(share)} ${up(0)}V${up(1)}M${across(0)} ${up(share)}H${across(1)}`}
              stroke="var(--color-line)"
            />
            <text x={across(share)} y={up(0) + 24} textAnchor="middle">
              {percent(share)}
            </text>
            <text x={across(0) - 8} y={up(share) + 5} textAnchor="end">
              {percent(share)}
            </text>
          </g>
        ))}
        <path
          d={`M${across(0)} ${up(0)}L${across(1)} ${up(1)}`}
          stroke="var(--color-ink)"
          strokeDasharray="6 5"
        />
        {bins.map(({ predicted, recalled, count }) => (
          <circle
            key={predicted}
            cx={across(predicted)}
            cy={up(recalled)}
            r={RADIUS.least + (RADIUS.most - RADIUS.least) * Math.sqrt(count / most)}
            fill="var(--color-sea)"
            fillOpacity={0.5}
            stroke="var(--color-ink)"
            strokeWidth={1.5}
          />
        ))}
        <text x={across(0.5)} y={SIZE - 8} textAnchor="middle" className="font-bold">
          Predicted
        </text>
        <text
          transform={`translate(18 ${up(0.5)}) rotate(-90)`}
          textAnchor="middle"
          className="font-bold"
        >
          Known
        </text>
      </svg>
      <Table aria-label="Predicted and known">
        <thead>
          <tr>
            <HeadCell className="text-right">Predicted</HeadCell>
            <HeadCell className="text-right">Known</HeadCell>
            <HeadCell className="text-right">Reviews</HeadCell>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {bins.map(({ predicted, recalled, count }) => (
            <tr key={predicted}>
              <Cell className="text-right">{percent(predicted)}</Cell>
              <Cell className="text-right">{percent(recalled)}</Cell>
              <Cell className="text-right">{count.toLocaleString('en-GB')}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
