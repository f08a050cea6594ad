// Refunds, disputes and failed payments that owners get notices of, and their decisions.
import { z } from 'zod/mini';
import { ACCOUNT_PAYMENT_STATES, NOTICE_DECISIONS, NOTICE_KINDS } from '../payment-states.ts';
import { idParams, moment, numberUpTo, type Endpoint } from './endpoint.ts';

/** What owners see of an account's state. */
export const accountMarks = {
  isActive: z.boolean(),
  /** Registered where no money was taken: in the sandbox, or with Stripe's test keys. */
  isTest: z.boolean(),
  /** Null if nothing is wrong. */
  paymentState: z.nullable(z.enum(ACCOUNT_PAYMENT_STATES)),
};

export const paymentNoticeSchema = z.object({
  id: z.int(),
  kind: z.enum(NOTICE_KINDS),
  amountPence: z.int(),
  isTest: z.boolean(),
  /** The account that was paid for; null if there is none, or no longer one. */
  student: z.nullable(z.object({ id: z.int(), displayName: z.string(), isActive: z.boolean() })),
  /** The username of the registration, while that is stored. */
  wantedUsername: z.nullable(z.string()),
  createdAt: moment,
  /** Null until an owner has decided. */
  decision: z.nullable(z.enum(NOTICE_DECISIONS)),
});

export type PaymentNotice = z.infer<typeof paymentNoticeSchema>;

export const ownerPayments = {
  getPaymentNotices: {
    method: 'GET',
    path: '/api/admin/payment-notices',
    access: 'admin',
    reads: 'payments-read',
    summary: 'Refunds, disputes and failed payments, newest first, 20 a page',
    query: z.object({ page: z._default(numberUpTo(1_000_000), 1) }),
    success: 200,
    reply: z.object({ rows: z.array(paymentNoticeSchema), total: z.int(), undecided: z.int() }),
  },
  decidePaymentNotice: {
    method: 'POST',
    path: '/api/admin/payment-notices/:id',
    access: 'admin',
    repeat: 'same',
    summary: 'Keep the account that a notice is about, or switch it off',
    params: idParams,
    body: z.object({ decision: z.enum(NOTICE_DECISIONS) }),
    changes: ['/api/admin/stats', '/api/admin/students'],
    success: 200,
    reply: paymentNoticeSchema,
  },
} as const satisfies Record<string, Endpoint>;
