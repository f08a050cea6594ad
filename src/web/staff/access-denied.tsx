import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CLASSES, HOME } from '../data/paths.ts';
import { useUser } from '../data/user.ts';
import { Mascot } from '../shell/mascot.tsx';
import { PageHeading } from '../shell/page-intro.tsx';
import { TIPS } from '../shell/tips.ts';

const OF_ADMINS = {
  title: 'Access Denied',
  text: "You don't have permission to access the admin panel.",
  tip: TIPS.denied,
  href: HOME,
  action: 'Back to the games',
};
const OF_ADMINS_FOR_TEACHERS = {
  title: 'This page is for admins',
  text: 'Your pupils and their work are with your classes. If you need this page, please ask an admin.',
  tip: TIPS.deniedToTeacher,
  href: CLASSES,
  action: 'Go to my classes',
};
const OF_TEACHERS = {
  ...OF_ADMINS,
  title: 'This page is for teachers',
  text: 'Your account has no classes any more. If that is wrong, please ask an admin.',
};

/** Shown to users who are not owners on an owners' page (D1), and to former teachers on a teachers' page (D10). */
export function AccessDenied({ pageOf = 'admins' }: { pageOf?: 'admins' | 'teachers' }) {
  const { data: user } = useUser();
  const isTeacher = user?.role === 'teacher';
  const ofAdmins = isTeacher ? OF_ADMINS_FOR_TEACHERS : OF_ADMINS;
  const { title, text, tip, href, action } = pageOf === 'admins' ? ofAdmins : OF_TEACHERS;
  return (
    <div className="mx-auto flex min-h-[80dvh] max-w-2xl flex-col justify-center gap-6 p-4">
      <Mascot {...tip} />
      <Card role="alert" className="flex flex-col items-start gap-4">
        <PageHeading>{title}</PageHeading>
        <p>{text}</p>
        <Link href={href} className={buttonClasses('primary', 'big')}>
          {action}
        </Link>
      </Card>
    </div>
  );
}
