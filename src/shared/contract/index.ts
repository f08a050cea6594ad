// The list of all endpoints. The server uses it whole, the browser in parts.
import { account } from './account.ts';
import { admin } from './admin.ts';
import { audit } from './audit.ts';
import { classes } from './classes.ts';
import { classPupil } from './class-pupil.ts';
import { classReports } from './class-reports.ts';
import { classCards } from './class-cards.ts';
import { comments } from './comments.ts';
import { contact } from './contact.ts';
import { description } from './description.ts';
import type { Endpoint } from './endpoint.ts';
import { evidence } from './evidence.ts';
import { idlePupils } from './idle-pupils.ts';
import { lesson } from './lesson.ts';
import { map } from './map.ts';
import { memory } from './memory.ts';
import { ownerPayments } from './owner-payments.ts';
import { predictions } from './predictions.ts';
import { pupilContract } from './pupil.ts';
import { roster } from './roster.ts';
import { schoolYear } from './school-year.ts';
import { secondFactor } from './second-factor.ts';
import { schoolAccount } from './school-account.ts';
import { tablesChecks } from './tables-check.ts';
import { teachers } from './teachers.ts';
import { signIn } from './sign-in.ts';
import { together } from './together.ts';
import { work } from './work.ts';
import { wordLists } from './word-lists.ts';

export const contract = {
  ...pupilContract,
  ...account,
  ...contact,
  ...memory,
  ...admin,
  ...audit,
  ...secondFactor,
  ...description,
  ...ownerPayments,
  ...classes,
  ...roster,
  ...schoolYear,
  ...teachers,
  ...predictions,
  ...idlePupils,
  ...signIn,
  ...schoolAccount,
  ...classCards,
  ...comments,
  ...classReports,
  ...classPupil,
  ...lesson,
  ...together,
  ...work,
  ...wordLists,
  ...map,
  ...evidence,
  ...tablesChecks,
} as const satisfies Record<string, Endpoint>;
