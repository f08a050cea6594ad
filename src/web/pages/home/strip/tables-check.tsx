import { Play, Timer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { User } from '#shared/contract/auth.ts';
import type { OpenTablesCheck } from '#shared/contract/own-tables-checks.ts';
import type { TablesCheckKind } from '#shared/tables-check.ts';
import { TABLES_CHECK_PAGE } from '../../../data/paths.ts';
import { useOpenTablesChecks } from '../../../data/own-reads.ts';
import { nextCheck, countQueuedAsDone } from '../../../play/next-check.ts';
import { PressSign } from '../press-sign.tsx';
import { Line, PRESSED } from './line.tsx';

/** What is said of an open check. */
export const ABOUT: Record<TablesCheckKind, string> = {
  sitting: 'Your class is doing this now.',
  practice: 'Practise as often as you like.',
};

/** The tables check that a pupil can take now. */
export function useNextCheck(user: User): OpenTablesCheck | undefined {
  const { data } = useOpenTablesChecks(user);
  return nextCheck(countQueuedAsDone(user.id, data?.rows ?? []));
}

/** The sitting that a pupil can take, or a message if one has closed since the page was drawn. */
export function useSitting(user: User): { sitting?: OpenTablesCheck; sentence?: string } {
  const { data } = useOpenTablesChecks(user);
  const checks = countQueuedAsDone(user.id, data?.rows ?? []);
  const check = nextCheck(checks);
  const sitting = check?.kind === 'sitting' ? check : undefined;
  const [wasOpen, setWasOpen] = useState(false);
  if (sitting) {
    if (!wasOpen) setWasOpen(true);
    return { sitting };
  }
  if (!wasOpen) return {};
  return {
    sentence: checks.some(({ kind }) => kind === 'sitting')
      ? 'Well done! You’ve done the tables check.'
      : 'The tables check is closed now.',
  };
}

export function CheckLine({ check }: { check: OpenTablesCheck }) {
  return (
    <Line
      title="Tables check"
      text={<p>{ABOUT[check.kind]}</p>}
      picture={<Timer className="size-8! text-leaf" />}
      border="border-leaf"
    >
      <Link href={TABLES_CHECK_PAGE} className={PRESSED}>
        <PressSign icon={Play} look="primary">
          Go <span className="sr-only">to the tables check</span>
        </PressSign>
      </Link>
    </Line>
  );
}
