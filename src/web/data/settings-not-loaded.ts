import type { ToastText } from '#ui/toast.tsx';

/** Apart from the other toasts: the first screen needs it, and none of what those are made of. */
export const SETTINGS_NOT_LOADED: ToastText = {
  title: 'The play settings didn’t open',
  text: 'Maybe the internet isn’t working. Please try again.',
  tone: 'sorry',
};
