import { ArrowLeft } from 'lucide-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Link } from 'wouter';
import { together, type PastTogether } from '#shared/contract/together.ts';
import { TOGETHER_MINUTES, TOGETHER_PICTURES, type TogetherPicture } from '#shared/together.ts';
import { Fieldset } from '#ui/fieldset.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { CLASSES } from '../../../data/paths.ts';
import { useRead } from '../../../data/use-read.ts';
import { useAct } from '../../../data/use-act.ts';
import { sentenceOf } from '../../../data/refusals.ts';
import { PageHeading } from '../../../shell/page-intro.tsx';
import { useClass } from '../../../staff/use-class.ts';
import { PICTURE_NAMES } from '../../../shell/together/names.ts';
import { counted } from '../print/texts.ts';
import GrowingPicture from '../../../shell/together/picture.tsx';

/** Starts another picture, but not for an archived class, and shows those that have been grown. */
export function StartTogether({ classId }: { classId: number }) {
  const { data: schoolClass } = useClass(classId);
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6 p-4 sm:p-8">
      <Link href={`${CLASSES}/${classId}`} className={clsx(buttonClasses('quiet'), 'self-start')}>
        <ArrowLeft aria-hidden />
        Back to the class
      </Link>
      <PageHeading>Together</PageHeading>
      {schoolClass?.isArchived ? (
        <p className="text-xl">This class is archived, so no picture can be grown.</p>
      ) : (
        <Choice classId={classId} />
      )}
      <Past classId={classId} />
    </div>
  );
}

/** The class chooses a picture, and the teacher for how long. */
function Choice({ classId }: { classId: number }) {
  const [picture, setPicture] = useState<TogetherPicture>('reef');
  const start = useAct(together.startTogether);
  const { error } = start;
  return (
    <>
      <p className="max-w-[60ch] text-xl">
        Everybody plays what they like on their own tablet. Each finished round makes one picture
        grow, whatever the score.
      </p>
      <Fieldset>
        <legend className="mb-2 text-xl font-bold">Which picture shall we grow?</legend>
        <div className="grid gap-4 sm:grid-cols-3">
          {TOGETHER_PICTURES.map((one) => (
            <label
              key={one}
              className="relative flex cursor-pointer flex-col overflow-hidden rounded-3xl border-4 border-line bg-paper text-center text-xl font-bold has-checked:border-sea has-checked:bg-sea has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky"
            >
              <input
                type="radio"
                name="picture"
                className="sr-only"
                checked={one === picture}
                onChange={() => setPicture(one)}
              />
              <GrowingPicture picture={one} growth={1} className="block w-full" />
              <span className="p-2">{PICTURE_NAMES[one]}</span>
            </label>
          ))}
        </div>
      </Fieldset>
      <div role="group" aria-labelledby="how-long" className="flex flex-col gap-3">
        <h2 id="how-long" className="text-xl font-bold">
          For how long?
        </h2>
        <div className="flex flex-wrap gap-4">
          {TOGETHER_MINUTES.map((minutes) => (
            <Button
              key={minutes}
              look="sunny"
              size="big"
              onClick={() =>
                start.isPending || start.mutate({ params: { classId }, body: { minutes, picture } })
              }
              {...busyButton(start.isPending)}
            >
              {minutes} minutes
            </Button>
          ))}
        </div>
        <p role="alert" className="font-bold text-coral">
          {error && sentenceOf(error)}
        </p>
      </div>
    </>
  );
}

/** What the class has grown within a year; nothing, if there is none or it cannot be read. */
function Past({ classId }: { classId: number }) {
  const { data } = useRead(together.getPastTogethers, { params: { classId } });
  if (!data || data.rows.length === 0) return null;
  return (
    <section aria-labelledby="past">
      <h2 id="past" className="mb-2 text-xl font-bold">
        What we have grown
      </h2>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
        {data.rows.map((one) => (
          <Grown key={one.id} {...one} />
        ))}
      </ul>
    </section>
  );
}

const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });

function Grown({ picture, endedAt, rounds, growth }: PastTogether) {
  return (
    <li className="overflow-hidden rounded-2xl bg-paper shadow-card">
      <GrowingPicture picture={picture} growth={growth} className="block w-full" />
      <p className="p-2">
        <b>{PICTURE_NAMES[picture]}</b>
        {`, ${dayOf(endedAt)}: ${counted(rounds, 'round')}`}
      </p>
    </li>
  );
}
