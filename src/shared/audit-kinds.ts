// The kinds of audit event, and the sentence that the screen shows for each.

/** Changes to accounts. */
export const ACCOUNT_EVENTS = [
  'owner-created',
  'teacher-created',
  'pupil-created',
  'class-joined',
  'class-left',
  'username-changed',
  'display-name-changed',
  'year-changed',
  'account-switched-on',
  'account-switched-off',
  'made-owner',
  'made-pupil',
  'password-reset',
  'own-password-changed',
  'sessions-ended',
  'play-settings-changed',
  'memory-switched-on',
  'memory-switched-off',
  'account-deleted',
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset',
  'second-factor-required',
  'second-factor-optional',
  'recovery-codes-renewed',
  'recovery-code-used',
  'payment-refunded',
  'payment-refund-failed',
  'payment-disputed',
  'payment-dispute-won',
  'payment-dispute-lost',
  'payment-kept',
  // Only in entries from before events had kinds.
  'account-changed',
] as const;

export const SIGN_IN_EVENTS = [
  'logged-in',
  'log-in-failed',
  'log-in-refused',
  'confirmation-failed',
  'confirmation-refused',
] as const;

/** Reads; saving a file counts as reading. */
export const READ_EVENTS = [
  'statistics-read',
  'students-read',
  'students-exported',
  'student-read',
  'student-exported',
  'admins-read',
  'messages-read',
  'audit-log-read',
  'audit-log-exported',
  'payments-read',
  'accounts-listed',
  'teachers-read',
  'class-read',
] as const;

const OTHER_EVENTS = [
  'class-created',
  'class-changed',
  'class-deleted',
  'message-marked',
  'message-deleted',
  'setup-changed',
  'round-key-rotated',
  'payment-failed',
  'payment-refused',
  'payment-noted',
  'backup-made',
  'backup-failed',
  'backup-restored',
] as const;

/** Every kind. To add one, add it to a list above and its sentence below; the compiler asks for both. */
export const AUDIT_KINDS = [
  ...ACCOUNT_EVENTS,
  ...SIGN_IN_EVENTS,
  ...READ_EVENTS,
  ...OTHER_EVENTS,
] as const;

export type AuditKind = (typeof AUDIT_KINDS)[number];
export type ReadKind = (typeof READ_EVENTS)[number];

/** Who can act: an account, or somebody without one; 'visitor' is a browser in which nobody is signed in. */
export const ACTOR_KINDS = ['account', 'command-line', 'application', 'visitor'] as const;

export type ActorKind = (typeof ACTOR_KINDS)[number];

/** What happened, worded to follow who did it and precede whom it was done to. */
export const AUDIT_SENTENCES: Record<AuditKind, string> = {
  'owner-created': 'Created an admin account',
  'teacher-created': 'Created a teacher’s account',
  'pupil-created': 'Created a pupil’s account',
  'class-joined': 'Put into a class',
  'class-left': 'Took out of a class',
  'username-changed': 'Changed the username',
  'display-name-changed': 'Changed the name shown',
  'year-changed': 'Changed the year group',
  'account-switched-on': 'Switched the account on',
  'account-switched-off': 'Switched the account off',
  'made-owner': 'Made the account an admin',
  'made-pupil': 'Made the account a pupil again',
  'password-reset': 'Set a new password',
  'own-password-changed': 'Changed their own password',
  'sessions-ended': 'Signed the account out everywhere',
  'play-settings-changed': 'Changed the play settings',
  'memory-switched-on': 'Switched the memory for games on',
  'memory-switched-off': 'Switched the memory for games off',
  'account-deleted': 'Deleted the account',
  'second-factor-on': 'Turned on two-step log-in',
  'second-factor-off': 'Turned off two-step log-in',
  'second-factor-reset': 'Took away two-step log-in',
  'second-factor-required': 'Required two-step log-in of all admins and teachers',
  'second-factor-optional': 'Made two-step log-in optional',
  'recovery-codes-renewed': 'Made new recovery codes',
  'recovery-code-used': 'Used a recovery code',
  'payment-refunded': 'Heard from Stripe that money was given back',
  'payment-refund-failed': 'Heard from Stripe that giving money back failed',
  'payment-disputed': 'Heard from Stripe that a payment is disputed',
  'payment-dispute-won': 'Heard from Stripe that a dispute was won',
  'payment-dispute-lost': 'Heard from Stripe that a dispute was lost',
  'payment-kept': 'Kept the account after a change of its payment',
  'payment-failed': 'Heard from Stripe that a payment did not arrive',
  'payment-refused': 'Heard of a payment that does not fit its registration',
  'payment-noted': 'Acknowledged a payment without an account',
  'account-changed': 'Changed the account',
  'logged-in': 'Logged in',
  'log-in-failed': 'Failed to log in',
  'log-in-refused': 'Was refused after too many tries to log in',
  'confirmation-failed': 'Failed to confirm who they are',
  'confirmation-refused': 'Was refused after too many tries to confirm who they are',
  'statistics-read': 'Read the statistics and the newest comments',
  'students-read': 'Read the list of students',
  'students-exported': 'Saved the list of students as a file',
  'student-read': 'Read a student’s page',
  'student-exported': 'Saved a student’s games as a file',
  'admins-read': 'Read the list of admins',
  'messages-read': 'Read the messages',
  'audit-log-read': 'Read the audit log',
  'audit-log-exported': 'Saved the audit log as a file',
  'payments-read': 'Read the refunds, disputes and failed payments',
  'accounts-listed': 'Listed the accounts',
  'teachers-read': 'Read the list of teachers',
  'class-read': 'Read a class and its pupils',
  'class-created': 'Made a class',
  'class-changed': 'Changed a class',
  'class-deleted': 'Deleted a class',
  'message-marked': 'Marked a message as read or unread',
  'message-deleted': 'Deleted a message',
  'setup-changed': 'Changed the set-up checklist',
  'round-key-rotated': 'Replaced the key that rounds are signed with',
  'backup-made': 'Made the nightly backup',
  'backup-failed': 'Could not make the nightly backup',
  'backup-restored': 'Restored a backup',
};
