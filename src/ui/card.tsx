import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A white panel with soft corners on the cream page. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section className={clsx('rounded-3xl bg-paper p-5 shadow-card sm:p-7', className)} {...rest} />
  );
}
