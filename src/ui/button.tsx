import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const LOOKS = {
  primary:
    'bg-sea text-white shadow-[0_4px_0_#08484c] hover:bg-[color-mix(in_srgb,var(--color-sea)_88%,black)]',
  sunny: 'bg-sun text-ink shadow-[0_4px_0_#c98f14] hover:bg-[#ffd166]',
  quiet: 'bg-paper text-ink border-edge! shadow-[0_4px_0_var(--color-line)] hover:bg-cream',
  plain: 'text-ink hover:bg-sun-soft',
  danger:
    'bg-coral text-white shadow-[0_4px_0_#7c240c] hover:bg-[color-mix(in_srgb,var(--color-coral)_88%,black)]',
} as const;

const SIZES = {
  normal: 'min-h-12 px-5 py-2 text-lg',
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
    'active:translate-y-1 active:shadow-none disabled:translate-y-0 disabled:opacity-60 disabled:shadow-none',
    LOOKS[look],
    SIZES[size],
  );
}

export function Button({ look, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={clsx(buttonClasses(look, size), className)} {...rest} />;
}
