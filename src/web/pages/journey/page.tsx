import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { Link, Redirect } from 'wouter';
import { ReadAloud } from '#games/kit/screen/read-aloud.tsx';
import type { Found } from '#shared/journey.ts';
import type { Fact, Place } from '#shared/journey-texts.ts';
import { YEAR_GROUPS, yearOrFirst, type YearGroup } from '#shared/years.ts';
import { buttonClasses } from '#ui/button.tsx';
import { HOME, JOURNEY } from '../../data/paths.ts';
import { LoadState } from '../../shell/load-state.tsx';
import { PageIntro } from '../../shell/page-intro.tsx';
import type { PageProps } from '../../shell/page-props.ts';
import { Panel } from '../../shell/panel.tsx';
import { TIPS } from '../../shell/tips.ts';
import { findsBy, placeNow, type Find } from './finds.ts';
import { JourneyMap } from './map.tsx';
import { PLACE_NAMES } from '../../shell/journey/place-names.ts';
import { useFacts, useFound, useStory } from '../../shell/journey/use-journey.ts';

/** The map of a pupil's finds. Staff have no journey. */
export default function JourneyPage({ user }: PageProps) {
  const { found, isError, retry } = useFound();
  const facts = useFacts();
  if (user.role !== 'pupil') return <Redirect to={HOME} replace />;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6 p-4 sm:p-8">
      <PageIntro title="My journey" tip={TIPS.journey} isBrief />
      {found && facts.data ? (
        <Journey year={yearOrFirst(user.yearGroup)} found={found} facts={facts.data} />
      ) : (
        <Panel title="My map">
          <LoadState
            failed={isError || facts.isError}
            sentence="We couldn’t open your map. Nothing on it is lost."
            onRetry={() => {
              retry();
              void facts.refetch();
            }}
          />
        </Panel>
      )}
    </div>
  );
}

interface JourneyProps {
  year: YearGroup;
  found: Found;
  facts: readonly Fact[];
}

function Journey({ year, found, facts }: JourneyProps) {
  const here = placeNow(found, year);
  const [open, setOpen] = useState(here);
  const finds = findsBy(found, facts);
  return (
    <>
      <JourneyMap
        finds={finds}
        here={here}
        open={open}
        onOpen={(place) => setOpen(place === open ? null : place)}
      />
      {here === null && (
        <Panel title="Here is where we begin">
          <p>The path starts at your garden. Plant some seeds in a game, and off we go!</p>
          <Link href={HOME} className={`${buttonClasses('sunny')} self-start`}>
            Choose a game
          </Link>
        </Panel>
      )}
      {open && <Opened key={open} place={open} finds={finds[open]} />}
      <Stories found={found} year={year} />
    </>
  );
}

/** The finds at a place, newest first. */
function Opened({ place, finds }: { place: Place; finds: readonly Find[] }) {
  return (
    <Panel title={PLACE_NAMES[place]}>
      <ul aria-label={`Found at ${PLACE_NAMES[place]}`} className="grid gap-3 md:grid-cols-2">
        {finds.toReversed().map((find) =>
          find.kind === 'page' ? (
            <li key={`${find.year} ${find.page}`} className="rounded-2xl bg-sky-soft p-2">
              <Link
                href={storyAt(find.year, find.page)}
                className="flex min-h-12 items-center gap-3 rounded-xl px-2 py-1 leading-snug font-bold underline"
              >
                <BookOpen aria-hidden className="size-7 shrink-0 text-sky" />
                {`Page ${find.page + 1} of the Year ${find.year} story`}
              </Link>
            </li>
          ) : (
            <li
              key={find.id}
              className="flex min-h-16 items-center justify-between gap-2 rounded-2xl bg-sun-soft py-2 pr-2 pl-4"
            >
              <p className="leading-snug">{find.fact}</p>
              <ReadAloud text={find.fact} what="what we found" />
            </li>
          ),
        )}
      </ul>
    </Panel>
  );
}

const storyAt = (year: YearGroup, page: number) => `${JOURNEY}/${year}?page=${page + 1}`;

/** The stories that have begun, the pupil’s own year first. */
function Stories({ found, year }: { found: Found; year: YearGroup }) {
  const begun = YEAR_GROUPS.filter((one) => found.pages[one] > 0);
  if (begun.length === 0) return null;
  const others = begun.filter((one) => one !== year);
  return (
    <Panel title="My stories">
      <ul className="flex flex-wrap gap-4">
        {begun.includes(year) && (
          <li>
            <OwnStory year={year} newest={found.pages[year] - 1} />
          </li>
        )}
        {others.map((one) => (
          <li key={one}>
            <Link href={storyAt(one, 0)} className={buttonClasses('quiet')}>
              <BookOpen aria-hidden />
              {`The Year ${one} story`}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Links to the story by its title, opened where the pupil continues. */
function OwnStory({ year, newest }: { year: YearGroup; newest: number }) {
  const { data } = useStory(year);
  return (
    <Link href={storyAt(year, newest)} className={buttonClasses('sunny', 'big')}>
      <BookOpen aria-hidden />
      {data?.story.title ?? 'My story'}
    </Link>
  );
}
