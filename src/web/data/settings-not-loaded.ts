import type { ToastText } from '#ui/toast.tsx';

/** Apart from the other toasts: the first screen needs it, and none of what those are made of. */
export const SETTINGS_NOT_LOADED: ToastText = {
  title: 'The play settings did not open',
  text: 'Maybe the internet is not working. Please try again.',
  tone: 'sorry',
};
