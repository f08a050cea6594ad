// A new school year: classes move up, and pupils leave (D10). Loaded in the browser with the pages of teachers.
import { z } from 'zod/mini';
import { yearGroupSchema } from '../years.ts';
import { classNameSchema, classParams, memberParams, schoolYearSchema } from './classes.ts';
import { noContent, rowId, type Endpoint } from './endpoint.ts';
import { myDataSchema } from './my-data.ts';

const LEAVERS_MAX = 2000;

const leaverIds = z.array(rowId).check(z.maxLength(LEAVERS_MAX));

const moveUpSchema = z.object({
  /** Answers what would happen, and changes nothing. */
  dryRun: z.boolean(),
  /**
   * The pupils who leave the class. If missing, those for whom there is no next year; everybody leaves a Year 6 class.
   */
  leaverIds: z.optional(leaverIds),
  /** Its new name, if the year is part of it. */
  name: z.optional(classNameSchema),
  /** Keeps the class code, so that printed links still lead to the class page. */
  keepCode: z.optional(z.boolean()),
  /** The school year that the dry run answered: nothing is changed if the class has moved up since. */
  schoolYear: z.optional(schoolYearSchema),
});

const movedPupilSchema = z.object({
  id: z.int(),
  displayName: z.string(),
  avatar: z.string(),
  /**
   * 'move-up': into the next year; 'stay': in the class and in the same year; 'leave-class': out of this class, but not out
   * of `otherClasses`; 'leave': the account is archived.
   */
  action: z.enum(['move-up', 'stay', 'leave-class', 'leave']),
  yearGroup: z.nullable(yearGroupSchema),
  /** From now on. */
  nextYearGroup: z.nullable(yearGroupSchema),
  /** Names of the pupil's other classes that are not archived. */
  otherClasses: z.array(z.string()),
});

export type MovedPupil = z.infer<typeof movedPupilSchema>;

/** A class as it will be, or is, and what becomes of each pupil. */
const movedClassSchema = z.object({
  classId: z.int(),
  formerName: z.string(),
  name: z.string(),
  yearGroup: z.nullable(yearGroupSchema),
  schoolYear: z.string(),
  /** Whether the class itself is archived, with its leavers: a Year 6 class. */
  isArchived: z.boolean(),
  /** The archived class for the pupils who leave a class that continues; null in a dry run and if nobody leaves. */
  leaversClassId: z.nullable(z.int()),
  /** The pupils, by name. */
  rows: z.array(movedPupilSchema),
  total: z.int(),
});

export type MovedClass = z.infer<typeof movedClassSchema>;

export const schoolYear = {
  moveUp: {
    method: 'POST',
    path: '/api/classes/:classId/move-up',
    access: 'teacher',
    repeat: 'key',
    confirm: 'password',
    confirmWhen: z.object({ dryRun: z.literal(false) }),
    summary:
      'Move a class and its pupils up to the next school year and archive those who leave; a dry run shows what would happen. 404 if the class is not the caller’s; 409 if it is archived, has moved up already, or a named pupil is not in it',
    params: classParams,
    body: moveUpSchema,
    success: 200,
    reply: movedClassSchema,
  },
  getLeaverCopy: {
    method: 'GET',
    path: '/api/classes/:classId/pupils/:userId/copy',
    access: 'teacher',
    confirm: 'password',
    summary:
      'All data about a leaver of this archived class, as the pupil would see it; 404 if the pupil is not the caller’s, 409 if the pupil is not a leaver',
    params: memberParams,
    success: 200,
    reply: myDataSchema,
  },
  deletePupils: {
    method: 'POST',
    path: '/api/classes/:classId/delete-pupils',
    access: 'teacher',
    repeat: 'key',
    confirm: 'password',
    summary:
      'Delete the accounts and all data of leavers of this archived class; 404 if the class is not the caller’s, 409 if a pupil is not a leaver',
    params: classParams,
    body: z.object({ userIds: leaverIds }),
    success: 204,
    reply: noContent,
  },
} as const satisfies Record<string, Endpoint>;
