// Settings for the browser's e-mail library (D4).
import { EMBEDDED_ID } from '#shared/contract/contact.ts';
import type { PublicConfig } from '#shared/contract/payment.ts';
import type { Config } from '../platform/config.ts';

const EMAILJS_ORIGIN = 'https://api.emailjs.com';

/** EmailJS with its ids if it is set up, otherwise this server. */
export function emailSettings({ emailJs }: Config): PublicConfig['email'] {
  if (emailJs) return { ...emailJs, origin: EMAILJS_ORIGIN };
  return { publicKey: EMBEDDED_ID, serviceId: EMBEDDED_ID, templateId: EMBEDDED_ID, origin: '' };
}
