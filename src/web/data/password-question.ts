// The question for the password, which the server wants again before some calls. The app shows it above anything else.
import { createStore, useStore } from '#ui/store.ts';
import type { ApiError } from './request.ts';

interface PasswordQuestion {
  /** The call is made again, or fails as it did. */
  answer: (isGiven: boolean) => void;
  /** The session is over. */
  fail: (error: ApiError) => void;
}

const question = createStore<PasswordQuestion | null>(null);
let asked: Promise<boolean> | null = null;

/** True once the password was given, false if not; calls made at the same time share one question. */
export function askForPassword(): Promise<boolean> {
  asked ??= new Promise<boolean>((answer, fail) => question.set({ answer, fail })).finally(() => {
    asked = null;
    question.set(null);
  });
  return asked;
}

/** The question that waits for an answer; null for none. */
export const usePasswordQuestion = () => useStore(question);
