import { clsx } from 'clsx';
import type { MapCell, MapObjective, MapPupil } from '#shared/contract/map.ts';
import { cellOf, classAnswers, isFading, isThin, percent, shareOf } from './map-order.ts';
import { shadeOf } from './shade.ts';

/** As many columns as are legible on A4 across. */
const MOST_COLUMNS = 17;

interface MapPaperProps {
  /** Class and school year. */
  title: string;
  objectives: readonly MapObjective[];
  pupils: readonly MapPupil[];
  names: ReadonlyMap<number, string>;
}

/** The map as it is printed: a table a page, each with all pupils and some of the objectives. */
export function MapPaper({ title, objectives, pupils, names }: MapPaperProps) {
  return inPages(objectives).map((part, nth, pages) => (
    <section key={part[0]?.code ?? nth} className="map-page">
      <p className="font-bold">
        {pages.length === 1 ? title : `${title} · ${nth + 1} of ${pages.length}`}
      </p>
      <p>
        How many answers of the last eight weeks were right, and of how many. Hatched: fewer than
        five. ↻: revision due.
      </p>
      <table className="map-table">
        <thead>
          <tr>
            <th scope="col" className="map-name">
              Pupil
            </th>
            {part.map(({ code, text }) => (
              <th key={code} scope="col">
                <span className="map-text">{text}</span>
                <span className="block">{code}</span>
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
              {part.map(({ code }) => (
                <PaperCell key={code} cell={cellOf(pupil, code)} />
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className="map-name">
              Whole class
            </th>
            {part.map(({ code }) => (
              <PaperCell key={code} cell={{ ...classAnswers(pupils, code), recall: null }} />
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  ));
}

function PaperCell({ cell }: { cell: Pick<MapCell, 'right' | 'answers' | 'recall'> }) {
  const { answers, right } = cell;
  const sign = isFading(cell) ? ' ↻' : '';
  if (answers === 0) return <td>{`–${sign}`}</td>;
  const thin = isThin(cell);
  return (
    <td className={clsx(thin ? 'map-thin' : shadeOf(shareOf(cell)))}>
      {!thin && <b>{`${percent(shareOf(cell))} `}</b>}
      {`${right}/${answers}${sign}`}
    </td>
  );
}

/** Pages of columns, as even as can be. */
function inPages(objectives: readonly MapObjective[]): MapObjective[][] {
  const pages = Math.max(1, Math.ceil(objectives.length / MOST_COLUMNS));
  const columns = Math.ceil(objectives.length / pages);
  return Array.from({ length: pages }, (_, nth) =>
    objectives.slice(nth * columns, (nth + 1) * columns),
  );
}
