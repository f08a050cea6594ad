import { Link } from 'wouter';
import type { User } from '#shared/contract/auth.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import { foundBy } from '#shared/journey.ts';
import { yearOrFirst, type YearGroup } from '#shared/years.ts';
import { buttonClasses } from '#ui/button.tsx';
import { useOwnReadAtVisits } from '../../data/own-reads.ts';
import { JOURNEY } from '../../data/paths.ts';
import { MapSketch } from './map-picture.tsx';
import { useStory } from './use-journey.ts';

/** The journey on the home page: as far as the pupil's own story has come, before that the map. It leads to the map. */
export default function JourneyCard({ user }: { user: User }) {
  const year = yearOrFirst(user.yearGroup);
  const { data } = useOwnReadAtVisits(user, pupilContract.getOwnDue);
  const pages = data ? foundBy(data.journey).pages[year] : 0;
  return (
    <section
      aria-labelledby="journey"
      className="relative min-h-72 overflow-hidden rounded-3xl bg-paper shadow-card sm:flex sm:min-h-0"
    >
      <div
        aria-hidden
        className="aspect-video w-full shrink-0 overflow-hidden bg-sky-soft sm:w-2/5"
      >
        {pages > 0 ? (
          <StoryPicture year={year} pages={pages} />
        ) : (
          <MapSketch className="block size-full" />
        )}
      </div>
      <Link
        href={JOURNEY}
        className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 after:absolute after:inset-0 sm:px-6"
      >
        <div className="min-w-0">
          <h2 id="journey" className="text-xl font-bold sm:text-2xl">
            My journey
          </h2>
          {pages > 0 && <StoryLine year={year} pages={pages} />}
        </div>
        <span className={buttonClasses('sunny')}>Open the map</span>
      </Link>
    </section>
  );
}

interface StoryProps {
  year: YearGroup;
  /** How many pages have been found. */
  pages: number;
}

/** The newest page's drawing, or that of the last page before it that has one. */
function StoryPicture({ year, pages }: StoryProps) {
  const { data } = useStory(year);
  if (!data) return null;
  const { story, drawings, people, peopleAtFirst } = data;
  const drawn = story.pages.slice(0, pages).findLast(({ picture }) => picture)?.picture;
  const Picture = drawn && drawings[drawn.drawing];
  if (Picture) return <Picture shows={drawn.shows} />;
  return <div className="flex h-full items-end">{pages === 1 ? peopleAtFirst : people}</div>;
}

function StoryLine({ year, pages }: StoryProps) {
  const { data } = useStory(year);
  return (
    <p className="min-h-12 leading-snug sm:min-h-0">
      {data && `Page ${pages} of “${data.story.title}”`}
    </p>
  );
}
