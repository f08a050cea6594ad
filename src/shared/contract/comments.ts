// Comments of a class's pupils, and the worry list (D10). Loaded in the browser with the pages of teachers.
import { z } from 'zod/mini';
import { classParams } from './classes.ts';
import { moment, noContent, numberUpTo, pageNumber, rowId, type Endpoint } from './endpoint.ts';

const idInPath = numberUpTo(2_147_483_647);
/** Far more than any school has. */
const LEADS_MAX = 50;

const commentFields = {
  id: z.int(),
  userId: z.int(),
  displayName: z.string(),
  avatar: z.string(),
  gameId: z.string(),
  rating: z.int(),
  comment: z.string(),
  /** Whether contact data was taken out of it. */
  masked: z.boolean(),
  createdAt: moment,
};

export const classCommentSchema = z.object({
  ...commentFields,
  /** Null while it is new. */
  readAt: z.nullable(moment),
});

export type ClassComment = z.infer<typeof classCommentSchema>;

const worrySchema = z.object({
  ...commentFields,
  /** The pupil's classes that are not archived. */
  classNames: z.array(z.string()),
  /** Null while nobody has acknowledged it. */
  acknowledgedAt: z.nullable(moment),
  /** Null as well if that account is gone. */
  acknowledgedBy: z.nullable(z.string()),
});

export type Worry = z.infer<typeof worrySchema>;

const leadSchema = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string(),
  isLead: z.boolean(),
});

export type PossibleLead = z.infer<typeof leadSchema>;

export const comments = {
  getClassComments: {
    method: 'GET',
    path: '/api/classes/:classId/comments',
    access: 'teacher',
    reads: 'class-comments-read',
    summary: 'Comments on games by the pupils of a class, newest first, 20 a page',
    params: classParams,
    query: z.object({ page: z._default(pageNumber, 1) }),
    success: 200,
    reply: z.object({ rows: z.array(classCommentSchema), total: z.int(), unread: z.int() }),
  },
  markComment: {
    method: 'PATCH',
    path: '/api/classes/:classId/comments/:commentId',
    access: 'teacher',
    repeat: 'same',
    summary: 'Mark a comment as read or new for all teachers; 404 if it is from another class',
    params: z.object({ classId: idInPath, commentId: idInPath }),
    body: z.object({ read: z.boolean() }),
    success: 204,
    reply: noContent,
  },
  getWorries: {
    method: 'GET',
    path: '/api/worries',
    access: 'teacher',
    reads: 'worries-read',
    summary:
      'The worry list: comments that may tell of a worry, unacknowledged ones first, 20 a page. Teachers see those from their classes, safeguarding leads and owners all',
    query: z.object({ page: z._default(pageNumber, 1) }),
    success: 200,
    reply: z.object({ rows: z.array(worrySchema), total: z.int() }),
  },
  countWorries: {
    method: 'GET',
    path: '/api/worries/open',
    access: 'teacher',
    summary: 'The number of unacknowledged comments on the caller’s worry list',
    success: 200,
    reply: z.object({ open: z.int() }),
  },
  acknowledgeWorry: {
    method: 'POST',
    path: '/api/worries/:commentId/acknowledge',
    access: 'teacher',
    repeat: 'same',
    summary:
      'Acknowledge a comment on the worry list: the caller has read it and will deal with it. A repeat changes nothing. 404 if it is not on the caller’s list',
    params: z.object({ commentId: idInPath }),
    success: 204,
    reply: noContent,
  },
  getSafeguardingLeads: {
    method: 'GET',
    path: '/api/admin/safeguarding-leads',
    access: 'admin',
    reads: 'leads-read',
    summary: 'Owners and teachers, by name, with which of them are safeguarding leads',
    success: 200,
    reply: z.object({ rows: z.array(leadSchema), total: z.int() }),
  },
  setSafeguardingLeads: {
    method: 'POST',
    path: '/api/admin/safeguarding-leads',
    access: 'admin',
    repeat: 'same',
    confirm: 'password',
    summary: 'Replace the list of safeguarding leads; 400 unless all are owners or teachers',
    body: z.object({ userIds: z.array(rowId).check(z.maxLength(LEADS_MAX)) }),
    success: 200,
    reply: z.object({ rows: z.array(leadSchema), total: z.int() }),
  },
} as const satisfies Record<string, Endpoint>;
