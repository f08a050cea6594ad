import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { JOURNEY } from '../../data/paths.ts';
import { MapSketch } from './map-picture.tsx';

/** The journey’s picture on the home page, which leads to the map. */
export default function JourneyCard() {
  return (
    <section
      aria-labelledby="journey"
      className="relative min-h-52 overflow-hidden rounded-3xl bg-paper shadow-card sm:flex sm:min-h-0"
    >
      <MapSketch className="block aspect-900/310 w-full sm:w-1/2" />
      <Link
        href={JOURNEY}
        className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 after:absolute after:inset-0 sm:px-6"
      >
        <h2 id="journey" className="text-xl font-bold sm:text-2xl">
          My journey
        </h2>
        <span className={buttonClasses('sunny')}>Open the map</span>
      </Link>
    </section>
  );
}
