import type { Plant } from '#shared/contract/memory.ts';
import { Button } from '#ui/button.tsx';
import { takeFocus, useShowMore } from '#ui/take-focus.ts';
import {
  BED_TITLES,
  namesakesOf,
  plantsText,
  sampleOf,
  STAGE_NAMES,
  stagesText,
  thirstyCount,
} from './beds.ts';
import type { BedName } from '../../../shell/plant-picture.tsx';
import { PlantPicture } from '../../../shell/plant-picture.tsx';

/** How many names are shown at first, and more at each press. */
const NAMES_AT_A_TIME = 24;

/** How many pictures are shown with a name that several plants share. */
const PICTURES = 3;

/** The least width of a column: in grammar and most of maths the names are whole lines. */
const COLUMN_WIDTHS: Record<BedName, string> = {
  meanings: '12rem',
  spellings: '12rem',
  grammar: '18rem',
  maths: '18rem',
};

/** The plants of one bed with their names; its heading gets the focus, because on a phone it is far below the bed. */
export function Plants({ bed, plants }: { bed: BedName; plants: readonly Plant[] }) {
  const { rows, showMore, refOf } = useShowMore(NAMES_AT_A_TIME);
  const names = namesakesOf(plants);
  const title = `${BED_TITLES[bed]}: ${plantsText(plants)}`;

  return (
    <div className="flex flex-col gap-3">
      <h3 ref={takeFocus} tabIndex={-1} className="text-xl font-bold outline-none">
        {title}
      </h3>
      <p className="text-base">{`In this bed: ${stagesText(plants)}.`}</p>
      <ul
        aria-label={title}
        className="grid gap-2"
        style={{
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${COLUMN_WIDTHS[bed]}), 1fr))`,
        }}
      >
        {names.slice(0, rows).map((namesakes, index) => (
          <li
            key={namesakes[0]?.item}
            tabIndex={-1}
            ref={refOf(index)}
            className="flex items-center gap-2 rounded-2xl bg-leaf-soft px-2 py-1.5 leading-tight"
          >
            <Named bed={bed} plants={namesakes} />
          </li>
        ))}
      </ul>
      {rows < names.length && (
        <Button look="quiet" className="self-center" onClick={showMore}>
          Show more
        </Button>
      )}
    </div>
  );
}

/** One plant, or all that have the same name: the questions about one part of grammar. */
function Named({ bed, plants }: { bed: BedName; plants: readonly Plant[] }) {
  const [first] = plants;
  if (!first) return null;
  const thirsty = thirstyCount(plants);
  const isOne = plants.length === 1;
  return (
    <>
      <span className="flex shrink-0">
        {sampleOf(plants, PICTURES).map((plant) => (
          <PlantPicture key={plant.item} bed={bed} plant={plant} className="w-9 sm:w-12" />
        ))}
      </span>
      <span className="min-w-0">
        <span className="block text-base">
          {isOne ? STAGE_NAMES[first.stage] : stagesText(plants)}
          <span className="sr-only">:</span>
        </span>{' '}
        <b className="block wrap-anywhere">{first.label}</b>
        {thirsty > 0 && (
          <span className="block text-base text-sky">
            <span className="sr-only">, </span>
            {isOne ? 'thirsty' : `${thirsty} thirsty`}
          </span>
        )}
      </span>
    </>
  );
}
