import type { ToastText } from '#ui/toast.tsx';
import { finishedText, totalOf, type Finished } from './finished.ts';
import { nameOf, type Named } from './user-name.ts';

const happy = (title: string, text?: string): ToastText => ({ title, text, tone: 'happy' });
const news = (title: string, text: string): ToastText => ({ ...happy(title, text), canWait: true });
const sorry = (title: string, text?: string): ToastText => ({ title, text, tone: 'sorry' });

/** A failure's toast: its title and the error. */
const failed = (title: string) => (error: unknown) =>
  sorry(title, error instanceof Error ? error.message : String(error));

const waitedText = (sent: Finished) =>
  `${finishedText(sent)} ${totalOf(sent) === 1 ? 'was' : 'were'} waiting here.`;

const sentText = ({ games, checks }: Finished) => {
  if (games > 0) return 'All your games have been sent!';
  return checks === 1 ? 'Your tables check has been sent!' : 'Your tables checks have been sent!';
};

/** Every toast of the product (spec S8 Toasts), but for that of the first screen. */
export const toasts = {
  loggedIn: (user: Named) => happy('Login successful', `Welcome back, ${nameOf(user)}!`),
  loginFailed: failed('Login failed'),
  registered: happy('Registration successful', 'Your account has been created successfully.'),
  registrationFailed: failed('Registration failed'),
  wordListKept: happy('The list is saved'),
  loggedOut: happy('Logged out', 'You have been logged out successfully.'),
  logoutFailed: failed('Logout failed'),

  yearGroupSet: (year: number) =>
    happy('Year group updated', `Your year group has been set to Year ${year}.`),
  yearChangeFailed: failed('Update failed'),
  yearSelectionFailed: failed('Error updating year group'),
  avatarSet: happy('Avatar updated'),
  avatarFailed: failed('Error updating avatar'),
  avatarsNotLoaded: failed('Failed to load avatars'),

  completionFailed: failed('Error recording game completion'),
  checkFailed: failed('Your tables check wasn’t saved'),
  finishedSent: (sent: Finished) => news(sentText(sent), waitedText(sent)),
  avatarsUnlocked: happy('New Avatars Unlocked!'),
  avatarsUnlockedLater: (sent: Finished) =>
    news('New Avatars Unlocked!', `${sentText(sent)} ${waitedText(sent)}`),
  feedbackGiven: happy('Thank you for your feedback!', 'Your feedback helps us improve the game.'),
  feedbackKept: happy(
    'Thank you for your feedback!',
    'It’s saved on this device and will be sent later.',
  ),
  feedbackFailed: sorry('Error submitting feedback', 'Failed to submit feedback'),

  messageMissing: sorry('Message Required', 'Please enter a message before sending.'),
  emailInvalid: sorry('Invalid Email', 'Please enter a valid email address.'),
  messageSent: happy('Message Sent!', 'Thanks! Your message has been sent to the team.'),
  messageFailed: sorry('Error', 'Failed to send message. Please try again later.'),

  // For owners (beyond spec S8).
  accountChanged: (text: string) => happy('Account changed', text),
  accountFailed: failed('The account wasn’t changed'),
  passwordChanged: happy('Password changed', 'Your other devices have been logged out.'),
  passwordFailed: failed('The password wasn’t changed'),
  devicesLoggedOut: (text: string) => happy('Logged out', text),
  devicesFailed: failed('Nobody was logged out'),
  accountNotLoaded: sorry(
    'That didn’t open',
    'Maybe the internet isn’t working. Please try again.',
  ),
  downloadFailed: failed('The file wasn’t saved'),
  adminActFailed: failed('That didn’t work'),
  factorTurnedOn: happy('Two-step log-in is on', 'Your other devices have been logged out.'),
  factorTurnedOff: happy('Two-step log-in is off', 'Your other devices have been logged out.'),
} as const;
