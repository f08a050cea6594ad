import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { HOME } from '../../data/paths.ts';
import { Mascot } from '../../shell/mascot.tsx';
import { PageHeading } from '../../shell/page-intro.tsx';
import { TIPS } from '../../shell/tips.ts';

export default function NotFoundPage() {
  return (
    <div className="mx-auto flex min-h-[80dvh] max-w-2xl flex-col justify-center gap-6 p-4 max-sm:[&_.owl]:size-18">
      <Mascot {...TIPS.notFound} />
      <Card className="flex flex-col items-start gap-4">
        <PageHeading>404 Page Not Found</PageHeading>
        <p>Did you forget to add the page to the router?</p>
        <Link href={HOME} className={buttonClasses('primary', 'big')}>
          Take me home
        </Link>
      </Card>
    </div>
  );
}
