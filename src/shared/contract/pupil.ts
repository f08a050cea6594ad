// The endpoints that every page may call; those for owners are loaded with the admin pages.
import { auth } from './auth.ts';
import { ownDue } from './own-due.ts';
import { ownRecordings } from './own-recordings.ts';
import { ownTablesChecks } from './own-tables-checks.ts';
import { ownTogether } from './own-together.ts';
import { ownWeek } from './own-week.ts';
import { ownWork } from './own-work.ts';
import { payment } from './payment.ts';
import { play } from './play.ts';
import { rounds } from './rounds.ts';
import { user } from './user.ts';

export const pupilContract = {
  ...auth,
  ...user,
  ...play,
  ...rounds,
  ...ownWork,
  ...ownDue,
  ...ownRecordings,
  ...ownTablesChecks,
  ...ownTogether,
  ...ownWeek,
  ...payment,
} as const;
