// The e-mail service, or this server in its place: the browser sends to either by the same library (D4).
import { init, send } from '@emailjs/browser';
import type { PublicConfig } from '#shared/contract/payment.ts';

/** What a contact message carries (spec S7). */
export interface ContactMessage {
  toName: string;
  fromEmail: string;
  fromName: string;
  message: string;
}

/** Sends a contact message; throws if it was not accepted. */
export async function sendEmail(
  email: PublicConfig['email'],
  { toName, fromEmail, fromName, message }: ContactMessage,
): Promise<void> {
  init({ publicKey: email.publicKey }, email.origin);
  await send(email.serviceId, email.templateId, {
    to_name: toName,
    from_email: fromEmail,
    message,
    from_name: fromName,
  });
}
