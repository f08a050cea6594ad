// The endpoints that the app calls for everybody; those for admins alone come to the browser with their pages.
import { auth } from './auth.ts';
import { payment } from './payment.ts';
import { play } from './play.ts';
import { user } from './user.ts';

export const pupilContract = { ...auth, ...user, ...play, ...payment } as const;
