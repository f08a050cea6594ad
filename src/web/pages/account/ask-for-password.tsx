// Asks for the password again, in one dialog above anything else.
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { PasswordDialog } from './password-dialog.tsx';

let root: Root | null = null;
let asking: Promise<boolean> | null = null;

/**
 * True once the password was given, false if not: the caller repeats the call, or leaves what was typed as it is.
 * Simultaneous calls share one dialog. Rejects with the ApiError if the session is over.
 */
export function askForPassword(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

function ask(): Promise<boolean> {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  return new Promise((resolve, reject) => {
    const answer = (settle: () => void) => () => {
      show(false);
      settle();
    };
    const show = (open: boolean) =>
      root?.render(
        <StrictMode>
          <PasswordDialog
            open={open}
            onConfirmed={answer(() => resolve(true))}
            onClose={answer(() => resolve(false))}
            onSignedOut={(error) => answer(() => reject(error))()}
          />
        </StrictMode>,
      );
    show(true);
  });
}
