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
  /** Who leaves the class; without it, those for whom there is no next year. Of a Year 6 class, all leave. */
  leaverIds: z.optional(leaverIds),
  /** Its name from now on, where the year is part of it. */
  name: z.optional(classNameSchema),
  /** Keeps the class code, so that what was printed still leads to the class page. */
  keepCode: z.optional(z.boolean()),
  /** The school year that the dry run answered: nothing is changed if the class has moved up meanwhile. */
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
  /** The archived class that those who leave a class that goes on are in; null in a dry run, and if nobody leaves. */
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
    confirm: 'password',
    confirmWhen: z.object({ dryRun: z.literal(false) }),
    summary:
      'Move a class and its pupils up to the next school year and archive those who leave; a dry run first. 404 for a class of others; 409 if it is archived or has moved up already, or if somebody named is not in it',
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
      'All that is kept about a pupil of an archived class who is in no other, as the pupil sees it; 404 for a pupil of others, 409 for anybody else',
    params: memberParams,
    success: 200,
    reply: myDataSchema,
  },
  deletePupils: {
    method: 'POST',
    path: '/api/classes/:classId/delete-pupils',
    access: 'teacher',
    confirm: 'password',
    summary:
      'Delete accounts of pupils of an archived class who are in no other, with all that is kept of them; 404 for a class of others, 409 for anybody else',
    params: classParams,
    body: z.object({ userIds: leaverIds }),
    success: 204,
    reply: noContent,
  },
} as const satisfies Record<string, Endpoint>;
