// The installation's public settings, and registration with payment.
import { z } from 'zod/mini';
import { newAccountSchema } from './auth.ts';
import type { Endpoint } from './endpoint.ts';

export const configSchema = z.object({
  appName: z.string(),
  /** 0 if registration is free; then no price is shown. */
  registrationFeePence: z.int().check(z.minimum(0)),
  /** 'sandbox' takes no money; both have a script that is loaded before a checkout. */
  payment: z.object({
    mode: z.enum(['stripe', 'sandbox']),
    scriptUrl: z.string(),
    /** Whether the checkout takes no money: the sandbox, or Stripe's test keys. */
    isTest: z.boolean(),
  }),
  /** Ids for the e-mail library; 'embedded' if this server stores the messages itself (D4). */
  email: z.object({
    publicKey: z.string(),
    serviceId: z.string(),
    templateId: z.string(),
    /** The e-mail service's origin; empty for this server. */
    origin: z.string(),
  }),
  /** The public address; absent where the settings name none. */
  origin: z.optional(z.string()),
  /** Present where teachers can sign in with a school account (D10). */
  schoolAccounts: z.optional(z.literal(true)),
});

export type PublicConfig = z.infer<typeof configSchema>;

export const payment = {
  getConfig: {
    method: 'GET',
    path: '/api/config',
    access: 'public',
    summary: 'The installation’s settings that the browser needs; none of them is secret',
    success: 200,
    reply: configSchema,
  },
  getStripePublicKey: {
    method: 'GET',
    path: '/api/stripe-public-key',
    access: 'public',
    summary: 'The payment provider’s publishable key',
    success: 200,
    reply: z.object({ publicKey: z.string() }),
  },
  registerPrePayment: {
    method: 'POST',
    path: '/api/register-pre-payment',
    access: 'public',
    repeat: 'anew',
    summary:
      'Check a new account’s name and keep it with its password for 24 hours, until it is paid for',
    body: newAccountSchema,
    success: 200,
    reply: z.object({}),
  },
  createCheckoutSession: {
    method: 'POST',
    path: '/api/create-checkout-session',
    access: 'public',
    repeat: 'anew',
    summary: 'Start the payment of a pending registration',
    body: newAccountSchema,
    success: 200,
    reply: z.object({ id: z.string(), url: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;
