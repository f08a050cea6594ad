// The map, on which every found place can be opened.
import { clsx } from 'clsx';
import { PLACES, type Place } from '#shared/journey-texts.ts';
import { MapPicture, TALL, WIDE, type Layout } from '../../shell/journey/map-picture.tsx';
import type { Finds } from './finds.ts';
import { PLACE_NAMES } from '../../shell/journey/place-names.ts';

interface MapProps {
  finds: Finds;
  /** Where the explorer stands, null before the first stop. */
  here: Place | null;
  open: Place | null;
  onOpen: (place: Place) => void;
}

/** On a phone the map is upright. */
export function JourneyMap(props: MapProps) {
  return (
    <>
      <Island {...props} layout={TALL} className="sm:hidden" />
      <Island {...props} layout={WIDE} className="max-sm:hidden" />
    </>
  );
}

interface IslandProps extends MapProps {
  layout: Layout;
  className: string;
}

function Island({ finds, here, open, onOpen, layout, className }: IslandProps) {
  const { width, height, points } = layout;
  return (
    <div
      className={clsx(
        'relative overflow-hidden rounded-3xl border-4 border-paper shadow-card',
        className,
      )}
    >
      <MapPicture
        reached={PLACES.map((place) => finds[place].length > 0)}
        here={here}
        layout={layout}
      />
      <ul aria-label="Places we have found">
        {PLACES.map((place, nth) => {
          const [x, y] = points[nth] ?? [0, 0];
          const found = finds[place].length;
          if (found === 0) return null;
          return (
            <li key={place}>
              <button
                type="button"
                aria-expanded={place === open}
                onClick={() => onOpen(place)}
                className="group absolute flex flex-col items-center justify-end rounded-3xl focus-visible:-outline-offset-4"
                style={{
                  left: `${(100 * (x - 98)) / width}%`,
                  top: `${(100 * (y - 96)) / height}%`,
                  width: `${(100 * 196) / width}%`,
                  height: `${(100 * 196) / height}%`,
                }}
              >
                <span
                  className={clsx(
                    'rounded-xl border-2 px-2 py-0.5 text-base leading-tight font-bold max-w-full text-center lg:px-3 lg:text-lg',
                    place === open
                      ? 'border-ink bg-sun'
                      : 'border-edge bg-paper group-hover:bg-sun-soft',
                  )}
                >
                  {PLACE_NAMES[place]}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
