import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { HOME } from '../../../data/guard.ts';
import { Mascot } from '../../../shell/mascot.tsx';
import { PageHeading } from '../../../shell/page-intro.tsx';
import { TIPS } from '../../../shell/tips.ts';

/** An admin page for somebody who is not an owner (D1). */
export function AccessDenied() {
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6 p-4 sm:pt-16">
      <Mascot {...TIPS.denied} />
      <Card role="alert" className="flex flex-col items-start gap-4">
        <PageHeading>Access Denied</PageHeading>
        <p>{"You don't have permission to access the admin panel."}</p>
        <Link href={HOME} className={buttonClasses('primary', 'big')}>
          Back to the games
        </Link>
      </Card>
    </div>
  );
}
