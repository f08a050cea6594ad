// Asks for the password before something that needs it, in one dialog above whatever is on the screen.
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { PasswordDialog } from './password-dialog.tsx';

let root: Root | null = null;
let asking: Promise<boolean> | null = null;

/**
 * True once the password was given, false when it was not: whoever asked makes the call again, or leaves what was typed as it
 * is. Calls at the same moment share one question. Fails with the ApiError by which the session is over.
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
