import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { classPupil, type PupilPage } from '#shared/contract/class-pupil.ts';
import type { ClassWithPupils } from '#shared/contract/classes.ts';
import { map } from '#shared/contract/map.ts';
import { lastPlayedText } from '#shared/dates.ts';
import { Button } from '#ui/button.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { CLASSES } from '../../../data/paths.ts';
import { isNotFound } from '../../../data/refusals.ts';
import { useAct } from '../../../data/use-act.ts';
import { useRead } from '../../../data/use-read.ts';
import { DownloadButton } from '../../../staff/download-button.tsx';
import { Loaded, Missing } from '../../../staff/loaded.tsx';
import { PlaySettingsPanel } from '../../../staff/play-settings-panel.tsx';
import '../../../staff/sheet.css';
import { ClassFrame } from '../class-frame.tsx';
import { namesShown, useHiddenNames } from '../names/hidden-names.ts';
import { NamesSwitch } from '../names/names-switch.tsx';
import { CardSheet } from '../cards/card-sheet.tsx';
import { useMadeCards } from '../cards/made-cards.ts';
import { counted, dayOfDevice, dayText } from '../print/texts.ts';
import { CommentsPanel, GamesPanel, MistakesPanel, StrengthsPanel, WorkPanel } from './panels.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

/** One pupil, for a teacher: what was played, what is known, what to do next, and how the pupil plays. */
export default function PupilPageOfClass() {
  const userId = Number(useParams<{ userId: string }>().userId);
  const [areHidden, setHidden] = useHiddenNames();
  return (
    <ClassFrame
      title={({ pupils }) => namesShown(pupils, areHidden).get(userId) ?? 'Pupil'}
      tools={<NamesSwitch areHidden={areHidden} onChange={setHidden} />}
    >
      {(schoolClass) => (
        <OnePupil
          key={`${schoolClass.id} ${userId}`}
          schoolClass={schoolClass}
          userId={userId}
          name={namesShown(schoolClass.pupils, areHidden).get(userId) ?? 'This pupil'}
          areHidden={areHidden}
        />
      )}
    </ClassFrame>
  );
}

interface OnePupilProps {
  schoolClass: ClassWithPupils;
  userId: number;
  /** What the pupil is called on the screen. */
  name: string;
  /** Whether pupils have numbers instead of names. */
  areHidden: boolean;
}

function OnePupil({ schoolClass, userId, name, areHidden }: OnePupilProps) {
  const params = { classId: schoolClass.id, userId };
  const read = useRead(classPupil.getPupil, { params });
  const settings = useRead(classPupil.getPupilPlaySettings, { params: { userId } });
  const { mutateAsync } = useAct(classPupil.setPupilPlaySettings);
  const { cards, keep, forget } = useMadeCards(schoolClass.id);
  const [tab, setTab] = useState<'learning' | 'help'>('learning');
  if (isNotFound(read.error)) return <Missing>We can’t find that pupil in this class.</Missing>;
  if (cards?.every((card) => card.userId === userId)) {
    return <CardSheet schoolClass={schoolClass} cards={cards} onDone={forget} />;
  }
  return (
    <Loaded read={read} failure="Failed to load the pupil">
      {(page) => (
        <>
          {cards && (
            <p className="rounded-2xl bg-sun-soft p-4">
              {`Not printed yet: ${counted(cards.length, 'card')} of this class. `}
              <Link href={`${CLASSES}/${schoolClass.id}/cards`} className="font-bold underline">
                Print them
              </Link>
            </p>
          )}
          <Facts page={page} name={name} areHidden={areHidden} />
          <Tabs
            label="About this pupil"
            current={tab}
            onChange={setTab}
            tabs={[
              {
                name: 'learning',
                label: 'Learning',
                content: (
                  <Learning
                    page={page}
                    schoolClass={schoolClass}
                    name={name}
                    areHidden={areHidden}
                  />
                ),
              },
              {
                name: 'help',
                label: 'Help and sign-in',
                content: (
                  <div className="flex flex-col gap-6">
                    <SignInPanel
                      classId={schoolClass.id}
                      pupil={page.pupil}
                      name={name}
                      areHidden={areHidden}
                      onMade={keep}
                    />
                    <PlaySettingsPanel
                      read={settings}
                      onSave={(body) => mutateAsync({ params: { userId }, body })}
                    />
                  </div>
                ),
              },
            ]}
          />
        </>
      )}
    </Loaded>
  );
}

interface LearningProps extends Omit<OnePupilProps, 'userId'> {
  page: PupilPage;
}

/** What the pupil has played and learnt, to read, print and take away as a file. */
function Learning({ page, schoolClass, name, areHidden }: LearningProps) {
  const { id: classId } = schoolClass;
  const [today] = useState(dayOfDevice);
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => window.print()}>
          Print
        </Button>
        {!areHidden && (
          <DownloadButton
            endpoint={map.exportMap}
            input={{ params: { classId }, query: { pupil: page.pupil.id } }}
            of={`progress of ${name}`}
            name="Progress.csv"
          />
        )}
      </div>
      <div className="sheet bg-transparent!">
        <div className="mb-4 hidden print:block">
          <h2 className="text-2xl font-bold">{name}</h2>
          <p>{`${schoolClass.name} · ${schoolClass.schoolYear} · printed on ${dayText(today)}`}</p>
        </div>
        <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
          <StrengthsPanel {...page} />
          <MistakesPanel {...page} classId={classId} />
          <GamesPanel {...page} />
          <div className="flex flex-col gap-6">
            <WorkPanel {...page} classId={classId} />
            <CommentsPanel {...page} classId={classId} />
          </div>
        </div>
      </div>
    </>
  );
}

function Facts({ page: { pupil, garden }, name, areHidden }: Omit<LearningProps, 'schoolClass'>) {
  const { avatar, yearGroup, gamesCompleted, lastPlayed } = pupil;
  const [now] = useState(() => new Date());
  const last = lastPlayedText(lastPlayed === null ? null : new Date(lastPlayed), now);
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {!areHidden && (
        <span aria-hidden className="text-4xl">
          {avatar}
        </span>
      )}
      <span>{yearGroup === null ? 'No year yet' : `Year ${yearGroup}`}</span>
      <span>{gamesCompleted === 1 ? '1 game' : `${gamesCompleted} games`}</span>
      <span>{`Last played: ${last}`}</span>
      <span>{garden ? gardenText(garden) : `What ${name} meets is not remembered`}</span>
    </p>
  );
}

function gardenText({ seed, sprout, flower, thirsty }: NonNullable<PupilPage['garden']>): string {
  const due = thirsty === 0 ? 'none due' : `${thirsty} due for revision`;
  return `Garden: ${counted(seed, 'seed')}, ${counted(sprout, 'sprout')}, ${counted(flower, 'flower')}, ${due}`;
}
