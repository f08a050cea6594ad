// Pictures and cards of a class, for its teachers (D10). Loaded in the browser with the class's pages.
import { z } from 'zod/mini';
import { SIGN_IN_PICTURES } from '../sign-in-pictures.ts';
import { classParams } from './classes.ts';
import { numberUpTo, type Endpoint } from './endpoint.ts';

const rowId = 2_147_483_647;
/** More than a class has; a larger year group is done in parts. */
const PUPILS_MAX = 1000;

const picturesSchema = z.array(z.enum(SIGN_IN_PICTURES));

const cardSchema = z.object({
  userId: z.int(),
  displayName: z.string(),
  /** The sequence, on a card with pictures. */
  pictures: z.optional(picturesSchema),
  /**
   * The address in the QR code, which contains a secret and is shown in this answer only. It is relative to the page
   * that shows it if the installation has no configured origin.
   */
  link: z.optional(z.string()),
});

export type SignInCard = z.infer<typeof cardSchema>;

export const classCards = {
  makeCards: {
    method: 'POST',
    path: '/api/classes/:classId/cards',
    access: 'teacher',
    repeat: 'anew',
    confirm: 'password',
    summary:
      'Make pictures or QR cards for the named pupils, whose old ones and sessions end, or for all pupils who have none of that kind. 404 if the class or a pupil is not the caller’s, 503 if the installation has no key',
    params: classParams,
    body: z.object({
      kind: z.enum(['pictures', 'qr']),
      pupilIds: z.optional(
        z
          .array(z.int().check(z.minimum(1), z.maximum(rowId)))
          .check(z.minLength(1), z.maxLength(PUPILS_MAX)),
      ),
    }),
    success: 200,
    reply: z.object({ rows: z.array(cardSchema), total: z.int() }),
  },
  lookUpPictures: {
    method: 'GET',
    path: '/api/classes/:classId/pupils/:userId/pictures',
    access: 'teacher',
    summary:
      'Look up the pictures of a pupil who has forgotten them; recorded in the audit log. 404 if the pupil has none',
    params: z.extend(classParams, { userId: numberUpTo(rowId) }),
    success: 200,
    reply: z.object({ pictures: picturesSchema }),
  },
} as const satisfies Record<string, Endpoint>;
