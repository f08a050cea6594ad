import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { Link, Redirect, useLocation, useParams, useSearch } from 'wouter';
import { ReadAloud } from '#games/kit/screen/read-aloud.tsx';
import { yearOrFirst, type YearGroup } from '#shared/years.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { JOURNEY } from '../../data/paths.ts';
import { LoadState } from '../../shell/load-state.tsx';
import { PageHeading } from '../../shell/page-intro.tsx';
import type { PageProps } from '../../shell/page-props.ts';
import { Panel } from '../../shell/panel.tsx';
import type { DrawnStory } from '../../shell/journey/story.ts';
import { useFound, useStory } from '../../shell/journey/use-journey.ts';

/** The found part of a year's story. */
export default function StoryPage({ user }: PageProps) {
  const { year: asked } = useParams<{ year: string }>();
  const year = yearOrFirst(Number(asked));
  const { found, isError, retry } = useFound();
  const { data, isError: isMissing, refetch } = useStory(year);
  if (user.role !== 'pupil' || found?.pages[year] === 0) return <Redirect to={JOURNEY} replace />;
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-4 p-4 sm:gap-6 sm:p-8">
      <Link href={JOURNEY} className={`${buttonClasses('quiet')} self-start`}>
        <ArrowLeft aria-hidden />
        Back to the map
      </Link>
      <PageHeading>{data?.story.title ?? 'A story'}</PageHeading>
      {found && data ? (
        <Reader {...data} year={year} pages={found.pages[year]} />
      ) : (
        <Panel title="Your story">
          <LoadState
            failed={isError || isMissing}
            sentence="We couldn’t open the story. It’s still yours: try again later."
            onRetry={() => {
              retry();
              void refetch();
            }}
          />
        </Panel>
      )}
    </div>
  );
}

/** Text sizes for learners, smaller from year to year. */
const TYPE: Readonly<Record<YearGroup, string>> = {
  1: 'text-2xl sm:text-[1.75rem]',
  2: 'text-2xl sm:text-[1.75rem]',
  3: 'text-xl sm:text-2xl',
  4: 'text-xl sm:text-2xl',
  5: 'text-lg sm:text-xl',
  6: 'text-lg sm:text-xl',
};

interface ReaderProps extends DrawnStory {
  year: YearGroup;
  /** How many pages have been found. */
  pages: number;
}

function Reader({ story, drawings, people, peopleAtFirst, year, pages }: ReaderProps) {
  const [, navigate] = useLocation();
  const asked = Number(new URLSearchParams(useSearch()).get('page'));
  const at = Math.min(Math.max(1, Math.trunc(asked) || 1), pages);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const page = story.pages[at - 1];
  if (!page) return null;
  const { text, picture } = page;
  const Picture = picture && drawings[picture.drawing];
  const paragraphs = text.split('\n');
  const isEnd = at === story.pages.length;

  function turnTo(next: number) {
    navigate(`${JOURNEY}/${year}?page=${next}`, { replace: true });
    document.documentElement.scrollTop = 0;
    headingRef.current?.focus({ preventScroll: true });
  }

  return (
    <article className="overflow-hidden rounded-3xl bg-paper shadow-card">
      {Picture && <Picture shows={picture.shows} />}
      <div className="flex flex-col gap-4 p-5 sm:p-8">
        <div className="-my-2 flex min-h-12 items-center justify-between">
          <h2
            ref={headingRef}
            tabIndex={-1}
            className="text-lg font-bold text-ink-soft outline-none"
          >
            {`Page ${at}`}
          </h2>
          <ReadAloud text={paragraphs} what="the page" />
        </div>
        <div className={clsx('flex max-w-[65ch] flex-col gap-4 leading-relaxed', TYPE[year])}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {isEnd && <p className="text-center font-bold">The end</p>}
        </div>
        <div className="flex flex-wrap justify-between gap-3">
          {at > 1 && (
            <Button look="quiet" onClick={() => turnTo(at - 1)}>
              <ArrowLeft aria-hidden />
              Page before
            </Button>
          )}
          {at < pages && (
            <Button className="ml-auto" onClick={() => turnTo(at + 1)}>
              Next page
              <ArrowRight aria-hidden />
            </Button>
          )}
        </div>
      </div>
      {!Picture && (at === 1 ? peopleAtFirst : people)}
    </article>
  );
}
