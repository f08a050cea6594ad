// The evidence pack: what this installation can say of itself, for owners to print. Loaded in the browser with that page.
import { z } from 'zod/mini';
import { moment, type Endpoint } from './endpoint.ts';

/** What tables are kept for, in the order in which they are listed. */
export const TABLE_PURPOSES = {
  accounts: 'Accounts and roles',
  signIn: 'Signing in',
  playing: 'Playing and results',
  learning: 'Answers and memory',
  classes: 'Classes and what teachers do with them',
  talking: 'Comments and messages',
  payment: 'Payments',
  installation: 'The installation itself',
} as const;

export type TablePurpose = keyof typeof TABLE_PURPOSES;

const tablePurposes: readonly TablePurpose[] = [
  'accounts',
  'signIn',
  'playing',
  'learning',
  'classes',
  'talking',
  'payment',
  'installation',
];

const evidenceSchema = z.object({
  writtenAt: moment,
  versions: z.object({ app: z.string(), node: z.string(), postgres: z.string() }),
  /** When all tests were last passed with exactly this build, on this machine; null if that is not recorded here. */
  testedAt: z.nullable(moment),
  /** Where the data is stored. */
  place: z.object({
    kind: z.enum(['embedded', 'server']),
    /** The folder, or the host of the database server. */
    where: z.string(),
    bytes: z.int(),
  }),
  /** The public address; null if none is set. */
  origin: z.nullable(z.string()),
  /** HTTPS is provided by this server, by a proxy in front of it (according to the settings), or not at all. */
  https: z.enum(['server', 'in-front', 'none']),
  people: z.object({
    pupils: z.int(),
    teachers: z.int(),
    owners: z.int(),
    classes: z.int(),
    /** Pupils whose memory for games is switched off. */
    withoutMemory: z.int(),
  }),
  secondFactor: z.object({
    required: z.boolean(),
    /** Owners and teachers who can log in, and how many of them have a second factor. */
    staff: z.int(),
    withIt: z.int(),
  }),
  tables: z.array(
    z.object({
      name: z.string(),
      purpose: z.enum(tablePurposes),
      holds: z.string(),
      until: z.string(),
      rows: z.int(),
    }),
  ),
  periods: z.array(z.object({ what: z.string(), setting: z.string(), value: z.string() })),
  /** Other organisations that receive data, according to the settings; empty for none. */
  recipients: z.array(z.object({ who: z.string(), host: z.string(), receives: z.string() })),
  /** Null if no nightly backup is set up. */
  backup: z.nullable(z.object({ lastGoodAt: z.nullable(moment), problem: z.nullable(z.string()) })),
  takesUnverified: z.boolean(),
  teachersAddPupils: z.boolean(),
});

export type Evidence = z.infer<typeof evidenceSchema>;

export const evidence = {
  getEvidence: {
    method: 'GET',
    path: '/api/admin/evidence',
    access: 'admin',
    reads: 'evidence-read',
    confirm: 'password',
    summary:
      'The facts of this installation: what data is kept, where and for how long, who receives it, backups and versions',
    success: 200,
    reply: evidenceSchema,
  },
} as const satisfies Record<string, Endpoint>;
