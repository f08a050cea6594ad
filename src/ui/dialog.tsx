import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useFocusBack } from './use-focus-back.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What the dialog says besides its title, for screen readers; shown as well unless `quietDescription`. */
  description?: string;
  quietDescription?: boolean;
  closeLabel?: string;
  /** 'wide' fills a phone's screen and holds a game; 'normal' is a card in the middle. */
  size?: 'normal' | 'wide';
  footer?: ReactNode;
  children: ReactNode;
}

const FRAME = {
  normal:
    'top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 rounded-3xl',
  wide: 'inset-0 tall:sm:inset-4 tall:sm:mx-auto tall:sm:max-w-5xl tall:sm:rounded-3xl',
} as const;

/** A modal dialog: focus stays inside, Escape and the cross close it, focus goes back to where it was. */
export function Dialog(props: DialogProps) {
  return (
    <Radix.Root open={props.open} onOpenChange={(next) => !next && props.onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-ink/50" />
        <OpenDialog {...props} />
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The dialog while it is open. */
function OpenDialog(props: DialogProps) {
  const { title, description, quietDescription, size = 'normal' } = props;
  const focus = useFocusBack();
  return (
    <Radix.Content
      {...focus}
      {...(description ? {} : { 'aria-describedby': undefined })}
      className={clsx('fixed z-50 flex flex-col overflow-hidden bg-cream shadow-2xl', FRAME[size])}
    >
      <header className="flex items-center justify-between gap-3 border-b-2 border-line px-4 py-2 sm:px-6">
        <Radix.Title className="text-xl font-bold sm:text-2xl">{title}</Radix.Title>
        <Radix.Close asChild>
          <Button look="plain" size="icon" aria-label={props.closeLabel ?? 'Close'}>
            <X aria-hidden />
          </Button>
        </Radix.Close>
      </header>
      <div className="flex min-h-0 grow flex-col overflow-y-auto px-4 py-4 sm:px-6">
        {description && (
          <Radix.Description className={clsx(quietDescription && 'sr-only')}>
            {description}
          </Radix.Description>
        )}
        {props.children}
      </div>
      {props.footer && (
        <footer className="border-t-2 border-line px-4 py-2 text-center text-base text-ink-soft sm:px-6">
          {props.footer}
        </footer>
      )}
    </Radix.Content>
  );
}
