import { useEffect } from 'react';
import { NEWEST_PAGE_SIZE } from '#shared/contract/admin.ts';
import { busyButton } from '#ui/busy-button.ts';
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
  const [isFirst, isLast] = [page <= 1, page >= pages];
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-4">
      <Button look="quiet" {...busyButton(isFirst)} onClick={() => isFirst || onPage(page - 1)}>
        Newer
      </Button>
      <span>{`${page} of ${pages}`}</span>
      <Button look="quiet" {...busyButton(isLast)} onClick={() => isLast || onPage(page + 1)}>
        Older
      </Button>
    </nav>
  );
}
