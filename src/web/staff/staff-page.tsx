import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { ADMIN, CLASSES, WORDS } from '../data/paths.ts';
import { isForbidden } from '../data/refusals.ts';
import { AccessDenied } from './access-denied.tsx';

const BACK = {
  admin: { href: ADMIN, text: 'Back to the Admin Panel' },
  classes: { href: CLASSES, text: 'All classes' },
  words: { href: WORDS, text: 'All word lists' },
} as const;

interface StaffPageProps {
  pageOf: 'admins' | 'teachers';
  /** Why the page's subject could not be read. */
  error?: Error | null;
  backTo?: keyof typeof BACK;
  /** Its width and the room between its parts. */
  className?: string;
  children: ReactNode;
}

/** A page of teachers or owners; for anybody else it says that it is not theirs. */
export function StaffPage(props: StaffPageProps) {
  const { pageOf, error = null, backTo, className = 'max-w-6xl gap-6', children } = props;
  if (isForbidden(error)) return <AccessDenied pageOf={pageOf} />;
  return (
    // No line of prose is longer than about 75 characters.
    <div className={clsx('mx-auto flex flex-col p-4 sm:p-8 [&_p]:max-w-[60ch]', className)}>
      {backTo && <BackLink to={backTo} />}
      {children}
    </div>
  );
}

/** Leads to the page that this one is below. */
export function BackLink({ to }: { to: keyof typeof BACK }) {
  const { href, text } = BACK[to];
  return (
    <Link href={href} className={clsx(buttonClasses('quiet'), 'self-start print:hidden')}>
      <ArrowLeft aria-hidden />
      {text}
    </Link>
  );
}
