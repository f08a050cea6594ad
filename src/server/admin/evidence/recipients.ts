// Other organisations that receive data, according to the settings. It does not compile unless every setting is listed,
// so that no host is forgotten.
import type { Evidence } from '#shared/contract/evidence.ts';
import type { Config } from '../../platform/config.ts';

type Recipient = Evidence['recipients'][number];

/** The recipients that a setting adds; null for a setting that names no other host. */
const BROUGHT_IN: Record<keyof Config, ((config: Config) => Recipient[]) | null> = {
  databaseUrl: ({ databaseUrl }) => databaseServer(databaseUrl),
  stripe: ({ stripe }) =>
    stripe === null
      ? []
      : [
          {
            who: stripe.isTest ? 'Stripe (test mode: no money is taken)' : 'Stripe',
            host: 'stripe.com',
            receives:
              'Card details and the payment, from the browser of whoever pays; from this server the amount and a number. No name of a child.',
          },
        ],
  emailJs: ({ emailJs }) =>
    emailJs === null
      ? []
      : [
          {
            who: 'EmailJS',
            host: 'api.emailjs.com',
            receives:
              'Messages from the contact page, with the sender’s name and, if given, e-mail address.',
          },
        ],
  oidc: ({ oidc }) =>
    oidc === null
      ? []
      : [
          {
            who: 'The provider of the school’s accounts',
            host: new URL(oidc.issuer).host,
            receives: 'That a teacher or admin signs in here. Nothing about pupils.',
          },
        ],
  proxies: ({ proxies }) =>
    proxies === 0
      ? []
      : [
          {
            who:
              proxies === 1
                ? 'The proxy in front of this server'
                : `The ${proxies} proxies in front of this server`,
            host: 'not known to the software',
            receives:
              'Every request and answer passes through. Who runs it is for you to write down.',
          },
        ],
  connections: null,
  backupDir: null,
  backupHours: null,
  appName: null,
  port: null,
  host: null,
  dataDir: null,
  ownWorries: null,
  origin: null,
  tls: null,
  schoolNames: null,
  redirectPort: null,
  secretKey: null,
  firstAdmin: null,
  registrationFeePence: null,
  workers: null,
  metrics: null,
  auditDays: null,
  answerMonths: null,
  idlePupils: null,
  takesUnverified: null,
  teachersAddPupils: null,
  logLevel: null,
};

export function recipientsOf(config: Config): Recipient[] {
  return Object.values(BROUGHT_IN).flatMap((find) => find?.(config) ?? []);
}

const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]', ''];

function databaseServer(databaseUrl: string | null): Recipient[] {
  if (databaseUrl === null) return [];
  const { hostname } = new URL(databaseUrl);
  if (THIS_MACHINE.includes(hostname)) return [];
  return [
    {
      who: 'Whoever runs the database server',
      host: hostname,
      receives: 'Everything in the list of what is kept stands there.',
    },
  ];
}
