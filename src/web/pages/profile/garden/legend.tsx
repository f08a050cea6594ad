import { PlantPicture, Raindrop } from '../../../shell/plant-picture.tsx';

const STAGES = [
  ['seed', 'Seed', 'new to you'],
  ['sprout', 'Sprout', 'growing well'],
  ['flower', 'Flower', 'you know it well'],
] as const;

/** What the pictures mean. */
export function Legend() {
  return (
    <ul
      aria-label="What the plants mean"
      className="grid gap-x-4 gap-y-2 text-base leading-snug sm:grid-cols-2 lg:grid-cols-4"
    >
      {STAGES.map(([stage, name, meaning]) => (
        <li key={stage} className="flex items-center gap-2">
          <PlantPicture
            bed="meanings"
            plant={{ item: 'legend', stage, thirsty: false }}
            className="w-9 shrink-0"
          />
          <span>
            <b>{name}:</b> {meaning}.
          </span>
        </li>
      ))}
      <li className="flex items-center gap-2">
        <Raindrop className="w-9 shrink-0" />
        <span>
          <b>Thirsty:</b> time to practise this again.
        </span>
      </li>
    </ul>
  );
}
