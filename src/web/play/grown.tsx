// What a round has grown in the garden, by name.
import type { Grown } from '#shared/contract/play.ts';
import { bedOf } from '../shell/bed-of.ts';
import { PlantPicture } from '../shell/plant-picture.tsx';

const NEW_STAGE: Record<Grown['stage'], string> = {
  seed: 'a new seed',
  sprout: 'now a sprout',
  flower: 'now a flower',
};

const titleId = 'grown-title';

export function GrownPlants({ plants }: { plants: readonly Grown[] }) {
  return (
    <section aria-labelledby={titleId} className="w-full animate-rise">
      <h3 id={titleId} className="font-bold">
        Your garden grew
      </h3>
      <ul className="flex flex-wrap justify-center gap-x-4 gap-y-1 roomy:mx-auto roomy:grid roomy:w-fit upright:grid-cols-2">
        {plants.map(({ item, label, stage }) => (
          <li key={item} className="flex items-center gap-1.5 text-left leading-tight">
            <PlantPicture
              bed={bedOf(item)}
              plant={{ item, stage, thirsty: false }}
              className="h-8 shrink-0"
            />
            <span className="wrap-anywhere">
              <b>{label}</b>: {NEW_STAGE[stage]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same as it is read aloud. */
export function grownInWords(plants: readonly Grown[]): string[] {
  if (plants.length === 0) return [];
  return [
    'Your garden grew.',
    ...plants.map(({ label, stage }) => `${label}: ${NEW_STAGE[stage]}.`),
  ];
}
