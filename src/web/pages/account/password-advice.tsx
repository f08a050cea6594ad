import type { ReactNode } from 'react';
import { isEasyToGuess } from './weak-password.ts';

interface PasswordAdviceProps {
  password: string;
  username: string;
}

/** Advises against a password that is easy to guess, which may be used all the same. */
export default function PasswordAdvice({ password, username }: PasswordAdviceProps): ReactNode {
  return (
    <p role="status" className="rounded-2xl bg-sun-soft px-4 py-3 empty:hidden">
      {isEasyToGuess(password, username) &&
        'Somebody could guess that one. Try three words in a row, like frog-cake-moon.'}
    </p>
  );
}
