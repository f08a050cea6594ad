import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

interface RoomProps {
  /** The button that opened the dialog goes away while it is open. */
  isOpenerTaken?: boolean;
  onClosed?: () => void;
  onFocusLost?: () => void;
  /** A field in the dialog takes the focus at once. */
  hasField?: boolean;
}

/** A page with a button that opens a dialog. */
function Room(props: RoomProps) {
  const { isOpenerTaken = false, hasField = false, onClosed, onFocusLost = () => {} } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    flushSync(() => setOpen(false));
    onClosed?.();
  };
  return (
    <>
      {!(isOpen && isOpenerTaken) && <button onClick={() => setOpen(true)}>Open</button>}
      <button>Other</button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="A box"
        footer="Under it"
        onFocusLost={onFocusLost}
      >
        {hasField && <input aria-label="Name" autoFocus />}
        <button onClick={close}>Done</button>
      </Dialog>
    </>
  );
}

async function openRoom(room = <Room />) {
  const hands = userEvent.setup();
  render(room);
  await hands.click(screen.getByRole('button', { name: 'Open' }));
  return { hands, dialog: await screen.findByRole('dialog', { name: 'A box' }) };
}

/** A dialog gives the focus back a moment after it has closed. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));
const button = (name: string) => screen.getByRole('button', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('a dialog', () => {
  it('an opened dialog has and holds the focus itself, so that another Enter does not close it', async () => {
    const { hands, dialog } = await openRoom();
    expect(dialog).toHaveTextContent('Under it');
    expect(dialog).not.toHaveAttribute('aria-describedby');
    expect(dialog).toHaveFocus();
    await hands.keyboard('{Enter}');
    expect(dialog).toBeVisible();
    for (const name of ['Close', 'Done', 'Close']) {
      await hands.tab();
      expect(button(name)).toHaveFocus();
    }
  });

  it.each([
    ['Escape', async (hands: ReturnType<typeof userEvent.setup>) => hands.keyboard('{Escape}')],
    [
      'its cross',
      async (hands: ReturnType<typeof userEvent.setup>) => hands.click(button('Close')),
    ],
    [
      'its own button',
      async (hands: ReturnType<typeof userEvent.setup>) => hands.click(button('Done')),
    ],
  ])(
    'a dialog that closes by %s always returns the focus to the element that opened it, whatever the page decides',
    async (_, close) => {
      const onFocusLost = vi.fn();
      const { hands } = await openRoom(<Room onFocusLost={onFocusLost} />);
      await close(hands);
      await closed();
      await waitFor(() => expect(button('Open')).toHaveFocus());
      await hands.keyboard('{Enter}');
      await screen.findByRole('dialog');
      await close(hands);
      await closed();
      await waitFor(() => expect(button('Open')).toHaveFocus());
      expect(onFocusLost).not.toHaveBeenCalled();
    },
  );

  it('a field in a dialog keeps the focus that it takes, and the focus still returns afterwards', async () => {
    const { hands } = await openRoom(<Room hasField />);
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await hands.keyboard('{Escape}');
    await waitFor(() => expect(button('Open')).toHaveFocus());
  });

  it('a part of a dialog, above the buttons that stay in view, describes it', () => {
    render(
      <Dialog
        open
        onClose={() => {}}
        title="A box"
        describedBy="inside"
        actions={<button>Go on</button>}
      >
        <p id="inside">Full of balloons</p>
      </Dialog>,
    );
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Full of balloons');
    expect(button('Go on')).toBeVisible();
  });

  it('a dialog has its description, whether shown or only read out', () => {
    render(
      <Dialog open onClose={() => {}} title="A box" description="What is in it">
        -
      </Dialog>,
    );
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('What is in it');
  });

  it('a dialog closes once', async () => {
    const onClose = vi.fn();
    render(
      <Dialog open onClose={onClose} title="A box" closeLabel="Put it away">
        -
      </Dialog>,
    );
    await userEvent.click(button('Put it away'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('a tap beside a dialog', () => {
  it.each([
    ['a card', 1, {}],
    ['a game', 0, { size: 'wide' }],
    ['what is shown only once', 0, { isShownOnce: true }],
  ] as const)('a tap beside %s closes it %i times', async (_what, closed, props) => {
    const onClose = vi.fn();
    render(
      <Dialog open onClose={onClose} title="A box" {...props}>
        -
      </Dialog>,
    );
    // It listens from the moment after it has opened.
    await aMoment();
    const veil = screen.getByRole('dialog').previousElementSibling;
    await userEvent.click(veil ?? document.body);
    await aMoment();
    expect(onClose).toHaveBeenCalledTimes(closed);
  });
});

it('what is shown only once is closed by its own buttons, and not by Escape', async () => {
  const onClose = vi.fn();
  render(
    <Dialog open onClose={onClose} title="A box" isShownOnce>
      -
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(button('Close'));
  expect(onClose).toHaveBeenCalledOnce();
});

describe('the focus after a dialog', () => {
  it('the focus after a dialog moves where the page decides when the opening element is gone', async () => {
    const { hands } = await openRoom(
      <Room isOpenerTaken onFocusLost={() => button('Other').focus()} />,
    );
    await hands.keyboard('{Escape}');
    await waitFor(() => expect(button('Other')).toHaveFocus());
  });

  it('the focus after a dialog stays where it was moved in the meantime', async () => {
    const { hands } = await openRoom(<Room onClosed={() => button('Other').focus()} />);
    await hands.keyboard('{Escape}');
    await closed();
    await aMoment();
    expect(button('Other')).toHaveFocus();
  });

  it('the focus after a dialog is left to a dialog that follows', async () => {
    function Chain() {
      const [title, setTitle] = useState('');
      return (
        <>
          <button onClick={() => setTitle('A box')}>Open</button>
          {title && (
            <Dialog key={title} open onClose={() => setTitle('Another box')} title={title}>
              -
            </Dialog>
          )}
        </>
      );
    }
    const { hands } = await openRoom(<Chain />);
    await hands.keyboard('{Escape}');
    const second = await screen.findByRole('dialog', { name: 'Another box' });
    await aMoment();
    expect(second).toHaveFocus();
  });
});
