import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { PRIVACY } from '../../data/paths.ts';
import { useAppName } from '../../shell/app-name.ts';
import { PageIntro } from '../../shell/page-intro.tsx';
import { Panel } from '../../shell/panel.tsx';
import { TIPS } from '../../shell/tips.ts';
import { Drawing } from './drawing.tsx';

export default function AboutPage() {
  const appName = useAppName();
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6 p-4 sm:p-8">
      <PageIntro title="About" tip={TIPS.about} />
      <Story appName={appName} />
      <div className="grid gap-6 md:grid-cols-2">
        <Panel title="What we keep">
          <p>
            We keep your username, your year, your avatar, the games you finish and what you tell us
            about them. Your password is scrambled, so nobody can read it.
          </p>
          <p>Only you and the grown-ups who look after {appName} can see it.</p>
          <ButtonLink href={PRIVACY}>More about your privacy</ButtonLink>
        </Panel>
        <Panel title="Where to next?">
          <p>Find out how each game works, or write to us. We love to hear your ideas!</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/how-to-play">How the games work</ButtonLink>
            <ButtonLink href="/contact">Write to us</ButtonLink>
          </div>
        </Panel>
      </div>
      <div className="text-base text-ink-soft">
        <p>Contains public sector information licensed under the Open Government Licence v3.0</p>
        <p>
          The emoji were drawn by the Twemoji project (CC BY 4.0).{' '}
          <a href="/licences.txt" className="inline-block py-2.5 underline">
            Licences of our fonts and emoji
          </a>
        </p>
      </div>
    </div>
  );
}

function Story({ appName }: { appName: string }) {
  return (
    <Panel title="The story of the creator" className="relative md:pr-[36%]!">
      <p>
        {appName} was thought up by somebody who is still at school: a child creator, built with AI
        help.
      </p>
      <p>
        It began with a simple wish: practising maths and English should feel like going on an
        adventure. So there were sketches of mountains to climb, balloons to save and secret words
        to find, and an owl to keep everybody company.
      </p>
      <p>
        The child had the ideas, tried out the games and said what was fun and what was not. The AI
        helped to turn the ideas into code. You can make things too. It all begins with an idea!
      </p>
      <Drawing />
    </Panel>
  );
}

function ButtonLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={buttonClasses('quiet')}>
      {children}
    </Link>
  );
}
