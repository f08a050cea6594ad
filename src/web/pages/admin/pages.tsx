import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ADMIN_PAGE_SIZE } from '#shared/contract/admin.ts';
import { Button } from '#ui/button.tsx';
import { pagesWithButton } from './table-state.ts';

interface PagesProps {
  /** Counted from 1. */
  page: number;
  /** Rows on all pages. */
  total: number;
  onPage: (page: number) => void;
}

/** Five page buttons, Previous and Next (spec S9 Admin table), and which rows are shown. */
export function Pages({ page, total, onPage }: PagesProps) {
  const pages = Math.max(1, Math.ceil(total / ADMIN_PAGE_SIZE));
  const first = (page - 1) * ADMIN_PAGE_SIZE + 1;
  const last = Math.min(total, page * ADMIN_PAGE_SIZE);
  const shown = first <= total ? `Pupils ${first} to ${last} of ${total}` : `${total} pupils`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status">{shown}</p>
      {(pages > 1 || page > 1) && (
        <nav aria-label="Pages of pupils" className="flex flex-wrap gap-1.5">
          <Step label="Previous page" to={page - 1} pages={pages} onPage={onPage}>
            <ChevronLeft aria-hidden />
          </Step>
          {pagesWithButton(Math.min(page, pages), pages).map((number) => (
            <Button
              key={number}
              look={number === page ? 'primary' : 'quiet'}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              className="min-w-11 px-2!"
              onClick={() => onPage(number)}
            >
              {number}
            </Button>
          ))}
          <Step label="Next page" to={page + 1} pages={pages} onPage={onPage}>
            <ChevronRight aria-hidden />
          </Step>
        </nav>
      )}
    </div>
  );
}

interface StepProps {
  label: string;
  to: number;
  pages: number;
  onPage: (page: number) => void;
  children: ReactNode;
}

/** Not disabled, because the press that turns to the last page would then lose the focus. */
function Step({ label, to, pages, onPage, children }: StepProps) {
  const isOff = to < 1 || to > pages;
  return (
    <Button
      look="quiet"
      aria-label={label}
      className="min-w-11 px-1! aria-disabled:opacity-60"
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onPage(to)}
    >
      {children}
    </Button>
  );
}
