import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useDialogFocus } from './use-dialog-focus.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** A description for screen readers; shown as well unless `quietDescription`. */
  description?: string;
  quietDescription?: boolean;
  /** Id of the part of the dialog that describes it, read out with the title. */
  describedBy?: string;
  closeLabel?: string;
  /** Small buttons beside the close button. */
  tools?: ReactNode;
  /** 'wide' fills a phone's screen, for games, and is not closed by a tap outside; 'normal' is a card in the middle. */
  size?: 'normal' | 'wide';
  footer?: ReactNode;
  /** Buttons that stay in view below the scrolling content. */
  actions?: ReactNode;
  /** Called after closing if the element that had the focus is gone; moves the focus elsewhere. */
  onFocusLost?: () => void;
  children: ReactNode;
}

const FRAME = {
  normal:
    'top-1/2 left-1/2 max-h-[calc(100dvh-1rem)] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 rounded-3xl tall:max-h-[calc(100dvh-2rem)]',
  wide: 'inset-0 low:grid low:grid-cols-[auto_minmax(0,1fr)_auto] low:grid-rows-[auto_minmax(0,1fr)] low:items-center tall:sm:inset-4 tall:sm:mx-auto tall:sm:max-w-5xl tall:sm:rounded-3xl grand:max-w-6xl!',
} as const;

/** On a low screen the title, the footer and the close button share one row. */
const IN_ONE_ROW = {
  header: 'low:contents',
  title: 'low:py-1 low:pl-4',
  close: 'low:col-start-3 low:row-start-1 low:mr-2',
  body: 'max-[22.49rem]:px-2.5 low:col-span-3 low:row-start-2 low:self-stretch low:border-t-2 low:border-line low:px-4 low:py-3',
  footer: 'low:col-start-2 low:row-start-1 low:border-0 low:p-0 low:text-sm low:leading-tight',
} as const;

const stayOpen = (event: Event) => event.preventDefault();

/** A modal dialog: focus stays inside, Escape and the close button close it, and focus returns to where it was. */
export function Dialog(props: DialogProps) {
  const { open, onClose, description, quietDescription, size = 'normal' } = props;
  const focus = useDialogFocus(open, props.onFocusLost);
  const row = size === 'wide' ? IN_ONE_ROW : null;
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-ink/50" />
        <Radix.Content
          {...focus}
          {...(description ? {} : { 'aria-describedby': props.describedBy })}
          {...(size === 'wide' && { onInteractOutside: stayOpen })}
          className={clsx(
            'fixed z-50 flex flex-col overflow-hidden bg-cream shadow-2xl outline-hidden',
            FRAME[size],
          )}
        >
          <Header title={props.title} closeLabel={props.closeLabel ?? 'Close'} row={row}>
            {props.tools}
          </Header>
          {/* Contains absolutely positioned elements: nothing hidden in it may make the frame scroll. */}
          <div
            className={clsx(
              'relative flex min-h-0 grow flex-col overflow-y-auto p-4 sm:px-6',
              row?.body,
            )}
          >
            {description && (
              <Radix.Description className={clsx(quietDescription && 'sr-only')}>
                {description}
              </Radix.Description>
            )}
            {props.children}
          </div>
          {props.actions && (
            <div className="flex flex-wrap gap-2 border-t-2 border-line px-4 pt-3 pb-4 *:grow *:px-2! max-[22.49rem]:*:text-base! sm:gap-3 sm:px-6">
              {props.actions}
            </div>
          )}
          {props.footer && <div className={clsx(FOOTER, row?.footer)}>{props.footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Not on the low part of a screen that is left at a zoom of 400 %, where it would take a quarter of it. */
const FOOTER =
  '[@media(width<40rem)_and_(height<22rem)]:hidden border-t-2 border-line px-2 py-1.5 text-center text-sm text-ink-soft min-[22.5rem]:text-base sm:px-6 roomy:py-2';

interface HeaderProps {
  title: ReactNode;
  closeLabel: string;
  row: typeof IN_ONE_ROW | null;
  children: ReactNode;
}

function Header({ title, closeLabel, row, children }: HeaderProps) {
  return (
    // No header or footer: a dialog is in no section, so that they would be landmarks of the page.
    <div
      className={clsx(
        'flex items-center justify-between gap-3 border-b-2 border-line py-1 pr-2 pl-4 sm:px-6 roomy:py-2',
        row?.header,
      )}
    >
      <Radix.Title
        className={clsx(
          'text-lg leading-tight font-bold min-[22.5rem]:text-xl roomy:text-2xl',
          row?.title,
        )}
      >
        {title}
      </Radix.Title>
      <div className={clsx('flex shrink-0', row?.close)}>
        {children}
        <Radix.Close asChild>
          <Button look="plain" size="icon" aria-label={closeLabel}>
            <X aria-hidden />
          </Button>
        </Radix.Close>
      </div>
    </div>
  );
}
