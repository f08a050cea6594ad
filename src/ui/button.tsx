import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const LOOKS = {
  primary: 'bg-sea text-white ledge [--ledge:#08484c] hover:[filter:brightness(0.92)]',
  sunny: 'bg-sun text-ink ledge [--ledge:#c98f14] hover:bg-[#ffd166]',
  quiet: 'bg-paper text-ink border-edge! ledge hover:bg-cream',
  plain: 'text-ink hover:bg-sun-soft',
  danger: 'bg-coral text-white ledge [--ledge:#7c240c] hover:[filter:brightness(0.92)]',
} as const;

const SIZES = {
  normal: 'min-h-12 px-5 py-2 text-lg max-[18rem]:px-2',
  big: 'min-h-14 px-7 py-3 text-xl',
  icon: 'size-12 shrink-0',
} as const;

export type ButtonLook = keyof typeof LOOKS;

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  size?: keyof typeof SIZES;
}

/** Class names that make a link look like a button. */
export function buttonClasses(look: ButtonLook = 'primary', size: keyof typeof SIZES = 'normal') {
  return clsx(
    'inline-flex items-center justify-center gap-2 text-center rounded-2xl border-2 border-transparent font-bold select-none',
    'active:translate-y-1 active:level disabled:translate-y-0 disabled:opacity-60 disabled:level',
    LOOKS[look],
    SIZES[size],
  );
}

export function Button({ look, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={clsx(buttonClasses(look, size), className)} {...rest} />;
}
