// The installation's settings: read from the environment and checked here, and nowhere else (D7).
import { resolve, sep } from 'node:path';
import { z } from 'zod';
import { DEFAULT_APP_NAME } from '#shared/app-name.ts';
import { newUsernameSchema } from '#shared/contract/auth.ts';

/** An unset variable and an empty one mean the same: the default. */
const optional = z.string().optional();

const wholeNumber = (name: string, min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,10}$/, `${name} must be a whole number`)
    .transform(Number)
    .pipe(
      z
        .number()
        .min(min, `${name} must be at least ${min}`)
        .max(max, `${name} must be at most ${max}`),
    );

/** Workers share the connections of the embedded database (`CONNECTIONS_MAX`). */
const EMBEDDED_WORKERS_MAX = 16;
/** Stripe's minimum payment in pounds. */
const SMALLEST_FEE_PENCE = 30;
/** An account's rules (D2), with messages that name the setting. */
const named = (name: string, rules: z.core.$ZodType<string, string>) =>
  z.string().transform((text, context) => {
    const { success, data, error } = z.safeParse(rules, text);
    if (success) return data;
    context.addIssue(`${name} cannot be used: ${error.issues[0]?.message}`);
    return z.NEVER;
  });

const originSchema = z
  .url({
    protocol: /^https?$/,
    error: 'APP_ORIGIN must be an address such as https://games.example.org',
  })
  .transform((url) => new URL(url).origin);

/** The default. */
export const DATA_DIR = './data';

const settingsSchema = z.object({
  APP_NAME: z.string().max(60, 'APP_NAME must be at most 60 characters').default(DEFAULT_APP_NAME),
  PORT: wholeNumber('PORT', 0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must begin with postgres://')
    .optional(),
  DATABASE_CONNECTIONS: wholeNumber('DATABASE_CONNECTIONS', 2, 100).default(10),
  DATA_DIR: z.string().default(DATA_DIR),
  BACKUP_DIR: optional,
  BACKUP_EVERY: wholeNumber('BACKUP_EVERY', 1, 24).default(24),
  APP_ORIGIN: originSchema.optional(),
  TLS_CERT: optional,
  TLS_KEY: optional,
  REDIRECT_PORT: wholeNumber('REDIRECT_PORT', 0, 65_535).optional(),
  SECRET_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'SECRET_KEY must be 64 hexadecimal digits')
    .optional(),
  ADMIN_USERNAME: named('ADMIN_USERNAME', newUsernameSchema).optional(),
  /** Checked against the rules for owners when the first owner is created. */
  ADMIN_PASSWORD: optional,
  STRIPE_SECRET_KEY: optional,
  STRIPE_PUBLISHABLE_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  EMAILJS_PUBLIC_KEY: optional,
  EMAILJS_SERVICE_ID: optional,
  EMAILJS_TEMPLATE_ID: optional,
  OIDC_ISSUER: z
    .url({ error: 'OIDC_ISSUER must be an address such as https://accounts.google.com' })
    .optional(),
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  REGISTRATION_FEE_PENCE: wholeNumber('REGISTRATION_FEE_PENCE', 0, 99_999)
    .refine(
      (pence) => pence === 0 || pence >= SMALLEST_FEE_PENCE,
      `REGISTRATION_FEE_PENCE must be 0 or at least ${SMALLEST_FEE_PENCE}`,
    )
    .default(400),
  TRUST_PROXY: z
    .string()
    .regex(/^(off|\d{1,2})$/, 'TRUST_PROXY must be off or the number of proxies in front')
    .default('off')
    .transform((text) => (text === 'off' ? 0 : Number(text))),
  WORKERS: wholeNumber('WORKERS', 1, 256).default(1),
  METRICS_PORT: wholeNumber('METRICS_PORT', 0, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  AUDIT_DAYS: wholeNumber('AUDIT_DAYS', 30, 36_500).default(730),
  ANSWER_MONTHS: wholeNumber('ANSWER_MONTHS', 1, 1200).default(24),
  IDLE_PUPILS_MONTHS: wholeNumber('IDLE_PUPILS_MONTHS', 1, 1200).default(24),
  IDLE_PUPILS_NOTICE_DAYS: wholeNumber('IDLE_PUPILS_NOTICE_DAYS', 1, 3650).default(30),
  UNVERIFIED_RESULTS: z
    .enum(['accept', 'refuse'], { error: 'UNVERIFIED_RESULTS must be accept or refuse' })
    .default('accept'),
  TEACHERS_ADD_PUPILS: z
    .enum(['on', 'off'], { error: 'TEACHERS_ADD_PUPILS must be on or off' })
    .default('on'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
});

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(settingsSchema.shape);

type Settings = z.output<typeof settingsSchema>;

/** The settings as the application uses them; null where a setting is not used. */
function configOf(settings: Settings) {
  const ownWorries: readonly string[] = [];
  const schoolNames: readonly string[] = [];
  return {
    appName: settings.APP_NAME,
    port: settings.PORT,
    host: settings.HOST,
    /** A PostgreSQL server; null for the embedded database in `dataDir`. */
    databaseUrl: settings.DATABASE_URL ?? null,
    /** The most connections of one process to that server. */
    connections: settings.DATABASE_CONNECTIONS,
    dataDir: resolve(settings.DATA_DIR),
    /** The school's own phrases that put a comment on the worry list. */
    ownWorries,
    /** Folder for nightly backups; null for none. */
    backupDir: readBackupDir(settings),
    /** Hours between two backups. */
    backupHours: settings.BACKUP_EVERY,
    /** Public origin; null for the host of each request. */
    origin: settings.APP_ORIGIN ?? null,
    /** Files of the certificate and key with which this server serves HTTPS itself; null for plain HTTP (D16). */
    tls: readTls(settings),
    /** The names and addresses of the certificate by the school's own authority (`npm run https`); empty without one. */
    schoolNames,
    /** Port that redirects plain HTTP to HTTPS; null for none. */
    redirectPort: readRedirectPort(settings),
    /** Encrypts secrets in the database; 64 hexadecimal digits, null if not set. */
    secretKey: settings.SECRET_KEY ?? null,
    firstAdmin: {
      username: settings.ADMIN_USERNAME ?? null,
      password: settings.ADMIN_PASSWORD ?? null,
    },
    /** Stripe's three keys, and whether they are those of its test mode; null for the sandbox that takes no money (D3). */
    stripe: readStripe(settings),
    /** EmailJS's three ids; null if this server stores contact messages (D4). */
    emailJs: readEmailJs(settings),
    /** The OpenID Connect provider of the school's accounts, for teachers; null for none (D10). */
    oidc: readOidc(settings),
    registrationFeePence: settings.REGISTRATION_FEE_PENCE,
    /** Number of proxies in front. */
    proxies: settings.TRUST_PROXY,
    /** Number of worker processes. */
    workers: readWorkers(settings),
    /** Where metrics are served; null for nowhere. */
    metrics:
      settings.METRICS_PORT === undefined
        ? null
        : { port: settings.METRICS_PORT, host: settings.METRICS_HOST },
    /** How long events stay in the audit log, in days. */
    auditDays: settings.AUDIT_DAYS,
    /** How long answers are kept, in months; results and figures stay. */
    answerMonths: settings.ANSWER_MONTHS,
    /** After how many months without a game pupils are listed, and how many days after that they are deleted (D10). */
    idlePupils: {
      months: settings.IDLE_PUPILS_MONTHS,
      noticeDays: settings.IDLE_PUPILS_NOTICE_DAYS,
    },
    /** Whether results that only the browser reports, without a deal and its moves, are accepted (D8). */
    takesUnverified: settings.UNVERIFIED_RESULTS === 'accept',
    /** Whether teachers may make accounts for their pupils, which need no payment (D10). */
    teachersAddPupils: settings.TEACHERS_ADD_PUPILS === 'on',
    logLevel: settings.LOG_LEVEL,
  };
}

export type Config = ReturnType<typeof configOf>;

/** Paths of two PEM files: the certificate, followed by intermediate certificates, and its private key, not encrypted. */
export type CertificateFiles = NonNullable<Config['tls']>;

/** An invalid setting; the message names it in one sentence. */
export class ConfigError extends Error {}

/** Settings from environment variables; throws ConfigError for the first invalid one. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { success, data, error } = settingsSchema.safeParse(given);
  if (!success) throw new ConfigError(`${error.issues[0]?.message}.`);
  return configOf(data);
}

/** Whether registrations have a fee that is never charged: in the sandbox, or with Stripe's test keys. */
export function takesNoMoney({
  stripe,
  registrationFeePence,
}: Pick<Config, 'stripe' | 'registrationFeePence'>): boolean {
  return registrationFeePence > 0 && (stripe === null || stripe.isTest);
}

function readWorkers({ WORKERS, DATABASE_URL }: Settings): number {
  if (WORKERS > EMBEDDED_WORKERS_MAX && !DATABASE_URL) {
    throw new ConfigError(
      `WORKERS can be at most ${EMBEDDED_WORKERS_MAX} with the embedded database; more need a PostgreSQL server (DATABASE_URL).`,
    );
  }
  return WORKERS;
}

function readBackupDir({ BACKUP_DIR, DATA_DIR }: Settings): string | null {
  if (BACKUP_DIR === undefined) return null;
  const folder = resolve(BACKUP_DIR);
  const database = resolve(DATA_DIR, 'database');
  if (folder === database || folder.startsWith(database + sep)) {
    throw new ConfigError(
      'BACKUP_DIR must not be inside the database’s folder: choose a folder on another disk.',
    );
  }
  return folder;
}

function readTls(settings: Settings) {
  const { TLS_CERT, TLS_KEY, APP_ORIGIN } = settings;
  const [cert, key] = allOrNone({ TLS_CERT, TLS_KEY }) ?? [];
  if (!cert || !key) return null;
  if (APP_ORIGIN?.startsWith('http:')) {
    throw new ConfigError(
      'APP_ORIGIN must begin with https:// where this server has a certificate.',
    );
  }
  return { cert: resolve(cert), key: resolve(key) };
}

function readRedirectPort({ REDIRECT_PORT, TLS_CERT }: Settings): number | null {
  if (REDIRECT_PORT === undefined) return null;
  if (!TLS_CERT) {
    throw new ConfigError(
      'REDIRECT_PORT sends browsers on to HTTPS: it needs TLS_CERT and TLS_KEY.',
    );
  }
  return REDIRECT_PORT;
}

/** All values of settings that must be set together, or null if none is set; throws ConfigError if only some are. */
function allOrNone(group: Record<string, string | undefined>): string[] | null {
  const values = Object.values(group).filter((value) => value !== undefined);
  if (values.length === 0) return null;
  const missing = Object.keys(group).filter((name) => group[name] === undefined);
  if (missing.length > 0) {
    throw new ConfigError(`${missing.join(' and ')} must be set as well, or none of them.`);
  }
  return values;
}

function readStripe(settings: Settings) {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = settings;
  const keys = allOrNone({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET });
  const [secretKey, publishableKey, webhookSecret] = keys ?? [];
  if (!secretKey || !publishableKey || !webhookSecret) return null;
  const [, secretMode] = /^[sr]k_(test|live)_/.exec(secretKey) ?? [];
  const [, publishableMode] = /^pk_(test|live)_/.exec(publishableKey) ?? [];
  if (secretMode === undefined) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY must begin with sk_live_ or rk_live_, or with sk_test_ or rk_test_ to try it out.',
    );
  }
  if (publishableMode === undefined) {
    throw new ConfigError(
      'STRIPE_PUBLISHABLE_KEY must begin with pk_live_, or with pk_test_ to try it out.',
    );
  }
  if (secretMode !== publishableMode) {
    throw new ConfigError(
      `STRIPE_SECRET_KEY is a ${secretMode} key and STRIPE_PUBLISHABLE_KEY a ${publishableMode} key: both must be test keys or both live keys.`,
    );
  }
  if (!webhookSecret.startsWith('whsec_')) {
    throw new ConfigError('STRIPE_WEBHOOK_SECRET must begin with whsec_.');
  }
  return { secretKey, publishableKey, webhookSecret, isTest: secretMode === 'test' };
}

function readEmailJs(settings: Settings) {
  const { EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID } = settings;
  const ids = allOrNone({ EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID });
  const [publicKey, serviceId, templateId] = ids ?? [];
  return publicKey && serviceId && templateId ? { publicKey, serviceId, templateId } : null;
}

/** Where the provider sends the browser back to: a page of the app. */
const OIDC_REDIRECT_PATH = '/school-account';
/** Microsoft's issuers for accounts of any organisation. */
const OF_ANY_TENANT = /^https:\/\/login\.microsoftonline\.com\/(common|organizations|consumers)\b/;

function readOidc(settings: Settings) {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, APP_ORIGIN } = settings;
  const values = allOrNone({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET });
  const [issuer, clientId, clientSecret] = values ?? [];
  if (!issuer || !clientId || !clientSecret) return null;
  if (OF_ANY_TENANT.test(issuer)) {
    throw new ConfigError(
      'OIDC_ISSUER must name the tenant of your own school: https://login.microsoftonline.com/<tenant id>/v2.0.',
    );
  }
  if (!isSafe(issuer)) throw new ConfigError('OIDC_ISSUER must begin with https://.');
  if (!APP_ORIGIN) {
    throw new ConfigError(
      'OIDC_ISSUER needs APP_ORIGIN, the address that teachers come back to from the provider.',
    );
  }
  if (!isSafe(APP_ORIGIN)) {
    throw new ConfigError('APP_ORIGIN must begin with https:// where OIDC_ISSUER is set.');
  }
  return { issuer, clientId, clientSecret, redirectUri: APP_ORIGIN + OIDC_REDIRECT_PATH };
}

/** HTTPS, or this machine, for trying it out. */
function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return (
    protocol === 'https:' ||
    (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
  );
}
