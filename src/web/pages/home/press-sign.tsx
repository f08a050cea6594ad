import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClasses, type ButtonLook } from '#ui/button.tsx';

interface PressSignProps {
  icon: LucideIcon;
  look: ButtonLook;
  children?: ReactNode;
}

/** Looks like a button on a tile or line that can be pressed anywhere; only the sign moves. */
export function PressSign({ icon: Icon, look, children }: PressSignProps) {
  return (
    <span
      className={clsx(
        buttonClasses(look, 'icon'),
        'h-9! w-auto! gap-1! rounded-full! px-2 text-base leading-none group-active:translate-y-1 group-active:level roomy:h-11! roomy:px-4 roomy:text-lg',
      )}
    >
      <Icon aria-hidden className="size-4.5! fill-current roomy:size-5!" />
      {children && <span>{children}</span>}
    </span>
  );
}
