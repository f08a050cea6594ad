import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { TABLES_CHECK } from '#games/ids.ts';
import type { PageProps } from '../../shell/page-props.ts';
import { HOME, TABLES_CHECK_PAGE } from '../../data/paths.ts';
import { CheckDialog, type FinishedCheck } from './check-dialog.tsx';
import { CheckResult } from './check-result.tsx';
import { BeforeCheck } from './before-check.tsx';

/**
 * The tables check of a pupil (D11). Like a game, a check under way is named in the address: the Back button ends it,
 * and a reload begins a new paper.
 */
export default function TablesCheckPage({ user }: PageProps) {
  const search = new URLSearchParams(useSearch());
  const checkId = Number(search.get('check')) || null;
  const [, navigate] = useLocation();
  const [finished, setFinished] = useState<FinishedCheck | null>(null);
  const begin = (id: number) => {
    setFinished(null);
    // `play` says to every page that somebody is playing.
    const query = new URLSearchParams({ play: TABLES_CHECK, check: String(id) });
    navigate(`${TABLES_CHECK_PAGE}?${query}`);
  };
  const leave = () => navigate(TABLES_CHECK_PAGE, { replace: true });
  return (
    <>
      <BeforeCheck user={user} onBegin={begin} />
      {checkId !== null && (
        <CheckDialog
          user={user}
          checkId={checkId}
          onClose={leave}
          onFinish={(check) => {
            setFinished(check);
            leave();
          }}
        />
      )}
      {finished && (
        <CheckResult
          key={finished.sent.playId}
          user={user}
          finished={finished}
          onClose={() => navigate(HOME, { replace: true })}
        />
      )}
    </>
  );
}
