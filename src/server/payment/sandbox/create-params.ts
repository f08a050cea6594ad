// The parameters of a new checkout session that the sandbox supports; it refuses others, as Stripe does.
import { z } from 'zod';
import { Problem } from './problem.ts';

/** Stripe's smallest amount in pounds is 30 pence. */
const SMALLEST_AMOUNT = 30;
const LARGEST_AMOUNT = 99_999_999;
/** Stripe's limits for `expires_at`, and its default, in seconds from now. */
const SHORTEST_S = 30 * 60;
const LONGEST_S = 24 * 3600;

const wholeNumber = z
  .string()
  .regex(/^\d{1,12}$/, 'Invalid integer')
  .transform(Number);

const address = z.url({ protocol: /^https?$/, error: 'Not a valid URL' }).max(5000);

const paramsSchema = z.strictObject({
  mode: z.literal('payment'),
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: z.string().max(200).optional(),
  expires_at: wholeNumber.optional(),
  line_items: z
    .array(
      z.strictObject({
        quantity: wholeNumber.pipe(z.number().min(1).max(999_999)),
        price_data: z.strictObject({
          currency: z.string().regex(/^[A-Za-z]{3}$/, 'Invalid currency'),
          unit_amount: wholeNumber,
          product_data: z.strictObject({ name: z.string().min(1).max(5000) }),
        }),
      }),
    )
    .length(1, 'The sandbox sells one thing at a time'),
  locale: z.literal('en-GB').optional(),
  allowed_payment_method_types: z.array(z.literal('card')).optional(),
  submit_type: z.literal('pay').optional(),
  custom_text: z
    .strictObject({ submit: z.strictObject({ message: z.string().min(1).max(1200) }) })
    .optional(),
});

export interface CreateParams {
  productName: string;
  amountTotal: number;
  currency: string;
  clientReferenceId: string | null;
  successUrl: string;
  cancelUrl: string | null;
  expiresAt: Date;
}

/** The parameters of a parsed form; throws Problem 400 that names the first invalid one. */
export function readCreateParams(form: unknown, now: Date): CreateParams {
  const parsed = paramsSchema.safeParse(form ?? {});
  if (!parsed.success) throw problemOf(parsed.error);
  const params = parsed.data;
  const [item] = params.line_items;
  if (!item) throw new Problem(400, 'Missing required param: line_items.');
  const { currency, unit_amount, product_data } = item.price_data;
  return {
    productName: product_data.name,
    amountTotal: checkAmount(unit_amount * item.quantity),
    currency: currency.toLowerCase(),
    clientReferenceId: params.client_reference_id ?? null,
    successUrl: params.success_url,
    cancelUrl: params.cancel_url ?? null,
    expiresAt: readExpiry(params.expires_at, now),
  };
}

function checkAmount(amount: number): number {
  const param = 'line_items[0][price_data][unit_amount]';
  if (amount < SMALLEST_AMOUNT) {
    throw new Problem(400, 'The total amount must be at least £0.30.', 'amount_too_small', param);
  }
  if (amount > LARGEST_AMOUNT) {
    throw new Problem(400, 'The total amount is too large.', 'amount_too_large', param);
  }
  return amount;
}

function readExpiry(expiresAt: number | undefined, now: Date): Date {
  const nowS = Math.floor(now.getTime() / 1000);
  const at = expiresAt ?? nowS + LONGEST_S;
  if (at < nowS + SHORTEST_S || at > nowS + LONGEST_S) {
    const sentence = 'The `expires_at` timestamp must be 30 minutes to 24 hours from now.';
    throw new Problem(400, sentence, undefined, 'expires_at');
  }
  return new Date(at * 1000);
}

function problemOf({ issues: [issue] }: z.ZodError): Problem {
  if (!issue) return new Problem(400, 'Invalid request.');
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const [first = '', ...rest] = [...issue.path, ...(unknown === undefined ? [] : [unknown])];
  const param = String(first) + rest.map((part) => `[${String(part)}]`).join('');
  if (unknown !== undefined) {
    return new Problem(400, `Received unknown parameter: ${param}`, 'parameter_unknown', param);
  }
  const missing = issue.code === 'invalid_type' && issue.input === undefined;
  return missing
    ? new Problem(400, `Missing required param: ${param}.`, 'parameter_missing', param)
    : new Problem(400, `Invalid ${param}: ${issue.message}`, 'parameter_invalid', param);
}
