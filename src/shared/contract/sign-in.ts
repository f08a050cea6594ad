// Signing in without typing (D10): the class page, secret pictures and cards.
import { z } from 'zod/mini';
import { SEQUENCE_LENGTH, SIGN_IN_PICTURES } from '../sign-in-pictures.ts';
import { userSchema } from './auth.ts';
import type { Endpoint } from './endpoint.ts';

const code = z.string().check(z.maxLength(20));

const pictureSchema = z.enum(SIGN_IN_PICTURES, 'Please choose your pictures.');

const signInPageSchema = z.object({
  className: z.string(),
  /** All pictures, in the order in which every class page shows them. */
  choices: z.array(pictureSchema),
  pupils: z.array(
    z.object({
      /** Names the pupil on this class page, and only while it has this code. */
      ref: z.string(),
      firstName: z.string(),
      avatar: z.string(),
    }),
  ),
});

const signedInByCardSchema = z.extend(userSchema, {
  /** Whether the session ends after 30 idle minutes, because other children use the device as well. */
  onSharedDevice: z.boolean(),
});

export type SignedInByCard = z.infer<typeof signedInByCardSchema>;

export type SignInPage = z.infer<typeof signInPageSchema>;

export const signIn = {
  getSignInPage: {
    method: 'GET',
    path: '/api/sign-in/:code',
    access: 'public',
    summary:
      'The pupils who can sign in on an open class page. 404 if the code is wrong or the page is closed; 429 after many wrong codes, unless the token is right',
    params: z.object({ code }),
    query: z.object({
      /** Of the class page's QR code. */
      token: z.optional(z.string().check(z.maxLength(64))),
    }),
    success: 200,
    reply: signInPageSchema,
  },
  signInByPictures: {
    method: 'POST',
    path: '/api/sign-in/pictures',
    access: 'public',
    repeat: 'same',
    summary:
      'Sign in on a class page; the session ends after 30 idle minutes. 401 if the pictures are wrong, 404 if the code is wrong or the page is closed, 429 after too many attempts',
    body: z.object({
      code,
      ref: z.string().check(z.maxLength(64)),
      pictures: z
        .array(pictureSchema)
        .check(z.length(SEQUENCE_LENGTH, 'Please choose three pictures.')),
    }),
    success: 200,
    reply: userSchema,
  },
  signInByCard: {
    method: 'POST',
    path: '/api/sign-in/card',
    access: 'public',
    repeat: 'same',
    summary:
      'Sign in with the secret of a QR card; on a shared device the session ends after 30 idle minutes. 401 if the card is no longer valid, 429 after too many attempts',
    body: z.object({ secret: z.string().check(z.maxLength(64)) }),
    success: 200,
    reply: signedInByCardSchema,
  },
} as const satisfies Record<string, Endpoint>;
