import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

function Door({ field = false }: { field?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="A door"
        describedBy="inside"
        actions={<button onClick={() => setOpen(false)}>Go on</button>}
      >
        <p id="inside">A room full of balloons.</p>
        {field && <input aria-label="Name" autoFocus />}
      </Dialog>
    </>
  );
}

async function openDoor(props: { field?: boolean } = {}) {
  const user = userEvent.setup();
  render(<Door {...props} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'A door' }) };
}

describe('A dialog', () => {
  it('has the focus itself when it opens, so that one more Enter does not close it', async () => {
    const { user, dialog } = await openDoor();
    expect(dialog).toHaveFocus();
    expect(dialog).toHaveAccessibleDescription('A room full of balloons.');
    await user.keyboard('{Enter}');
    expect(dialog).toBeVisible();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Go on' })).toHaveFocus();
  });

  it('leaves the focus in a field that takes it', async () => {
    await openDoor({ field: true });
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  it('gives the focus back to what opened it', async () => {
    const { user } = await openDoor();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });
});
