import { clsx } from 'clsx';
import { fadeWhereMore } from '#ui/fade-where-more.ts';
import { shadeOf } from '../map/shade.ts';
import { FACTORS, isThin, type FactTallies, type Tally } from './figures.ts';

const NUMBERS = Array.from({ length: FACTORS }, (_, nth) => nth + 1);

/** Facts from 1 × 1 to 12 × 12, in each cell how many answers were right of how many. */
export function FactGrid({ label, tallies }: { label: string; tallies: FactTallies }) {
  return (
    <div ref={fadeWhereMore} className="facts-scroll relative overflow-x-auto">
      <table className="facts-table tabular-nums">
        <caption className="pb-2 text-left font-bold wrap-anywhere">{label}</caption>
        <thead>
          <tr>
            <th scope="col">×</th>
            {NUMBERS.map((by) => (
              <th key={by} scope="col">
                {by}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NUMBERS.map((table) => (
            <tr key={table}>
              <th scope="row">{table}</th>
              {NUMBERS.map((by) => (
                <FactCell key={by} fact={`${table} × ${by}`} tally={tallies(table, by)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FactCell({ fact, tally }: { fact: string; tally: Tally }) {
  const { right, asked } = tally;
  if (asked === 0) {
    return (
      <td>
        <span aria-hidden className="text-ink-soft">
          –
        </span>
        <span className="sr-only">{`${fact}: not asked`}</span>
      </td>
    );
  }
  const thin = isThin(tally);
  return (
    <td className={clsx(thin ? 'map-thin' : ['font-bold', shadeOf(right / asked)])}>
      <span aria-hidden>{`${right}/${asked}`}</span>
      <span className="sr-only">
        {`${fact}: ${right} of ${asked} right${thin ? ', too few to judge' : ''}`}
      </span>
    </td>
  );
}
