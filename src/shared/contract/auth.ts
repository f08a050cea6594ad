// Signing in and out, and the user as sent to the browser.
import { z } from 'zod/mini';
import { ROLES } from '../roles.ts';
import { yearGroupSchema } from '../years.ts';
import { noContent, type Endpoint } from './endpoint.ts';

export const USERNAME_MAX = 40;
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 200;
/** Longer than anything anybody types in a field, even in letters that take many characters each. */
const TYPED_MAX = 1000;

/** Letters of any script with their marks, digits, space, '.', '_' and '-' (D2). */
const USERNAME_PATTERN = /^[\p{L}\p{M}\p{Nd} ._-]+$/u;

/** No control characters, lone surrogates, invisible characters or bidirectional controls (D16). */
const SHOWN = /^[^\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * Must come before `normalize`, whose time grows with the square of the marks on a letter: 64 KiB of them took seconds.
 */
export const notEndless = (error: string) => z.maxLength(TYPED_MAX, { error, abort: true });

const hidden = (name: string) => `Please type the ${name} again: it has a hidden character in it`;

export const userSchema = z.object({
  id: z.int(),
  username: z.string(),
  /** Falls back to the username. */
  displayName: z.string(),
  avatar: z.string(),
  yearGroup: z.nullable(yearGroupSchema),
  role: z.enum(ROLES),
  /** Whether the role is 'owner'. */
  isAdmin: z.boolean(),
  gamesCompleted: z.int(),
  avatarsUnlocked: z.int(),
  /** Present while the password must be changed before any other call (D16). */
  mustChangePassword: z.optional(z.literal(true)),
  /** Present for a teacher who has no password and signs in with a school account (D10). */
  hasNoPassword: z.optional(z.literal(true)),
  /** Present while a second factor must be set up before any other call. */
  mustSetUpSecondFactor: z.optional(z.literal(true)),
});

export type User = z.infer<typeof userSchema>;

const USERNAME_TOO_LONG = `Username must be at most ${USERNAME_MAX} characters`;

/** A username for a new account, trimmed and in Unicode normal form C (D2). */
export const newUsernameSchema = z.pipe(
  z
    .string('Username is required')
    .check(notEndless(USERNAME_TOO_LONG), z.normalize('NFC'), z.trim()),
  z
    .string()
    .check(
      z.minLength(1, 'Username is required'),
      z.maxLength(USERNAME_MAX, USERNAME_TOO_LONG),
      z.regex(SHOWN, hidden('username')),
      z.regex(USERNAME_PATTERN, 'Username can have letters, numbers, spaces, dots, dashes and _'),
    ),
);

export const newPasswordSchema = z
  .string('Password must be at least 6 characters')
  .check(
    z.minLength(PASSWORD_MIN, 'Password must be at least 6 characters'),
    z.maxLength(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`),
  );

/** Log-in input; only empty and endless fields are refused, so that the answer reveals nothing about accounts (spec S5 Login). */
export const credentialsSchema = z.object({
  username: z
    .string('Username is required')
    .check(
      z.trim(),
      z.minLength(1, 'Username is required'),
      notEndless('That username is too long'),
    ),
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), notEndless('That password is too long')),
});

/** A new account's name and password (spec S5 Register, D2). */
export const newAccountSchema = z.object({
  username: newUsernameSchema,
  password: newPasswordSchema,
});

const DISPLAY_NAME_TOO_LONG = `Display name must be at most ${USERNAME_MAX} characters`;

/** Any visible characters (D16); two users may have the same. */
const displayNameSchema = z.pipe(
  z.nullish(
    z
      .string()
      .check(
        notEndless(DISPLAY_NAME_TOO_LONG),
        z.normalize(),
        z.trim(),
        z.maxLength(USERNAME_MAX, DISPLAY_NAME_TOO_LONG),
        z.regex(SHOWN, hidden('display name')),
      ),
  ),
  z.transform((name) => name ?? undefined),
);

const CHOSEN_NAME_TOO_LONG = `Too big: expected string to have <=${USERNAME_MAX} characters`;

/** A display name typed by an owner. */
export const chosenNameSchema = z
  .string()
  .check(
    notEndless(CHOSEN_NAME_TOO_LONG),
    z.normalize(),
    z.trim(),
    z.minLength(1, 'Too small: expected string to have >=1 characters'),
    z.maxLength(USERNAME_MAX, CHOSEN_NAME_TOO_LONG),
    z.regex(SHOWN, hidden('display name')),
  );

/** Either a paid checkout or a new account; error messages are about the latter (D2, D3). */
export const registerSchema = z.union(
  [
    z.object({ checkoutSessionId: z.string().check(z.minLength(1), z.maxLength(255)) }),
    z.extend(newAccountSchema, { displayName: displayNameSchema }),
  ],
  { error: ({ errors }) => errors?.at(-1)?.[0]?.message },
);

/** The new user; `wantedUsername` if that name had been taken by the time of the payment (D3). */
const registeredSchema = z.extend(userSchema, { wantedUsername: z.optional(z.string()) });

export type Registered = z.infer<typeof registeredSchema>;

export const auth = {
  getUser: {
    method: 'GET',
    path: '/api/user',
    access: 'user',
    whileFactorDue: true,
    summary: 'The signed-in user',
    whilePasswordDue: true,
    success: 200,
    reply: userSchema,
  },
  /** For pages: asked on every load, where a 401 would be an error in the browser's console. */
  getSession: {
    method: 'GET',
    path: '/api/session',
    access: 'public',
    summary: 'The signed-in user, or null',
    success: 200,
    reply: z.object({ user: z.nullable(userSchema) }),
  },
  login: {
    method: 'POST',
    path: '/api/login',
    access: 'public',
    repeat: 'anew',
    summary: 'Sign in; sets the session cookie',
    /** `code` is the second factor's; without it 401 with `needs: 'code'` if the account has one. */
    body: z.extend(credentialsSchema, { code: z.optional(z.string().check(z.maxLength(60))) }),
    success: 200,
    reply: userSchema,
  },
  register: {
    method: 'POST',
    path: '/api/register',
    access: 'public',
    repeat: 'same',
    summary: 'Make an account and sign in',
    body: registerSchema,
    success: 201,
    reply: registeredSchema,
  },
  logout: {
    method: 'POST',
    path: '/api/logout',
    access: 'public',
    repeat: 'same',
    replacesSession: true,
    summary: 'End the session; 204 even if there is none',
    success: 204,
    reply: noContent,
  },
} as const satisfies Record<string, Endpoint>;
