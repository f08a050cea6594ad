import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { gameLabel } from '#games/cards.ts';
import type { User } from '#shared/contract/auth.ts';
import { memory, type Memory, type Plant } from '#shared/contract/memory.ts';
import type { HistoryEntry } from '#shared/contract/play.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import { britishDate } from '#shared/dates.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { serverNow } from '../../../data/clock.ts';
import { useOwnRead } from '../../../data/own-reads.ts';
import { useRead } from '../../../data/use-read.ts';
import { nameOf } from '../../../data/user-name.ts';
import { bedOf } from '../../../shell/bed-of.ts';
import { LoadState } from '../../../shell/load-state.tsx';
import { PageHeading } from '../../../shell/page-intro.tsx';
import type { PageProps } from '../../../shell/page-props.ts';
import { Paper } from '../../../staff/paper.tsx';
import { BedPicture } from '../garden/bed-picture.tsx';
import {
  BED_NAMES,
  BED_TITLES,
  bedsFrom,
  namesakesOf,
  plantsText,
  stagesText,
} from '../garden/beds.ts';

/** One page to print, in the pupil's own words, of what grows in the garden and what was played this week. */
export default function PrintPage({ user }: PageProps) {
  const garden = useOwnRead(memory.getMemory, { staleTime: 0 });
  const history = useOwnRead(pupilContract.getHistory);
  const isReady = garden.data !== undefined && history.data !== undefined;
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-5 p-4 sm:p-8">
      <PageHeading>To show at home</PageHeading>
      <div className="flex flex-wrap gap-3">
        {isReady && <Button onClick={() => window.print()}>Print</Button>}
        <Link href="/profile" className={buttonClasses('quiet')}>
          Back to my profile
        </Link>
      </div>
      {isReady ? (
        <Paper>
          <OnePage user={user} memory={garden.data} history={history.data} />
        </Paper>
      ) : (
        <LoadState
          failed={garden.isError || history.isError}
          sentence="We couldn’t load your page."
          onRetry={() => {
            void garden.refetch();
            void history.refetch();
          }}
        />
      )}
    </div>
  );
}

interface OnePageProps {
  user: User;
  memory: Memory;
  history: readonly HistoryEntry[];
}

function OnePage({ user, memory: { isOn, garden }, history }: OnePageProps) {
  const [now] = useState(serverNow);
  const beds = bedsFrom(garden);
  const flowers = garden.filter(({ stage }) => stage === 'flower');
  // Questions of one kind have one name, and it is said once, where it has grown furthest.
  const known = bedsFrom(flowers);
  const isKnown = ({ item, label }: Plant) => known[bedOf(item)].some((one) => one.label === label);
  const sprouts = garden.filter((plant) => plant.stage === 'sprout' && !isKnown(plant));
  const hasLearnt = isOn && flowers.length + sprouts.length > 0;
  return (
    <article className="sheet-letter" aria-label="My page">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-2xl font-bold">
          {hasLearnt ? 'Look what I have learnt!' : 'Look what I have played!'}
        </h2>
        <p>{britishDate(now)}</p>
      </header>
      <p className="wrap-anywhere">
        {`My name is ${nameOf(user)}, and I am in Year ${user.yearGroup}.`}
      </p>
      {isOn && (
        <Part title="My garden">
          <p>{gardenText(garden)}</p>
          <div className="mt-2 grid grid-cols-2 gap-3 text-center sm:grid-cols-4 print:grid-cols-4">
            {BED_NAMES.map((name) => (
              <div key={name}>
                <BedPicture name={name} plants={beds[name]} />
                <b>{BED_TITLES[name]}</b>
                <br />
                {beds[name].length === 0 ? 'nothing yet' : plantsText(beds[name])}
              </div>
            ))}
          </div>
        </Part>
      )}
      <Part title="My week">
        <p>{weekText(gamesSince(mondayOf(now), history))}</p>
        <OurWeek />
      </Part>
      {isOn && flowers.length > 0 && <Learnt title="What I know well" plants={flowers} />}
      {isOn && sprouts.length > 0 && <Learnt title="What is growing" plants={sprouts} />}
      {hasLearnt && (
        <Part title="Ask me!">
          <p>
            Choose something from this page and ask me: what does it mean, how do you spell it, or
            how do you work it out?
          </p>
        </Part>
      )}
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-xl font-bold">{title}</h3>
      {children}
    </section>
  );
}

/** Of the class as a whole; nothing without a goal. */
function OurWeek() {
  const { data } = useRead(pupilContract.getOwnWeek, {});
  if (!data) return null;
  const { rounds, goal } = data;
  return (
    <p>
      {rounds < goal
        ? `My class has played ${rounds} of ${goal} games.`
        : `My class has played ${rounds} games. Our goal was ${goal}!`}
    </p>
  );
}

/** As many names of each bed as keep the page one page. */
const NAMES = 8;

/** The names of plants by bed. */
function Learnt({ title, plants }: { title: string; plants: readonly Plant[] }) {
  const beds = bedsFrom(plants);
  return (
    <Part title={title}>
      <ul>
        {BED_NAMES.filter((name) => beds[name].length > 0).map((name) => (
          <li key={name} className="wrap-anywhere">
            <b>{`${BED_TITLES[name]}: `}</b>
            {namesText(namesakesOf(beds[name]).flatMap(([first]) => first?.label ?? []))}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function namesText(names: readonly string[]): string {
  const more = names.length - NAMES;
  return `${names.slice(0, NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function gardenText(plants: readonly Plant[]): string {
  if (plants.length === 0) return 'My garden is waiting for its first seed.';
  return `I have grown ${plantsText(plants)}: ${stagesText(plants)}. Each one is something I met in a game, and it grows when I remember it.`;
}

/** Midnight at the start of the week, by the device's own calendar. */
function mondayOf(now: Date): Date {
  const monday = new Date(now);
  monday.setDate(now.getDate() - ((now.getDay() + 6) % 7));
  monday.setHours(0, 0, 0, 0);
  return monday;
}

/** How often each game was finished since then, most first. */
function gamesSince(
  since: Date,
  history: readonly HistoryEntry[],
): [title: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { gameId, createdAt } of history) {
    if (new Date(createdAt) < since) continue;
    const { title } = gameLabel(gameId);
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

function weekText(games: readonly [title: string, count: number][]): string {
  const total = games.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return 'I have not played this week yet.';
  const each = games.map(([title, count]) => `${title} (${count})`).join(', ');
  return `I finished ${total} ${total === 1 ? 'game' : 'games'} this week: ${each}.`;
}
