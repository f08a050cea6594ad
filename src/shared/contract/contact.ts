// Contact messages: the e-mail library's call, answered by this server if no e-mail service is set up (D4).
import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

export const MESSAGE_MAX = 5000;

/** Replaces each id of the e-mail service if this server stores the messages itself. */
export const EMBEDDED_ID = 'embedded';

/** The sender's name if there is no other (spec S7). */
export const ANONYMOUS = 'Anonymous User';

const WRONG_EMAIL = 'Please enter a valid email address.';

/** Optional; if given it must look like an address (spec S5 Contact). */
export const contactEmailSchema = z.string().check(
  z.trim(),
  z.maxLength(254, WRONG_EMAIL),
  z.refine((text) => text === '' || z.email().safeParse(text).success, WRONG_EMAIL),
);

/** What the sender wrote, trimmed (spec S5 Contact, D4). */
export const contactMessageSchema = z
  .string('Please enter a message before sending.')
  .check(
    z.trim(),
    z.minLength(1, 'Please enter a message before sending.'),
    z.maxLength(MESSAGE_MAX, `A message can have at most ${MESSAGE_MAX} characters.`),
  );

const embeddedId = z.literal(EMBEDDED_ID, 'We don’t know this e-mail service.');

/** The body posted by `send` of @emailjs/browser, without fields that only the real service reads. */
const emailSchema = z.object({
  service_id: embeddedId,
  template_id: embeddedId,
  user_id: embeddedId,
  template_params: z.object({
    to_name: z.optional(z.string().check(z.maxLength(200))),
    from_name: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    from_email: z._default(contactEmailSchema, ''),
    message: contactMessageSchema,
  }),
});

export const contact = {
  sendMessage: {
    method: 'POST',
    path: '/api/v1.0/email/send',
    access: 'public',
    repeat: 'key',
    summary: "Keep a contact message, by EmailJS's own call; 404 where EmailJS itself is set up",
    body: emailSchema,
    success: 200,
    /** The text OK, as from the e-mail service. */
    reply: z.string(),
  },
} as const satisfies Record<string, Endpoint>;
