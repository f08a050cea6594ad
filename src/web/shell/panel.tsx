import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import { Card } from '#ui/card.tsx';

interface PanelProps extends ComponentProps<'section'> {
  title: string;
}

/** A section of a page: a card with its heading, which labels it and can be focused. */
export function Panel({ title, className, children, ...rest }: PanelProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className={clsx('flex min-w-0 flex-col gap-4', className)} {...rest}>
      <h2 id={id} tabIndex={-1} className="text-2xl font-bold wrap-anywhere outline-none">
        {title}
      </h2>
      {children}
    </Card>
  );
}
