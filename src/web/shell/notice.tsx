import type { LucideIcon } from 'lucide-react';

/** One calm line above the page. */
export function Notice({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <p className="flex items-center justify-center gap-3 border-b-2 border-line bg-sun-soft px-4 py-2 text-base leading-snug">
      <Icon aria-hidden className="size-6 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
