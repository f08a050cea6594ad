// The admin panel: figures, pupils, one pupil, accounts, messages.
import { z } from 'zod/mini';
import { VERIFICATIONS } from '../verification.ts';
import { playSettingsChangeSchema } from '../play-settings.ts';
import { yearGroupSchema } from '../years.ts';
import { accounts, accountSchema } from './accounts.ts';
import { idParams, moment, noContent, numberUpTo, pageNumber, type Endpoint } from './endpoint.ts';
import { accountMarks } from './owner-payments.ts';
import { setupChangeSchema, setupSchema } from './setup.ts';
import { feedbackEntrySchema, historyEntrySchema, judgementFields } from './play.ts';
import { staffPlaySettingsSchema } from './staff-play-settings.ts';

export const ADMIN_PAGE_SIZE = 10;
const PAGE_SIZE_MAX = 100;

/** Mean over games of 10 * score / maxScore, one decimal; null without games (D1 Admin averages). */
const averageOutOfTen = z.nullable(z.number());

export const statsSchema = z.object({
  totalStudents: z.int(),
  /** Pupils who completed a game in the last seven days. */
  activeStudentsThisWeek: z.int(),
  totalGamesPlayed: z.int(),
  gamesPlayedThisWeek: z.int(),
  /** Of all games: those verified but rushed, and those only reported by the browser (D8). */
  rushedGames: z.int(),
  unverifiedGames: z.int(),
  averageScore: averageOutOfTen,
  /** Most played first. */
  popularGames: z.array(z.object({ gameId: z.string(), count: z.int() })),
  /** Newest first. */
  recentFeedback: z.array(
    z.extend(feedbackEntrySchema, { avatar: z.string(), displayName: z.string() }),
  ),
  /** Games of each of the last 30 days (UTC), oldest first, days without games included. */
  gamesPerDay: z.array(z.object({ day: z.iso.date(), count: z.int() })),
});

export type AdminStats = z.infer<typeof statsSchema>;

export const studentRowSchema = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string(),
  avatar: z.string(),
  yearGroup: z.nullable(yearGroupSchema),
  gamesPlayed: z.int(),
  avgScore: averageOutOfTen,
  /** Of these games: rushed ones, and unverified ones (D8). */
  rushed: z.int(),
  unverified: z.int(),
  lastActive: z.nullable(moment),
  ...accountMarks,
});

export type StudentRow = z.infer<typeof studentRowSchema>;

export const STUDENT_SORTS = ['name', 'year', 'games', 'score', 'lastActive'] as const;

/** Without `page` the answer is the whole list; with it, one page, and the total in the header `x-total-count`. */
export const studentsQuerySchema = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  year: z.optional(z.pipe(z.coerce.number(), yearGroupSchema)),
  sort: z._default(z.enum(STUDENT_SORTS), 'name'),
  order: z._default(z.enum(['asc', 'desc']), 'asc'),
  page: z.optional(pageNumber),
  pageSize: z._default(numberUpTo(PAGE_SIZE_MAX), ADMIN_PAGE_SIZE),
});

/** Games and pieces of feedback on a student's page (spec S2 Student detail); older games are fetched a page at a time. */
export const STUDENT_HISTORY_PAGE_SIZE = 50;
export const STUDENT_FEEDBACK_SIZE = 5;

const studentHistorySchema = z.array(
  z.extend(historyEntrySchema, {
    ...judgementFields,
    /** The game's number among the pupil's games, from 1. */
    nth: z.int(),
  }),
);

export type StudentHistory = z.infer<typeof studentHistorySchema>;

export const studentDetailSchema = z.object({
  user: accountSchema,
  /** The newest games, newest first. */
  history: studentHistorySchema,
  /** The newest feedback, newest first. */
  feedback: z.array(feedbackEntrySchema),
  /** One row for each game the pupil has played. */
  performance: z.array(
    z.object({
      gameId: z.string(),
      attempts: z.int(),
      /** Mean of 100 * score / maxScore, one decimal. */
      averagePercent: z.number(),
      /** Mean of the measured durations in seconds, one decimal; null when none was measured. */
      averageSeconds: z.nullable(z.number()),
      /** How many attempts were measured. */
      timed: z.int(),
      /** Of the attempts: rushed ones, and unverified ones (D8). */
      rushed: z.int(),
      unverified: z.int(),
      /** Percent of the last attempt minus percent of the first, one decimal; null with a single attempt. */
      trendPercent: z.nullable(z.number()),
      lastPlayed: moment,
    }),
  ),
  /** Whether the pupil's memory is switched on (D9). */
  isMemoryOn: z.boolean(),
});

export type StudentDetail = z.infer<typeof studentDetailSchema>;

export const messageSchema = z.object({
  id: z.int(),
  /** The account that sent it; null if there is none. */
  userId: z.nullable(z.int()),
  fromName: z.string(),
  fromEmail: z.nullable(z.string()),
  message: z.string(),
  createdAt: moment,
  readAt: z.nullable(moment),
});

export type Message = z.infer<typeof messageSchema>;

export const auditEntrySchema = z.object({
  id: z.int(),
  adminName: z.string(),
  action: z.string(),
  targetName: z.string(),
  detail: z.nullable(z.string()),
  createdAt: moment,
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Entries on a page of a list that is shown newest first. */
export const NEWEST_PAGE_SIZE = 20;

const pageOfNewest = z.object({ page: z._default(pageNumber, 1) });

export const admin = {
  ...accounts,
  getStats: {
    method: 'GET',
    path: '/api/admin/stats',
    access: 'admin',
    reads: 'statistics-read',
    summary: 'Overall figures and the latest feedback',
    success: 200,
    reply: statsSchema,
  },
  getStudents: {
    method: 'GET',
    path: '/api/admin/students',
    access: 'admin',
    reads: 'students-read',
    summary: 'Pupils with their figures, searched, filtered, sorted and paged',
    query: studentsQuerySchema,
    success: 200,
    reply: z.array(studentRowSchema),
  },
  getStudentsCsv: {
    method: 'GET',
    path: '/api/admin/students.csv',
    access: 'admin',
    reads: 'students-exported',
    summary: 'The same pupils as CSV, all of them',
    confirm: 'password',
    query: z.omit(studentsQuerySchema, { page: true, pageSize: true }),
    success: 200,
    reply: z.string(),
  },
  getStudent: {
    method: 'GET',
    path: '/api/admin/student/:id',
    access: 'admin',
    reads: 'student-read',
    summary: 'One pupil with the newest games and feedback, and figures per game',
    params: idParams,
    success: 200,
    reply: studentDetailSchema,
  },
  getStudentHistory: {
    method: 'GET',
    path: '/api/admin/student/:id/history',
    access: 'admin',
    reads: 'student-read',
    summary:
      'The pupil’s games, newest first, 50 at a time: the newest ones or those before the nth, optionally of one kind of proof',
    params: idParams,
    query: z.object({
      before: z.optional(numberUpTo(2_147_483_647)),
      proof: z.optional(z.enum(VERIFICATIONS)),
    }),
    success: 200,
    reply: studentHistorySchema,
  },
  getHistoryCsv: {
    method: 'GET',
    path: '/api/admin/student/:id/history.csv',
    access: 'admin',
    reads: 'student-exported',
    summary: 'All finished games of a pupil as CSV, newest first',
    confirm: 'password',
    params: idParams,
    success: 200,
    reply: z.string(),
  },
  getStudentPlaySettings: {
    method: 'GET',
    path: '/api/admin/student/:id/play-settings',
    access: 'admin',
    reads: 'student-read',
    summary: 'A pupil’s play settings, and which of them staff have set',
    params: idParams,
    success: 200,
    reply: staffPlaySettingsSchema,
  },
  setStudentPlaySettings: {
    method: 'PATCH',
    path: '/api/admin/student/:id/play-settings',
    access: 'admin',
    repeat: 'same',
    summary: 'Change some of a pupil’s play settings; returns all of them',
    params: idParams,
    body: playSettingsChangeSchema,
    success: 200,
    reply: staffPlaySettingsSchema,
  },
  getSetup: {
    method: 'GET',
    path: '/api/admin/setup',
    access: 'admin',
    summary: 'What a new installation still needs',
    success: 200,
    reply: setupSchema,
  },
  changeSetup: {
    method: 'PATCH',
    path: '/api/admin/setup',
    access: 'admin',
    repeat: 'same',
    summary: 'Hide or show the list; record that backups are made and the address was tried',
    body: setupChangeSchema,
    success: 200,
    reply: setupSchema,
  },
  getMessages: {
    method: 'GET',
    path: '/api/admin/messages',
    access: 'admin',
    reads: 'messages-read',
    summary: 'Contact messages, newest first, 20 a page',
    query: pageOfNewest,
    success: 200,
    reply: z.object({ messages: z.array(messageSchema), total: z.int(), unread: z.int() }),
  },
  markMessage: {
    method: 'PATCH',
    path: '/api/admin/messages/:id',
    access: 'admin',
    repeat: 'same',
    summary: 'Mark a message as read or unread',
    params: idParams,
    body: z.object({ read: z.boolean() }),
    success: 200,
    reply: messageSchema,
  },
  deleteMessage: {
    method: 'DELETE',
    path: '/api/admin/messages/:id',
    access: 'admin',
    repeat: 'key',
    summary: 'Delete a message',
    confirm: 'password',
    params: idParams,
    success: 204,
    reply: noContent,
  },
  getAuditLog: {
    method: 'GET',
    path: '/api/admin/audit-log',
    access: 'admin',
    reads: 'audit-log-read',
    summary: 'What admins did to accounts, newest first, 20 a page',
    query: pageOfNewest,
    success: 200,
    reply: z.object({ entries: z.array(auditEntrySchema), total: z.int() }),
  },
} as const satisfies Record<string, Endpoint>;
