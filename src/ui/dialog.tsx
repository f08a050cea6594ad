import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useToastPlace } from './toast-place.ts';
import { useDialogFocus } from './use-dialog-focus.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** A sentence under the title, which screen readers say with it. */
  description?: string;
  /** Id of the part of the dialog that describes it, read out with the title. */
  describedBy?: string;
  closeLabel?: string;
  /** Small buttons next to the close button. */
  tools?: ReactNode;
  /**
   * 'wide' fills a phone's screen, for games, and is not closed by a tap outside; 'normal' is a card in the middle, and
   * 'broad' one with room for two columns on a screen held sideways.
   */
  size?: 'normal' | 'broad' | 'wide';
  /** Only its buttons close it, no slip of a finger: what is in it cannot be shown again. */
  isShownOnce?: boolean;
  footer?: ReactNode;
  /** Buttons that stay in view below the scrolling content. */
  actions?: ReactNode;
  /** Called after closing if the element that had the focus is gone; moves the focus elsewhere. */
  onFocusLost?: () => void;
  children: ReactNode;
}

const CARD =
  'top-1/2 left-1/2 max-h-[calc(100dvh-1rem)] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 rounded-3xl tall:max-h-[calc(100dvh-2rem)]';

const FRAME = {
  normal: CARD,
  broad: `${CARD} upright:max-w-2xl wide:max-w-5xl`,
  wide: 'inset-0 mx-auto max-w-6xl short:grid short:grid-cols-[auto_minmax(0,1fr)_auto] short:grid-rows-[auto_minmax(0,1fr)] short:items-center framed:inset-4 framed:max-w-5xl framed:rounded-3xl grand:max-w-[84rem]!',
} as const;

/** On a low or short screen the title, the footer and the close button share one row. */
const IN_ONE_ROW = {
  header: 'short:contents',
  title: 'short:py-1 short:pl-4',
  close: 'short:col-start-3 short:row-start-1 short:mr-2',
  body: 'max-[22.49rem]:px-2.5 short:col-span-3 short:row-start-2 short:self-stretch short:border-t-2 short:border-line short:px-4 short:py-3',
  footer:
    'short:col-start-2 short:row-start-1 short:border-0 short:p-0 short:text-sm short:leading-tight',
} as const;

const stayOpen = (event: Event) => event.preventDefault();

/** A modal dialog: focus stays inside, Escape and the close button close it, and focus returns to where it was. */
export function Dialog(props: DialogProps) {
  const { open, onClose, description, size = 'normal', isShownOnce = false } = props;
  const focus = useDialogFocus(open, props.onFocusLost);
  const row = size === 'wide' ? IN_ONE_ROW : null;
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-ink opacity-50" />
        <Radix.Content
          {...focus}
          {...(description ? {} : { 'aria-describedby': props.describedBy })}
          {...((size === 'wide' || isShownOnce) && { onInteractOutside: stayOpen })}
          {...(isShownOnce && { onEscapeKeyDown: stayOpen })}
          className={clsx(
            'fixed z-50 flex flex-col overflow-hidden bg-cream shadow-card outline-hidden',
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
            {description && <Radix.Description>{description}</Radix.Description>}
            {props.children}
          </div>
          {props.actions && (
            <div className="flex flex-wrap gap-2 border-t-2 border-line px-4 pt-3 pb-4 *:grow *:px-2! max-[22.49rem]:*:text-base! sm:gap-3 sm:px-6">
              {props.actions}
            </div>
          )}
          {props.footer && <div className={clsx(FOOTER, row?.footer)}>{props.footer}</div>}
          <ToastRow onClose={isShownOnce ? () => {} : onClose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Empty, and of no height, while there is no toast. */
function ToastRow({ onClose }: Pick<DialogProps, 'onClose'>) {
  return (
    <div ref={useToastPlace(onClose)} className="shrink-0 short:col-span-3 short:row-start-3" />
  );
}

/** Not on a small phone, nor on what is left of a screen at a zoom of 400 %: there keys and verdicts need its room. */
const FOOTER =
  '[@media(width<40rem)_and_(height<46rem)]:hidden text-balance border-t-2 border-line px-2 py-1.5 text-center text-sm text-ink-soft min-[22.5rem]:text-base sm:px-6 roomy:py-2';

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
