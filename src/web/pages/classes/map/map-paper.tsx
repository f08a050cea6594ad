import { clsx } from 'clsx';
import type { MapPupil } from '#shared/contract/map.ts';
import { rightPercent } from '#shared/honest-figures.ts';
import { shadeOf } from './shade.ts';
import { isFading, isThin, shareOf, standingOf, type Column, type Standing } from './standings.ts';

/** As many columns as are legible on A4 across. */
const MOST_COLUMNS = 17;

interface MapPaperProps {
  /** Class and school year. */
  title: string;
  columns: readonly Column[];
  pupils: readonly MapPupil[];
  names: ReadonlyMap<number, string>;
}

/** The table as it is printed: one a page, each with all pupils and some of the columns. */
export function MapPaper({ title, columns, pupils, names }: MapPaperProps) {
  return inPages(columns).map((part, nth, pages) => (
    <section key={part[0]?.key ?? nth} className="map-page">
      <p className="font-bold">
        {pages.length === 1 ? title : `${title} · ${nth + 1} of ${pages.length}`}
      </p>
      <p>
        How many of the last eight weeks’ answers were right. Striped: not enough answers yet. ↻:
        revision due.
      </p>
      <table className="map-table">
        <thead>
          <tr>
            <th scope="col" className="map-name">
              Pupil
            </th>
            {part.map(({ key, text, short }) => (
              <th key={key} scope="col">
                <span className="map-text">{text}</span>
                {short !== null && <span className="block">{key}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pupils.map((pupil) => (
            <tr key={pupil.id}>
              <th scope="row" className="map-name">
                {names.get(pupil.id)}
              </th>
              {part.map((column) => (
                <PaperCell key={column.key} cell={standingOf([pupil], column)} />
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className="map-name">
              Whole class
            </th>
            {part.map((column) => (
              <PaperCell key={column.key} cell={{ ...standingOf(pupils, column), recall: null }} />
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  ));
}

function PaperCell({ cell }: { cell: Pick<Standing, 'right' | 'answers' | 'recall'> }) {
  const { answers, right } = cell;
  const sign = isFading(cell) ? ' ↻' : '';
  if (answers === 0) return <td>{`–${sign}`}</td>;
  const thin = isThin(cell);
  return (
    <td className={clsx(thin ? 'map-thin' : shadeOf(shareOf(cell)))}>
      {!thin && <b>{`${rightPercent(cell)}% `}</b>}
      {`${right}/${answers}${sign}`}
    </td>
  );
}

/** Pages of columns, as even as can be. */
function inPages(columns: readonly Column[]): Column[][] {
  const pages = Math.max(1, Math.ceil(columns.length / MOST_COLUMNS));
  const each = Math.ceil(columns.length / pages);
  return Array.from({ length: pages }, (_, nth) => columns.slice(nth * each, (nth + 1) * each));
}
