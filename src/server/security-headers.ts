// Headers that keep foreign scripts, frames and eyes out.
import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

// What Stripe.js needs (docs.stripe.com/security/guide, Content Security Policy).
const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const STRIPE_FRAMES = [...STRIPE_SCRIPTS, 'https://hooks.stripe.com'];
const STRIPE_API = 'https://api.stripe.com';
const EMAILJS_API = 'https://api.emailjs.com';

/** Helmet's headers with our content policy: everything from this server, and only what is configured from outside. */
export async function addSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const stripe = config.stripe !== null;
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(stripe ? STRIPE_SCRIPTS : [])],
        // The dialogs' scroll lock writes a style element; no script can come of that.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
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
    // Only where the installation says it is reached by HTTPS: a school's plain-HTTP address must go on working.
    strictTransportSecurity: config.origin?.startsWith('https:') ?? false,
    referrerPolicy: { policy: 'same-origin' },
  });
}
