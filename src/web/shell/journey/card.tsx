import { Link } from 'wouter';
import type { User } from '#shared/contract/auth.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import { foundBy, STORY_PAGES, stopsAt } from '#shared/journey.ts';
import { placeOf } from '#shared/journey-texts.ts';
import { yearOrFirst, type YearGroup } from '#shared/years.ts';
import { buttonClasses } from '#ui/button.tsx';
import { useOwnReadAtVisits } from '../../data/own-reads.ts';
import { JOURNEY } from '../../data/paths.ts';
import { MapSketch } from './map-picture.tsx';
import { PLACE_NAMES } from './place-names.ts';
import { useFacts, useStory } from './use-journey.ts';

/**
 * The journey on the home page: as far as the pupil's own story has come, before and after that the map, after it with what was found last and
 * where the path goes on. It leads to the map.
 */
export default function JourneyCard({ user }: { user: User }) {
  const year = yearOrFirst(user.yearGroup);
  const { data } = useOwnReadAtVisits(user, pupilContract.getOwnDue);
  const stops = stopsAt(data?.journey.find((grown) => grown.year === year)?.growth ?? 0);
  const isInStory = stops > 0 && stops <= STORY_PAGES;
  // In the year before they may have been found as well.
  const facts = data && stops > STORY_PAGES ? foundBy(data.journey).facts : 0;
  return (
    <section
      aria-labelledby="journey"
      className="relative min-h-72 overflow-hidden rounded-3xl bg-paper shadow-card sm:flex sm:min-h-0"
    >
      <div
        aria-hidden
        className="aspect-video w-full shrink-0 overflow-hidden bg-sky-soft sm:w-2/5"
      >
        {isInStory ? (
          <StoryPicture year={year} pages={stops} />
        ) : (
          <MapSketch
            here={facts > 0 ? placeOf(STORY_PAGES + facts - 1) : null}
            className="block size-full"
          />
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
          {isInStory && <StoryLine year={year} pages={stops} />}
          {facts > 0 && <NextStop facts={facts} />}
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

/** What was found last after the story, and where the next find lies. */
function NextStop({ facts }: { facts: number }) {
  const { data } = useFacts();
  const newest = data?.[(facts - 1) % data.length]?.fact;
  return (
    <div className="leading-snug">
      {newest && <p>{newest}</p>}
      <p className="font-bold">{`Next stop: ${PLACE_NAMES[placeOf(STORY_PAGES + facts)]}`}</p>
    </div>
  );
}
