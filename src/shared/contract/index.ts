// THE list of endpoints. Browser and server are both driven by it.
import { admin } from './admin.ts';
import { auth } from './auth.ts';
import { contact } from './contact.ts';
import type { Endpoint } from './endpoint.ts';
import { payment } from './payment.ts';
import { play } from './play.ts';
import { user } from './user.ts';

export const contract = {
  ...auth,
  ...user,
  ...play,
  ...payment,
  ...contact,
  ...admin,
} as const satisfies Record<string, Endpoint>;
