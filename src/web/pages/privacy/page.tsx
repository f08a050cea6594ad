import { Link } from 'wouter';
import { ReadAloud } from '#games/kit/screen/read-aloud.tsx';
import { useUser } from '../../data/user.ts';
import { useAppName } from '../../shell/app-name.ts';
import { PageIntro } from '../../shell/page-intro.tsx';
import { Panel } from '../../shell/panel.tsx';
import { TIPS } from '../../shell/tips.ts';
import { ForAdults } from './for-adults.tsx';
import { MyData } from './my-data.tsx';
import { promises } from './texts.ts';

export default function PrivacyPage() {
  const appName = useAppName();
  const { data: user } = useUser();
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6 p-4 sm:p-8">
      <PageIntro title="Your privacy" tip={TIPS.privacy} />
      <div className="grid gap-6 md:grid-cols-2">
        {promises(appName).map(({ title, icon: Icon, sentences }) => (
          <Panel key={title} title={title} className="relative [&>h2]:pr-10">
            <span className="absolute top-4 right-4">
              <ReadAloud text={[title, ...sentences].join('. ')} what={`‘${title}’`} />
            </span>
            <div className="flex gap-4">
              <span className="grid size-14 shrink-0 place-content-center rounded-full bg-sun-soft max-[18rem]:hidden">
                <Icon aria-hidden className="size-8" />
              </span>
              <ul className="flex min-w-0 flex-col gap-2 wrap-anywhere">
                {sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </div>
          </Panel>
        ))}
      </div>
      {user ? <MyData username={user.username} /> : <LogInFirst />}
      <ForAdults />
    </div>
  );
}

function LogInFirst() {
  return (
    <Panel title="See what we keep about you">
      <p>
        <Link href="/auth" className="inline-block py-2.5 font-bold underline">
          Log in
        </Link>{' '}
        and come back here to see it all.
      </p>
    </Panel>
  );
}
