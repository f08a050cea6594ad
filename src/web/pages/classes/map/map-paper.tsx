import { clsx } from 'clsx';
import type { MapCell, MapObjective, MapPupil } from '#shared/contract/map.ts';
import { cellOf, isThin, meanOf, percent } from './map-order.ts';
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
              Class mean
            </th>
            {part.map(({ code }) => {
              const { recall, pupils: counted } = meanOf(pupils, code);
              return (
                <td key={code}>{recall === null ? '–' : `${percent(recall)} n ${counted}`}</td>
              );
            })}
          </tr>
        </tbody>
      </table>
    </section>
  ));
}

function PaperCell({ cell }: { cell: MapCell }) {
  const { answers, right, recall } = cell;
  if (answers === 0) return <td>–</td>;
  const thin = isThin(cell);
  return (
    <td className={clsx(thin ? 'map-thin' : shadeOf(recall ?? 0))}>
      {!thin && <b>{`${percent(recall ?? 0)} `}</b>}
      {`${right}/${answers}`}
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
