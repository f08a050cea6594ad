// What each table holds and until when, for the evidence pack. It does not compile unless every table is described.
import type { TablePurpose } from '#shared/contract/evidence.ts';
import type { Config } from '../../platform/config.ts';
import type * as schema from '../../platform/db/schema.ts';

export interface TableDescription {
  purpose: TablePurpose;
  holds: string;
  until: string;
}

type Periods = Pick<Config, 'answerMonths' | 'auditDays' | 'idlePupils'>;

const ACCOUNT = 'The account is deleted';
const CLASS_OR_ACCOUNT = 'The class or the account is deleted, or somebody leaves the class';
const FOR_EVER = 'The installation ends';

/** By the table's name in the code, with this installation's retention periods. */
export function tableDescriptions({
  answerMonths,
  auditDays,
}: Periods): Record<keyof typeof schema, TableDescription> {
  const months = answerMonths === 1 ? '1 month' : `${answerMonths} months`;
  return {
    users: {
      purpose: 'accounts',
      holds: 'Name, role, year group, avatar, counters; the password as an argon2id hash',
      until: ACCOUNT,
    },
    userSettings: {
      purpose: 'accounts',
      holds: 'Play settings of each account, and whether its memory is on',
      until: ACCOUNT,
    },
    staffPlaySettings: {
      purpose: 'accounts',
      holds: 'Which help with playing staff have set for a pupil, who did and when',
      until: 'Staff take it away, or the account is deleted',
    },
    usernameSkeletons: {
      purpose: 'accounts',
      holds: 'Each username in a form that shows which names look alike',
      until: ACCOUNT,
    },
    idlePupils: {
      purpose: 'accounts',
      holds: 'Since when a pupil is listed to be deleted, and on how many days',
      until: 'The pupil plays, is kept, or the account is deleted',
    },
    auditLog: {
      purpose: 'accounts',
      holds:
        'Who did what to which account, who read which list, log-ins of admins and teachers; by account number',
      until: `${auditDays} days`,
    },
    sessions: {
      purpose: 'signIn',
      holds:
        'Devices that are signed in: a hash of the cookie, browser and system, last use; no address',
      until: 'Log-out, or 30 days without a visit; sooner for admins, teachers and shared devices',
    },
    pupilPictures: {
      purpose: 'signIn',
      holds: 'Pupils’ three secret pictures, encrypted with a key outside the database',
      until: 'New ones are made, or the account is deleted',
    },
    pupilCards: {
      purpose: 'signIn',
      holds: 'A hash of the secret on each pupil’s QR card',
      until: 'A new one is made, or the account is deleted',
    },
    rateLimits: {
      purpose: 'signIn',
      holds: 'Counters against guessing, under keyed hashes of names and network addresses',
      until: 'Their window, 15 minutes at most; deleted hourly',
    },
    keptAnswers: {
      purpose: 'signIn',
      holds:
        'Answers to be given again if they were lost on the way, encrypted with a key that only that browser has',
      until: '15 minutes; deleted hourly',
    },
    secondFactors: {
      purpose: 'signIn',
      holds:
        'Two-step log-in of admins and teachers: the secret, encrypted with a key outside the database',
      until: 'It is turned off or reset, or the account is deleted',
    },
    recoveryCodes: {
      purpose: 'signIn',
      holds: 'Hashes of recovery codes of admins and teachers',
      until: 'Used or renewed, or the account is deleted',
    },
    schoolAccounts: {
      purpose: 'signIn',
      holds: 'How the provider of school accounts names an admin or teacher: issuer and a number',
      until: 'It is unlinked, the role changes, or the account is deleted',
    },
    schoolInvitations: {
      purpose: 'signIn',
      holds: 'A hash of the secret in an invitation to a school account',
      until: 'It is used or withdrawn, or 7 days',
    },
    gameHistory: {
      purpose: 'playing',
      holds: `Finished games: which, score, seconds, when, whether the moves prove it; what was answered, for ${months}`,
      until: ACCOUNT,
    },
    gameRecords: {
      purpose: 'playing',
      holds: 'Sums of each pupil’s games by game',
      until: ACCOUNT,
    },
    dealtItems: {
      purpose: 'playing',
      holds: 'Which questions came last in each game',
      until: 'Newer ones replace them, or the account is deleted',
    },
    gameTotals: {
      purpose: 'playing',
      holds: 'Games of all pupils together by day and game; nobody’s name or number',
      until: FOR_EVER,
    },
    uncountedGames: {
      purpose: 'playing',
      holds: 'Games that are not in these totals yet',
      until: 'Counted, within minutes',
    },
    itemMemories: {
      purpose: 'learning',
      holds: 'How well each pupil is predicted to remember each item met (profiling, D9)',
      until: 'Not met for 24 months, memory switched off, or the account is deleted',
    },
    objectiveRecords: {
      purpose: 'learning',
      holds: 'Each pupil’s answers, right answers and time on each curriculum objective',
      until: ACCOUNT,
    },
    memoryCheckpoints: {
      purpose: 'learning',
      holds: 'The same of items as it was before answers that have been deleted',
      until: 'Not met for 24 months, memory switched off, or the account is deleted',
    },
    journeys: {
      purpose: 'learning',
      holds:
        'How much of each pupil’s garden has grown in each school year, and the seeds of the last day',
      until: ACCOUNT,
    },
    classes: {
      purpose: 'classes',
      holds: 'A class’s name, year, school year, code and goal of the week',
      until: 'The class is deleted',
    },
    classTeachers: {
      purpose: 'classes',
      holds: 'Who teaches a class, since when',
      until: CLASS_OR_ACCOUNT,
    },
    classPupils: {
      purpose: 'classes',
      holds: 'Who is in a class, since when',
      until: CLASS_OR_ACCOUNT,
    },
    imports: {
      purpose: 'classes',
      holds: 'When a list of pupils was imported',
      until: '30 days',
    },
    importChanges: {
      purpose: 'classes',
      holds:
        'What an import did to each pupil, with name and year before, when a pupil whom it brought back had left, and a hash of what stood after',
      until: '30 days, or the account is deleted',
    },
    setWork: {
      purpose: 'classes',
      holds: 'Work that teachers have set: what, for which class, from when until when',
      until: 'A year after its last day, it is withdrawn, or the class is deleted',
    },
    workPupils: {
      purpose: 'classes',
      holds: 'For which pupils alone a piece of work is, and how many rounds they have done',
      until: 'The work or the account is deleted',
    },
    wordLists: {
      purpose: 'classes',
      holds: 'Lists of words that teachers have made: name, year, who made them, whether shared',
      until: 'A teacher deletes the list',
    },
    listWords: {
      purpose: 'classes',
      holds: 'The words of these lists with teachers’ definitions and sentences; of nobody’s doing',
      until: 'A teacher deletes the list',
    },
    wordRecordings: {
      purpose: 'classes',
      holds:
        'Words of these lists in the voice of the teacher who recorded them, for pupils to spell',
      until:
        'The teacher deletes or redoes it, the word or list is deleted, or the teacher’s account',
    },
    tablesChecks: {
      purpose: 'classes',
      holds: 'Which tables checks a class has had',
      until: 'The class is deleted',
    },
    tablesResults: {
      purpose: 'playing',
      holds:
        'How often a tables check was begun, when, score, time allowed; for each fact what was typed and how long it took',
      until:
        'The account is deleted; the facts and what was typed, when answers are deleted with age',
    },
    togethers: {
      purpose: 'classes',
      holds:
        'When a class made a picture grow together, which, and by how many rounds; about no single pupil',
      until: 'A year after it ended, or the class is deleted',
    },
    feedbacks: {
      purpose: 'talking',
      holds:
        'Stars and comments on games, the comments without contact data; when a grown-up read them',
      until: ACCOUNT,
    },
    commentWorries: {
      purpose: 'talking',
      holds: 'That a comment may be a safeguarding concern, and who acknowledged it',
      until: 'The account is deleted; who acknowledged it, a year after that',
    },
    safeguardingLeads: {
      purpose: 'talking',
      holds: 'Which admins and teachers see the whole worry list',
      until: 'An admin withdraws it, or the account is deleted',
    },
    messages: {
      purpose: 'talking',
      holds: 'Contact messages with name and, if given, e-mail address',
      until: 'An admin deletes them, or the sender’s account is deleted',
    },
    pendingRegistrations: {
      purpose: 'payment',
      holds: 'A name and a hashed password that wait for a payment',
      until: '24 hours; longer while a payment may still arrive',
    },
    payments: {
      purpose: 'payment',
      holds: 'Amount, state, times, the provider’s ids; no name, no card',
      until: 'Not deleted; the link to the child goes with the account',
    },
    paymentNotices: {
      purpose: 'payment',
      holds: 'Refunds, disputes and failed payments, and what admins decided',
      until: 'Not deleted; the link to the child goes with the account',
    },
    paymentEvents: {
      purpose: 'payment',
      holds: 'Ids of the provider’s messages, so that none counts twice',
      until: 'Not deleted; they name nobody',
    },
    sandboxCheckoutSessions: {
      purpose: 'payment',
      holds: 'Checkouts of the test mode, in which no money is taken',
      until: 'Not deleted; they name nobody',
    },
    roundKeys: {
      purpose: 'installation',
      holds: 'Keys that rounds are signed with',
      until: 'Replaced by an operator',
    },
    installationSecrets: {
      purpose: 'installation',
      holds: 'Random secrets of this installation',
      until: FOR_EVER,
    },
    installationNotes: {
      purpose: 'installation',
      holds:
        'Notes of the installation about itself, such as the last backup; about no single pupil',
      until: 'Replaced by newer ones',
    },
  };
}
