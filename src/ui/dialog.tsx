import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';

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
  /** Called after closing when what had the focus before is gone; says where it goes instead. */
  onFocusLost?: () => void;
  children: ReactNode;
}

const FRAME = {
  normal:
    'top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 rounded-3xl',
  wide: 'inset-0 tall:sm:inset-4 tall:sm:mx-auto tall:sm:max-w-5xl tall:sm:rounded-3xl',
} as const;

/** Remembers what had the focus when a dialog opened, and gives it back unless something else has taken it meanwhile. */
function useFocusReturn(onFocusLost: (() => void) | undefined) {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (document.activeElement !== document.body) return;
      const { current } = before;
      if (current instanceof HTMLElement && current.isConnected && current !== document.body) {
        current.focus();
      } else onFocusLost?.();
    },
  };
}

/** A modal dialog: focus stays inside, Escape and the cross close it, focus goes back to where it was. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, quietDescription, size = 'normal' } = props;
  const focusReturn = useFocusReturn(props.onFocusLost);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-ink/50" />
        <Radix.Content
          {...focusReturn}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={clsx(
            'fixed z-50 flex flex-col overflow-hidden bg-cream shadow-2xl',
            FRAME[size],
          )}
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
      </Radix.Portal>
    </Radix.Root>
  );
}
