// Ids and times in Stripe's format.
import { randomInt } from 'node:crypto';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A new id in Stripe's format: a prefix and random letters and digits. */
export function newId(prefix: 'cs_test_' | 'pi_' | 'evt_' | 'req_', length: number): string {
  return prefix + Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** The id of an object that each PaymentIntent has one of. */
export function relatedId(paymentIntent: string, prefix: 'ch_' | 'du_'): string {
  return paymentIntent.replace(/^pi_/, prefix);
}

/** Seconds since 1970. */
export const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
