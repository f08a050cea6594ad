import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { fadeWhereMore } from './fade-where-more.ts';

/** A table that scrolls by itself on a narrow screen; give it a caption or aria-label. */
export function Table({ className, ...rest }: ComponentProps<'table'>) {
  return (
    // Contains absolutely positioned elements: text for screen readers must not widen the page.
    <div ref={fadeWhereMore} className="relative overflow-x-auto">
      <table className={clsx('w-full border-collapse text-left', className)} {...rest} />
    </div>
  );
}

export function HeadCell({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={clsx('border-b-2 border-line px-3 py-2 font-bold text-ink-soft', className)}
      {...rest}
    />
  );
}

export function Cell({ className, ...rest }: ComponentProps<'td'>) {
  return <td className={clsx('border-b border-line px-3 py-2', className)} {...rest} />;
}
