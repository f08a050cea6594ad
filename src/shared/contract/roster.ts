// Rosters: pupils imported from a spreadsheet and exported to one (D10). Loaded in the browser with the pages of teachers.
import { z } from 'zod/mini';
import { yearGroupSchema } from '../years.ts';
import { classParams } from './classes.ts';
import { numberUpTo, type Endpoint } from './endpoint.ts';

/** Making passwords asks for the caller's own. */
const makesPasswords = z.object({ dryRun: z.literal(false), passwords: z.literal(true) });

/** Rows of one import. */
export const ROSTER_ROWS_MAX = 2000;
/** Characters of one import. */
export const ROSTER_TEXT_MAX = 400_000;
/** A text of that length as JSON. */
const ROSTER_BODY_BYTES = 2_000_000;

const rosterSchema = z.object({
  /** A table with a row of headings, cells separated by commas, semicolons or tabs; or one name a line. */
  text: z
    .string('Please paste your list first.')
    .check(
      z.minLength(1, 'Please paste your list first.'),
      z.maxLength(ROSTER_TEXT_MAX, 'That list is too long. Please import it in two parts.'),
    ),
  /** Answers what an import would do, and changes nothing (the answer is kept sealed for a repeat, as of every call with a key). */
  dryRun: z.boolean(),
  /** Makes a password for each new account. */
  passwords: z.optional(z.boolean()),
});

const rosterRowSchema = z.object({
  /** The line of the table, from 1, headings included. */
  row: z.int(),
  action: z.enum(['create', 'update', 'unchanged', 'refuse']),
  username: z.string(),
  displayName: z.string(),
  yearGroup: z.nullable(yearGroupSchema),
  /** The class, where the roster is of the whole school. */
  className: z.optional(z.string()),
  /** Why it is refused. */
  reason: z.optional(z.string()),
  /** A generated password, shown in this answer only. */
  password: z.optional(z.string()),
});

export type RosterRow = z.infer<typeof rosterRowSchema>;

const importedSchema = z.object({
  /** Names the import for undoing it; absent for a dry run and where nothing was changed. */
  importId: z.optional(z.int()),
  rows: z.array(rosterRowSchema),
});

export type Imported = z.infer<typeof importedSchema>;

export const roster = {
  importRoster: {
    method: 'POST',
    path: '/api/classes/:classId/import',
    access: 'teacher',
    repeat: 'key',
    summary:
      'Import a table of pupils into a class, with new accounts for those who have none; a dry run shows what would happen. Rows that cannot be imported are refused with the reason. 400 if the table cannot be read',
    confirm: 'password',
    confirmWhen: makesPasswords,
    bodyBytes: ROSTER_BODY_BYTES,
    params: classParams,
    body: rosterSchema,
    success: 200,
    reply: importedSchema,
  },
  importSchool: {
    method: 'POST',
    path: '/api/import',
    access: 'admin',
    repeat: 'key',
    summary:
      'Import a table of pupils for the whole school, with a column for the class; makes missing classes',
    confirm: 'password',
    confirmWhen: makesPasswords,
    bodyBytes: ROSTER_BODY_BYTES,
    body: rosterSchema,
    changes: ['/api/classes'],
    success: 200,
    reply: importedSchema,
  },
  undoImport: {
    method: 'POST',
    path: '/api/imports/:importId/undo',
    access: 'teacher',
    repeat: 'key',
    summary:
      'Undo an import: delete the accounts it made and restore what it changed. 404 if the import is not the caller’s; 409 if it has been undone already, or with the names of pupils who have played or been changed since or are no longer the caller’s',
    confirm: 'password',
    params: z.object({ importId: numberUpTo(2_147_483_647) }),
    changes: ['/api/classes'],
    success: 200,
    reply: z.object({ undone: z.int() }),
  },
  exportRoster: {
    method: 'GET',
    path: '/api/classes/:classId/export',
    access: 'teacher',
    reads: 'class-exported',
    confirm: 'password',
    summary: 'The pupils of a class as CSV, which imported again changes nothing',
    params: classParams,
    success: 200,
    reply: z.string(),
  },
} as const satisfies Record<string, Endpoint>;
