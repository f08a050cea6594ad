// Security headers.
import fastifyHelmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { strictTransportSecurity } from '../tls/strict-transport-security.ts';

// What Stripe.js needs (docs.stripe.com/security/guide, Content Security Policy).
const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const STRIPE_FRAMES = [...STRIPE_SCRIPTS, 'https://hooks.stripe.com'];
const STRIPE_API = 'https://api.stripe.com';
const EMAILJS_API = 'https://api.emailjs.com';

/** Device features that no page uses, apart from one that uses the microphone. */
const UNUSED_FEATURES = [
  'accelerometer',
  'attribution-reporting',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'join-ad-interest-group',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'run-ad-auction',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
const PERMISSIONS_POLICY = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');
/** Of the page on which a teacher records words (D11). */
export const WITH_MICROPHONE = PERMISSIONS_POLICY.replace('microphone=()', 'microphone=(self)');

/** Those of Helmet's that apply to an answer of `/api/`, which is never a page; so every call is 850 bytes shorter. */
const ON_DATA = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-resource-policy',
];
/** For data: opened as a page, it is text that can do nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** Adds the security headers to every answer. They never change, so they are computed only once. */
export async function addSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const onPages = await headersOf(config);
  const onData = {
    'content-security-policy': NOTHING,
    ...Object.fromEntries(Object.entries(onPages).filter(([name]) => ON_DATA.includes(name))),
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? onData : onPages);
    done();
  });
}

const NOT_OF_HELMET = new Set(['content-type', 'content-length', 'date', 'connection']);

/** Helmet with our content security policy: everything comes from this server, apart from configured services. */
async function headersOf(config: Config): Promise<Record<string, string>> {
  const stripe = config.stripe !== null;
  const probe = Fastify();
  await probe.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(stripe ? STRIPE_SCRIPTS : [])],
        // Styles that code sets on an element or in a constructed sheet need no permission; a style element would (CSP
        // 3).
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        // The service worker and the manifest.
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        connectSrc: [
          "'self'",
          ...(stripe ? [STRIPE_API] : []),
          ...(config.emailJs ? [EMAILJS_API] : []),
        ],
        frameSrc: stripe ? STRIPE_FRAMES : ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    // Browsers must be able to return to plain HTTP when the school's own authority is removed.
    strictTransportSecurity:
      config.schoolNames.length === 0 && strictTransportSecurity(config.origin),
    referrerPolicy: { policy: 'same-origin' },
  });
  probe.get('/', async () => '');
  const { headers } = await probe.inject('/');
  await probe.close();
  const ofHelmet = Object.entries(headers)
    .filter(([name]) => !NOT_OF_HELMET.has(name))
    .map(([name, value]) => [name, String(value)] as const);
  // Helmet has no option for this one.
  return { ...Object.fromEntries(ofHelmet), 'permissions-policy': PERMISSIONS_POLICY };
}
