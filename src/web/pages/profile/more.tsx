import { CircleHelp, Mail } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { LogOutButton } from '../../shell/log-out-button.tsx';
import { Panel } from '../../shell/panel.tsx';

/** Links that have no room in the bottom bar; large screens have the sidebar. */
export function More() {
  return (
    <Panel title="More" className="lg:hidden">
      <div className="grid gap-3 sm:grid-cols-3">
        <Link href="/how-to-play" className={buttonClasses('quiet')}>
          <CircleHelp aria-hidden className="size-6" />
          How to Play
        </Link>
        <Link href="/contact" className={buttonClasses('quiet')}>
          <Mail aria-hidden className="size-6" />
          Contact
        </Link>
        <LogOutButton />
      </div>
    </Panel>
  );
}
