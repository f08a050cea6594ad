import { useState, type ReactNode } from 'react';
import { Button, type ButtonLook } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { busyButton } from '#ui/busy-button.ts';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen, in one or two sentences. */
  text: string;
  action: string;
  look?: ButtonLook;
  disabled?: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  onFocusLost?: () => void;
  children?: ReactNode;
}

/**
 * Confirms an action that cannot be undone or that affects somebody else. It stays open while the action is under way,
 * which nothing could call back any more.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, action, look = 'primary', busy, onConfirm } = props;
  const close = () => {
    if (!busy) props.onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={text}
      onFocusLost={props.onFocusLost}
    >
      <form
        className="mt-4 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!props.disabled && !busy) onConfirm();
        }}
      >
        {props.children}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={close} {...busyButton(busy)}>
            Cancel
          </Button>
          <Button type="submit" look={look} disabled={props.disabled} {...busyButton(busy)}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface AskFirstProps extends Pick<
  ConfirmDialogProps,
  'title' | 'text' | 'action' | 'look' | 'busy' | 'onFocusLost'
> {
  /** What the button says that opens the question, and its look. */
  button: ReactNode;
  buttonLook: ButtonLook;
  /** Called when it is confirmed; `close` ends the question. */
  onConfirm: (close: () => void) => void;
}

/** A button that asks before it acts. */
export function AskFirst({ button, buttonLook, onConfirm, ...question }: AskFirstProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button look={buttonLook} onClick={() => setAsking(true)}>
        {button}
      </Button>
      <ConfirmDialog
        {...question}
        open={isAsking}
        onConfirm={() => onConfirm(close)}
        onClose={close}
      />
    </>
  );
}
