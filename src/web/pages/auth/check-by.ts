import { z } from 'zod/mini';
import type { Checked, Credentials } from './credentials-form.tsx';

/** What was typed as the schema parses it, or the error of each field. */
export function checkBy(schema: z.ZodMiniType<Credentials>, typed: Credentials): Checked {
  const checked = schema.safeParse(typed);
  return checked.success ? checked : { errors: z.flattenError(checked.error).fieldErrors };
}
