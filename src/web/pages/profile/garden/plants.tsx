import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import {
  BED_TITLES,
  plantsText,
  STAGE_NAMES,
  stagesText,
  type BedName,
  type Plant,
} from './beds.ts';
import { PlantPicture } from './plant-picture.tsx';

/** How many plants are drawn at first, and more at each press. */
const PLANTS_AT_A_TIME = 24;

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The plants of one bed with their names; its heading gets the focus, because on a phone it is far below the bed. */
export function Plants({ bed, plants }: { bed: BedName; plants: readonly Plant[] }) {
  const [shown, setShown] = useState(PLANTS_AT_A_TIME);
  const [focusAt, setFocusAt] = useState<number | null>(null);
  const title = `${BED_TITLES[bed]}: ${plantsText(plants)}`;

  function showMore() {
    setShown(shown + PLANTS_AT_A_TIME);
    // The button may be gone: the first new plant gets the focus.
    setFocusAt(shown);
  }

  return (
    <div className="flex flex-col gap-3">
      <h3 ref={takeFocus} tabIndex={-1} className="text-xl font-bold outline-none">
        {title}
      </h3>
      <p className="text-base">{`In this bed: ${stagesText(plants)}.`}</p>
      <ul
        aria-label={title}
        className="grid gap-2 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]"
      >
        {plants.slice(0, shown).map((plant, index) => (
          <li
            key={plant.item}
            tabIndex={-1}
            ref={index === focusAt ? takeFocus : undefined}
            className="flex items-center gap-2 rounded-2xl bg-leaf-soft px-2 py-1.5 leading-tight"
          >
            <PlantPicture bed={bed} plant={plant} className="w-9 shrink-0 sm:w-12" />
            <span className="min-w-0">
              <span className="block text-base">
                {STAGE_NAMES[plant.stage]}
                <span className="sr-only">:</span>
              </span>{' '}
              <b className="block wrap-anywhere">{plant.label}</b>
              {plant.thirsty && (
                <span className="block text-base text-sky">
                  <span className="sr-only">, </span>thirsty
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {shown < plants.length && (
        <Button look="quiet" className="self-center" onClick={showMore}>
          Show more
        </Button>
      )}
    </div>
  );
}
