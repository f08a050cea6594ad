import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { createPortal } from 'react-dom';
import { useOpenToastPlace } from './toast-place.ts';

/** Figures of spec S9 Toasts: one at a time, 5 s, swipe 50 px to the right, hotkey F8. */
const SHOWN_MS = 5000;
const SWIPE_PX = 50;
const HOTKEY = ['F8'];
export interface ShownToast {
  id: number;
  title: string;
  text?: string;
  tone?: 'happy' | 'sorry';
  /** News that nobody has asked for just now: it waits until a game is over. */
  canWait?: boolean;
  open: boolean;
}

export interface ToastAreaProps {
  toast: ShownToast | null;
  onDismiss: (toast: ShownToast) => void;
}

/** Where toasts appear: in a row of their own at the foot of the topmost dialog, otherwise of the page. */
export default function ToastArea({ toast, onDismiss }: ToastAreaProps) {
  const place = useOpenToastPlace();
  const viewport = (
    <Radix.Viewport
      hotkey={HOTKEY}
      // Not a live region itself (each toast is); the attribute keeps an open dialog from hiding toasts from screen
      // readers.
      aria-live="off"
      data-toasts
      className={clsx('flex flex-col *:m-2', !place && 'items-end *:w-[calc(100%-1rem)] lg:*:w-md')}
    />
  );
  return (
    <Radix.Provider duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {toast && (
        <ToastView key={toast.id} toast={toast} onDismiss={onDismiss} onEscape={place?.close} />
      )}
      {place ? createPortal(viewport, place.row) : viewport}
    </Radix.Provider>
  );
}

interface ToastViewProps {
  toast: ShownToast;
  onDismiss: (toast: ShownToast) => void;
  /** Closes the dialog that the toast stands in. */
  onEscape: (() => void) | undefined;
}

function ToastView({ toast, onDismiss, onEscape }: ToastViewProps) {
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => !open && onDismiss(toast)}
      // The key is meant for the dialog, unless somebody has gone to the toast; Radix would give it to what opened last.
      onEscapeKeyDown={(event) => {
        if (!onEscape || document.activeElement?.closest('[data-toasts]')) return;
        event.preventDefault();
        onEscape();
      }}
      // Above a dialog, which disables pointer events elsewhere: a tap on a toast must not reach what is behind it.
      style={{ pointerEvents: 'auto' }}
      className={clsx(
        'flex animate-rise items-start gap-3 rounded-2xl border-2 py-2 pr-2 pl-4 leading-snug shadow-card max-sm:min-h-17 max-sm:py-1 max-sm:pr-1 max-sm:text-base max-sm:leading-tight',
        toast.tone === 'sorry' ? 'border-coral bg-coral-soft' : 'border-leaf bg-leaf-soft',
      )}
    >
      <span aria-hidden className="self-center text-2xl max-[22.49rem]:hidden">
        {toast.tone === 'sorry' ? '🌧' : '🌟'}
      </span>
      <div className="grow self-center">
        <Radix.Title className="font-bold">
          {toast.title}
          {toast.text && ' '}
        </Radix.Title>
        {toast.text && (
          <Radix.Description className="wrap-anywhere">{toast.text}</Radix.Description>
        )}
      </div>
      <Radix.Close aria-label="Close message" className="grid size-11 shrink-0 place-items-center">
        <X aria-hidden />
      </Radix.Close>
    </Radix.Root>
  );
}
