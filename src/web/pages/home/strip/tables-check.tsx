import { Play, Timer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { User } from '#shared/contract/auth.ts';
import type { OpenTablesCheck } from '#shared/contract/own-tables-checks.ts';
import type { TablesCheckKind } from '#shared/tables-check.ts';
import { TABLES_CHECK_PAGE } from '../../../data/paths.ts';
import { useOpenTablesChecks } from '../../../data/queries.ts';
import { nextCheck, countQueuedAsDone } from '../../../play/next-check.ts';
import { PressSign } from '../press-sign.tsx';
import { Line, PRESSED } from './line.tsx';

const ABOUT: Record<TablesCheckKind, string> = {
  sitting: 'Your class is doing this now.',
  practice: 'Practise as often as you like.',
};

/** The tables check that a pupil can take, or a message if one has closed since the page was drawn. */
export function useTablesCheck(user: User): { check?: OpenTablesCheck; sentence?: string } {
  const { data } = useOpenTablesChecks(user);
  const checks = countQueuedAsDone(user.id, data?.rows ?? []);
  const check = nextCheck(checks);
  const [wasOpen, setWasOpen] = useState(false);
  if (check) {
    if (!wasOpen) setWasOpen(true);
    return { check };
  }
  if (!wasOpen) return {};
  return {
    sentence:
      checks.length > 0
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
