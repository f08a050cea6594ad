import { useIsFetching, type QueryFilters } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { admin } from '#shared/contract/admin.ts';
import { isForbidden } from '../../data/refusals.ts';
import { useRead } from '../../data/use-read.ts';
import { Waiting } from '../../shell/mascot.tsx';
import { PageHeading } from '../../shell/page-intro.tsx';
import { StaffPage } from '../../staff/staff-page.tsx';
import { AdminLinks } from './admin-links.tsx';

interface AdminFrameProps {
  title: string;
  /** Why the page's subject could not be read. */
  error?: Error | null;
  children: ReactNode;
}

/** The head of the admin panel and of each page below it; the panels follow together. */
export function AdminFrame({ title, error = null, children }: AdminFrameProps) {
  const setup = useRead(admin.getSetup, {});
  const isThere = useArrival(setup.isLoading);
  return (
    <StaffPage
      pageOf="admins"
      error={isForbidden(error) ? error : setup.error}
      className="max-w-6xl gap-4"
    >
      <header className="flex flex-col gap-3">
        <PageHeading>{title}</PageHeading>
        <AdminLinks />
      </header>
      {!isThere && <Waiting />}
      <div hidden={!isThere} className="flex flex-col gap-3 sm:gap-4">
        {children}
      </div>
    </StaffPage>
  );
}

/**
 * Whether every panel has loaded or failed. They appear together, so that none is pushed down by one above it, and stay
 * while one reads again. `isFirstLoading` says that the page's own first read, which starts with those of the panels,
 * is still under way.
 */
function useArrival(isFirstLoading: boolean): boolean {
  const [isThere, setThere] = useState(!isFirstLoading);
  const loading = useIsFetching(NOT_READ_YET);
  if (!isThere && !isFirstLoading && loading === 0) setThere(true);
  return isThere;
}

const NOT_READ_YET: QueryFilters = { predicate: ({ state }) => state.status === 'pending' };
