import { describe, expect, it } from 'vitest';
import { ApiError } from './request.ts';
import { toasts } from './toasts.ts';
import { nameOf } from './user-name.ts';

const error = new ApiError(409, '409: That username is already taken.');
const user = { username: 'mia', displayName: 'Mia' };

const HAPPY = [
  [toasts.loggedIn(user), 'Login successful', 'Welcome back, Mia!'],
  [toasts.registered, 'Registration successful', 'Your account has been created successfully.'],
  [toasts.loggedOut, 'Logged out', 'You have been logged out successfully.'],
  [toasts.yearGroupSet(4), 'Year group updated', 'Your year group has been set to Year 4.'],
  [toasts.avatarSet, 'Avatar updated', undefined],
  [
    toasts.feedbackGiven,
    'Thank you for your feedback!',
    'Your feedback helps us improve the game.',
  ],
  [toasts.avatarsUnlocked, 'New Avatars Unlocked!', undefined],
  [toasts.messageSent, 'Message Sent!', 'Thanks! Your message has been sent to the team.'],
] as const;

const SORRY = [
  [toasts.loginFailed(error), 'Login failed', error.message],
  [toasts.registrationFailed(error), 'Registration failed', error.message],
  [toasts.logoutFailed(error), 'Logout failed', error.message],
  [toasts.yearChangeFailed(error), 'Update failed', error.message],
  [toasts.yearSelectionFailed(error), 'Error updating year group', error.message],
  [toasts.avatarFailed(error), 'Error updating avatar', error.message],
  [toasts.avatarsNotLoaded(error), 'Failed to load avatars', error.message],
  [toasts.completionFailed(error), 'Error recording game completion', error.message],
  [toasts.feedbackFailed, 'Error submitting feedback', 'Failed to submit feedback'],
  [toasts.messageMissing, 'Message Required', 'Please enter a message before sending.'],
  [toasts.emailInvalid, 'Invalid Email', 'Please enter a valid email address.'],
  [toasts.messageFailed, 'Error', 'Failed to send message. Please try again later.'],
] as const;

describe('toasts', () => {
  it.each(HAPPY)('%o is good news', (toast, title, text) => {
    expect(toast).toEqual({ title, text, tone: 'happy' });
  });

  it.each(SORRY)('%o is bad news', (toast, title, text) => {
    expect(toast).toEqual({ title, text, tone: 'sorry' });
  });
});

describe('nameOf', () => {
  it('nameOf is the display name', () => expect(nameOf(user)).toBe('Mia'));
  it('nameOf falls back to the username', () =>
    expect(nameOf({ username: 'mia', displayName: '' })).toBe('mia'));
});
