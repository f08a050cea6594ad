import { useEffect } from 'react';
import { NEWEST_PAGE_SIZE } from '#shared/contract/admin.ts';
import { Button } from '#ui/button.tsx';

interface NewerOlderProps {
  /** Counted from 1. */
  page: number;
  total: number;
  label: string;
  onPage: (page: number) => void;
}

/**
 * Page navigation of a list that is newest first; hidden if there is only one page. From a page that is gone, because
 * the last of it was deleted, it turns to the one before.
 */
export function NewerOlder({ page, total, label, onPage }: NewerOlderProps) {
  const pages = Math.max(1, Math.ceil(total / NEWEST_PAGE_SIZE));
  useEffect(() => {
    if (page > pages) onPage(pages);
  }, [page, pages, onPage]);
  if (pages === 1) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-4">
      <Turn isOff={page <= 1} onTurn={() => onPage(page - 1)}>
        Newer
      </Turn>
      <span>{`${page} of ${pages}`}</span>
      <Turn isOff={page >= pages} onTurn={() => onPage(page + 1)}>
        Older
      </Turn>
    </nav>
  );
}

interface TurnProps {
  isOff: boolean;
  onTurn: () => void;
  children: string;
}

/** Not disabled, because the press that turns to the last page would then lose the focus. */
function Turn({ isOff, onTurn, children }: TurnProps) {
  return (
    <Button
      look="quiet"
      aria-disabled={isOff || undefined}
      className="aria-disabled:opacity-60"
      onClick={() => isOff || onTurn()}
    >
      {children}
    </Button>
  );
}
